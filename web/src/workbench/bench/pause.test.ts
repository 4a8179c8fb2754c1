import { describe, expect, test } from 'vitest';
import { noKey, waitForPause, withKey } from './pause.ts';

const keysAt = (...times: number[]) => times.reduce(withKey, noKey);

describe('results', () => {
  test('wait for a short pause after a key press', () => {
    expect(waitForPause(1010, keysAt(1000), 1005)).toBe(50);
    expect(waitForPause(1060, keysAt(1000), 1005)).toBe(0);
    expect(waitForPause(2000, keysAt(1000), 1005)).toBe(0);
  });

  test('follow slow key presses one by one', () => {
    expect(waitForPause(1010, keysAt(900, 1000), 1005)).toBe(50);
  });

  test('wait longer after a fast run of keys', () => {
    expect(waitForPause(1010, keysAt(901, 1000), 905)).toBe(140);
    expect(waitForPause(1010, keysAt(801, 900, 1000), 805)).toBe(50);
  });

  test('do not wait if no key was pressed', () => expect(waitForPause(1010, noKey, 1005)).toBe(0));

  test('appear after a maximum delay while typing continues', () => {
    expect(waitForPause(2980, keysAt(2945, 2975), 1000)).toBe(20);
    expect(waitForPause(3000, keysAt(2969, 2999), 1000)).toBe(0);
  });
});
