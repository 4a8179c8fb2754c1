import { expect, test } from 'vitest';
import { waitForPause } from './pause.ts';

test('results wait until no key has come for a moment', () => {
  expect(waitForPause(1010, 1000, 1005)).toBe(50);
  expect(waitForPause(1060, 1000, 1005)).toBe(0);
  expect(waitForPause(2000, 1000, 1005)).toBe(0);
});

test('results wait for nothing where no key was pressed', () => expect(waitForPause(1010, -Infinity, 1005)).toBe(0));

test('results come all the same where keys go on', () => {
  expect(waitForPause(1980, 1975, 1000)).toBe(20);
  expect(waitForPause(2000, 1999, 1000)).toBe(0);
});
