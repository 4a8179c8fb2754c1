import { describe, expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const all = (turns: FairQueue<string>) => Array.from({ length: turns.length }, () => turns.shift());

describe('a fair queue', () => {
  test('alternates between users, each first in, first out', () => {
    const turns = new FairQueue<string>();
    for (const number of [1, 2, 3, 4]) turns.push('ann', `ann ${number}`);
    turns.push('bob', 'bob 1');
    turns.push(undefined, 'somebody 1');
    turns.push('bob', 'bob 2');
    turns.push(undefined, 'somebody 2');
    expect([turns.of('ann'), turns.of('bob'), turns.of(undefined), turns.of('eve')]).toEqual([4, 2, 2, 0]);
    expect(all(turns)).toEqual(['ann 1', 'bob 1', 'somebody 1', 'ann 2', 'bob 2', 'somebody 2', 'ann 3', 'ann 4']);
  });

  test('serves a user who joins late next, however many items are queued', () => {
    const turns = new FairQueue<string>();
    for (const number of [1, 2, 3]) turns.push('ann', `ann ${number}`);
    expect(turns.shift()).toBe('ann 1');
    turns.push('bob', 'bob 1');
    expect(all(turns)).toEqual(['bob 1', 'ann 2', 'ann 3']);
  });

  test('resets when it is empty, and returns all items at the end', () => {
    const turns = new FairQueue<string>();
    turns.push('ann', 'ann 1');
    expect([turns.shift(), turns.shift()]).toEqual(['ann 1', undefined]);
    turns.push('ann', 'ann 2');
    turns.push('bob', 'bob 1');
    expect(turns.takeAll()).toEqual(['ann 2', 'bob 1']);
    expect(turns.length).toBe(0);
  });
});
