import { expect, test } from 'vitest';
import { estimateProgress } from './exploration.ts';
import { ReasonCounter } from './reason-counter.ts';

test('estimated progress rises linearly to nine tenths, then slower', () => {
  const share = estimateProgress(4);
  const reported = Array.from({ length: 8 }, () => share());
  expect(reported.map(each => Number(each.toFixed(6)))).toEqual([
    0.225, 0.45, 0.675, 0.9, 0.92, 0.933333, 0.942857, 0.95,
  ]);
});

test('reasons are counted regardless of their numbers, most frequent first, eight at most', () => {
  const tally = new ReasonCounter();
  tally.add('b is 1.');
  for (const number of ['1.5', '2,300', '17']) tally.add(`a is ${number}.`);
  for (const letter of 'cdefghij') tally.add(`${letter} is none.`);
  expect(tally.count).toBe(12);
  expect(tally.list().slice(0, 2)).toEqual([
    { reason: 'a is 1.5.', count: 3 },
    { reason: 'b is 1.', count: 1 },
  ]);
  expect(tally.list().length).toBe(8);
});
