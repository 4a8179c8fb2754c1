import { expect, test } from 'vitest';
import { compositionOf, incompleteSumOf } from './composition.ts';

test.each([
  ['Methane 92, Ethane 8', [0.92, 0.08]],
  ['Methane 92,5, Ethane 7,5', [0.925, 0.075]],
  ['(C1 0.9, C2 0.1)', [0.9, 0.1]],
  ['C1 92,5; C2 7,5', [0.925, 0.075]],
  ['C1: 90, nC4: 10', [0.9, 0.1]],
  ['C7+ (M 300, SG 0.89) 1', [1]],
  ['C1 60, C7+ (M 300, SG 0,89) 40', [0.6, 0.4]],
  ['(C1 60, C7+ (M 300, SG 0.89) 40)', [0.6, 0.4]],
])('the components of %s are separated where a comma cannot be a decimal one', (composition, fractions) => {
  expect(compositionOf({ composition })).toMatchObject({ ok: true });
  const read = compositionOf({ composition });
  expect(Object.values(read?.ok ? read.components : {})).toEqual(fractions.map(each => expect.closeTo(each, 12)));
});

test('a list with commas that cannot be read asks for semicolons', () => {
  expect(compositionOf({ composition: 'Methane, Ethane 8' })).toEqual({
    ok: false,
    reason: 'has no component "Methane, Ethane"; choose one from the list; separate the components by semicolons',
  });
});

test.each([
  ['C1 0.5; C3 0.4', 0.9],
  ['C1 60; C3 48', 108],
  ['C1 0.5; C3 0.5', undefined],
  ['C1 85; C2 8; C3 5; nC4 2; H2O 0.05', undefined],
  ['C1 1200; C3 400', undefined],
])('the sum of %s is stated where it misses 1 or 100', (composition, sum) => {
  expect(incompleteSumOf({ composition })).toBe(sum);
});
