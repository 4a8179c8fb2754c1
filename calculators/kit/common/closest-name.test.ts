import { expect, test } from 'vitest';
import { closestName } from './closest-name.ts';

test.each([
  ['presure', ['pressure', 'temperature'], 'pressure'],
  ['FlowRate', ['flowRate'], 'flowRate'],
  ['abc', ['abd'], 'abd'],
  ['abc', ['abcd'], 'abcd'],
  ['abcd', ['abc'], 'abc'],
  ['ab', ['ax'], 'ax'],
  ['abcdef', ['abxyef'], 'abxyef'],
  ['abcdef', ['abxyzf', 'abxyef', 'abxdef'], 'abxdef'],
])('%s most likely means one of %j: %s', (mistyped, names, meant) => expect(closestName(mistyped, names)).toBe(meant));

test.each([
  ['abc', ['ade']],
  ['abcdef', ['abxyzf']],
  ['abc', ['abcde']],
  ['abc', []],
  ['x'.repeat(30_000), ['pressure']],
])('%s means none of %j', (mistyped, names) => expect(closestName(mistyped, names)).toBeUndefined());
