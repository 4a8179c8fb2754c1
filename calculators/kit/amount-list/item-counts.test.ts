import { expect, test } from 'vitest';
import { list } from '../definition/fields.ts';
import { textWithCounts } from './item-counts.ts';
import { parseList } from './list-text.ts';

const field = list('Fittings', ['Elbow 45°', 'Bend 90°, r/D 1.5', 'Tee, run', 'Gate valve', 'Globe valve'], {
  itemLabel: 'fitting',
  amount: { label: 'count', atLeast: 1, whole: true },
  mayBeEmpty: true,
  aliases: { 'Elbow 45°': ['45 elbow', 'Elbow 45'], 'Bend 90°, r/D 1.5': ['LR elbow'] },
});

test.each([
  ['2 x Gate valve', 'Gate valve: 2'],
  ['Gate valve 2', 'Gate valve: 2'],
  ['Gate valve x 2', 'Gate valve: 2'],
  ['gate valve (2)', 'Gate valve: 2'],
  ['Gate valve - 2 nos', 'Gate valve: 2'],
  ['2 nos. gate valves', 'Gate valve: 2'],
  ['Gate valve', 'Gate valve: 1'],
  ['45 elbow', 'Elbow 45°: 1'],
  ['2 45 elbow', '2 45 elbow'],
  ['2 x 45 elbow', 'Elbow 45°: 2'],
  ['Elbow 45 3', 'Elbow 45°: 3'],
  ['Tee, run, Gate valve', 'Tee, run: 1; Gate valve: 1'],
  ['4 LR elbows, 1 x globe valve + tee, run', 'Bend 90°, r/D 1.5: 4; Globe valve: 1; Tee, run: 1'],
  ['Bend 90°, r/D 1.5: 2; 3 x gate valve', 'Bend 90°, r/D 1.5: 2; Gate valve: 3'],
  ['2 x elbow', 'elbow: 2'],
  ['', ''],
])('%s is %s', (typed, text) => expect(textWithCounts(field, typed)).toBe(text));

test('a name that several items share is refused with all of them', () => {
  expect(parseList(field, textWithCounts(field, '2 x elbow'))).toEqual({
    ok: false,
    reason: 'has no fitting "elbow"; choose one from the list; the nearest are Elbow 45° and Bend 90°, r/D 1.5',
  });
  expect(parseList(field, 'valve: 2')).toMatchObject({
    reason: expect.stringContaining('the nearest are Gate valve and Globe valve') as string,
  });
});

test('the text of a list of amounts stays', () => {
  const composition = list('Composition', ['Methane'], { itemLabel: 'component', amount: { label: 'fraction' } });
  expect(textWithCounts(composition, 'Methane 2')).toBe('Methane 2');
});
