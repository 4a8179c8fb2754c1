import type { ReportedLine } from '@isentrope/calculators/kit';
import { expect, test } from 'vitest';
import { mergeWorkings } from './merge-workings.ts';

const line = (id: string, more: Partial<ReportedLine> = {}): ReportedLine => ({
  id,
  label: id,
  equation: `${id} = 1`,
  where: [],
  numbers: {},
  ...more,
});

/** The merged steps with their case numbers. */
const shown = (...workings: (readonly ReportedLine[])[]) =>
  mergeWorkings(workings.map((lines, index) => ({ number: index + 1, lines }))).map(
    ({ id, equation, of }) => `${id} ${equation} ${of.map(({ number }) => number).join('')}`,
  );

test('a step of all cases is listed once', () => {
  const three = line('a', { numbers: { x: 3 }, value: { type: 'words', text: 'three' }, note: 'slowly' });
  expect(shown([line('a'), line('b')], [three, line('b')])).toEqual(['a a = 1 12', 'b b = 1 12']);
});

test('a step of some cases follows the one before it in those cases', () => {
  expect(shown([line('a'), line('c')], [line('a'), line('b'), line('c')])).toEqual([
    'a a = 1 12',
    'b b = 1 2',
    'c c = 1 12',
  ]);
});

test('a different version of a step follows the same step of the other case', () => {
  const otherwise = line('b', { equation: 'b = 2' });
  expect(shown([line('a'), line('b'), line('c')], [otherwise, line('c')])).toEqual([
    'a a = 1 1',
    'b b = 1 1',
    'b b = 2 2',
    'c c = 1 12',
  ]);
});

test('a step with another source is a separate step', () => {
  expect(shown([line('a', { source: 'ISO 1' })], [line('a', { source: 'ISO 2' })])).toHaveLength(2);
});

test('a step repeated in one case is listed twice', () => {
  expect(shown([line('a'), line('a')], [line('a'), line('a')])).toEqual(['a a = 1 12', 'a a = 1 12']);
});

test('a line with a label only is omitted', () => {
  const { equation: _, ...named } = line('a');
  expect(shown([named, line('b')])).toEqual(['b b = 1 1']);
});
