import { describe, expect, test } from 'vitest';
import { noKeyPressed, remainingDelay, recordKeyPress } from './pause.ts';

const keysAt = (...times: number[]) => times.reduce(recordKeyPress, noKeyPressed);

describe('results', () => {
  test('wait for a short pause after a key press', () => {
    expect(remainingDelay(1010, keysAt(1000), 1005)).toBe(50);
    expect(remainingDelay(1060, keysAt(1000), 1005)).toBe(0);
    expect(remainingDelay(2000, keysAt(1000), 1005)).toBe(0);
  });

  test('follow slow key presses one by one', () => {
    expect(remainingDelay(1010, keysAt(900, 1000), 1005)).toBe(50);
  });

  test('wait longer after a fast run of keys', () => {
    expect(remainingDelay(1010, keysAt(901, 1000), 905)).toBe(140);
    expect(remainingDelay(1010, keysAt(801, 900, 1000), 805)).toBe(50);
  });

  test('do not wait if no key was pressed', () => expect(remainingDelay(1010, noKeyPressed, 1005)).toBe(0));

  test('appear after a maximum delay while typing continues', () => {
    expect(remainingDelay(2980, keysAt(2945, 2975), 1000)).toBe(20);
    expect(remainingDelay(3000, keysAt(2969, 2999), 1000)).toBe(0);
  });
});
