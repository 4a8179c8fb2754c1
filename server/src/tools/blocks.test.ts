import { describe, expect, test } from 'vitest';
import { BlockSizes, inOrder } from './blocks.ts';

describe('parts of a whole', () => {
  /** Processes six parts; each ends when the test calls its entry in `ends`. */
  function asking(ahead: number) {
    const started: number[] = [];
    const ends: ((fails?: Error) => void)[] = [];
    const answers = inOrder([0, 1, 2, 3, 4, 5].values(), ahead, part => {
      started.push(part);
      return new Promise<string>((resolve, reject) => {
        ends[part] = fails => (fails === undefined ? resolve(`answer ${part}`) : reject(fails));
      });
    });
    return { asked: started, ends, answers };
  }

  test('are processed with limited concurrency, and yielded in order', async () => {
    const { asked: started, ends, answers } = asking(2);
    expect(started).toEqual([]);
    const first = answers.next();
    expect(started).toEqual([0, 1]);
    ends[1]?.();
    ends[0]?.();
    expect(await first).toEqual({ done: false, value: 'answer 0' });
    expect(started).toEqual([0, 1, 2]);
    expect(await answers.next()).toEqual({ done: false, value: 'answer 1' });
    expect(started).toEqual([0, 1, 2, 3]);
  });

  test('are not processed further until results are read', async () => {
    const { asked: started, ends, answers } = asking(1);
    const first = answers.next();
    ends[0]?.();
    await first;
    await answers.return();
    expect(await answers.next()).toEqual({ done: true, value: undefined });
    expect(started).toEqual([0, 1]);
  });

  test('end with the first failure', async () => {
    const { ends, answers } = asking(2);
    const first = answers.next();
    ends[1]?.(new Error('no more'));
    ends[0]?.();
    await first;
    await expect(answers.next()).rejects.toThrow(new Error('no more'));
    expect((await answers.next()).done).toBe(true);
  });
});

test('a block has as many cases as a thread calculates in about 20 ms, by the last durations', () => {
  const sizes = new BlockSizes();
  expect(sizes.next('a')).toBe(5);
  sizes.record('a', 5, 2.5);
  expect(sizes.next('a')).toBe(40);
  sizes.record('a', 40, 0);
  expect(sizes.next('a')).toBe(200);
  sizes.record('a', 200, 60_000);
  expect(sizes.next('a')).toBe(1);
  expect(sizes.next('b')).toBe(5);
});
