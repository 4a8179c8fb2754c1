import { expect, test } from 'vitest';
import { foldNames } from './fold-names.ts';

const tags = (count: number) => Array.from({ length: count }, (_, index) => `CW-${index + 1}`).join(', ');

test('a long list of names is folded between its first eight and its last', () => {
  expect(foldNames(`The velocity is above its limit at: ${tags(20)}.`)).toEqual({
    before: `The velocity is above its limit at: ${tags(8)}`,
    names: Array.from({ length: 11 }, (_, index) => `CW-${index + 9}`),
    after: 'CW-20.',
  });
});

test('the words behind a list, which may have commas too, stay', () => {
  const after = 'That is typical of globe valves; rotary valves, such as ball valves, have less.';
  expect(foldNames(`F_L is assumed for the valves without one: ${tags(16)}. ${after}`)).toMatchObject({
    names: Array.from({ length: 7 }, (_, index) => `CW-${index + 9}`),
    after: `CW-16. ${after}`,
  });
});

test('short lists and texts without a list are not', () => {
  expect(foldNames(`The velocity is above its limit at: ${tags(12)}.`)).toBeUndefined();
  expect(foldNames('Pressures differ by 0.012 % at most, which is little.')).toBeUndefined();
  expect(foldNames('')).toBeUndefined();
});

test('every name is in one of the parts, once', () => {
  for (let count = 1; count < 40; count += 1) {
    const text = `At: ${tags(count)}.`;
    const folded = foldNames(text);
    if (folded) expect([folded.before, ...folded.names, folded.after].join(', ')).toBe(text);
    expect(folded === undefined).toBe(count < 13);
  }
});
