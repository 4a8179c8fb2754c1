import { describe, expect, test } from 'vitest';
import { BusyError, boundedHashing, maxConcurrentHashes, lightHashing, limitConcurrency } from './password-hashing.ts';

describe('password hashing', () => {
  test.each([boundedHashing(), lightHashing])('distinguishes the right password from a wrong one', async hashing => {
    const hash = await hashing.hash('Correct-Horse-7');
    expect(hash).not.toContain('Correct');
    expect(await hashing.verify({ hash, password: 'Correct-Horse-7' })).toBe(true);
    expect(await hashing.verify({ hash, password: 'Correct-Horse-8' })).toBe(false);
  });

  test('leaves a core and a worker thread free on any machine', () => {
    expect([1, 2, 3, 4, 5, 64].map(maxConcurrentHashes)).toEqual([1, 1, 2, 3, 3, 3]);
  });
});

describe('a concurrency limit', () => {
  test('runs a limited number of jobs at once, in order, and continues after a failure', async () => {
    const limited = limitConcurrency(2, 100);
    let running = 0;
    let maximum = 0;
    const order: number[] = [];
    const job = (index: number) =>
      limited(async () => {
        running += 1;
        maximum = Math.max(maximum, running);
        order.push(index);
        await new Promise(resolve => setTimeout(resolve, 1));
        running -= 1;
        if (index === 3) throw new Error('failed');
      });
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => job(index)));
    expect(maximum).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });

  test('refuses jobs that would wait too long', async () => {
    const limited = limitConcurrency(1, 1);
    let finish = (): void => undefined;
    const first = limited(() => new Promise<void>(resolve => (finish = resolve)));
    const second = limited(() => Promise.resolve());
    await expect(limited(() => Promise.resolve())).rejects.toThrow(BusyError);
    finish();
    await Promise.all([first, second]);
  });
});
