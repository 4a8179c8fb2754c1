import { fittingNames } from '@isentrope/engineering/flow';
import { expect, test } from 'vitest';
import { parseList, textWithCounts } from '../kit/index.ts';
import { fittings } from './fields.ts';
import { fittingAliases } from './fitting-names.ts';

const read = (text: string) => parseList(fittings.field, textWithCounts(fittings.field, text));

test.each([
  ['4 x LR elbow', 'Bend 90°, r/D 1.5', 4],
  ['90° LR elbow: 4', 'Bend 90°, r/D 1.5', 4],
  ['LR 90 elbows x 2', 'Bend 90°, r/D 1.5', 2],
  ['90 deg elbow LR', 'Bend 90°, r/D 1.5', 1],
  ['Elbow 90°, long radius: 3', 'Bend 90°, r/D 1.5', 3],
  ['90-deg. long-radius elbow: 1', undefined, undefined],
  ['2 x 1.5D bend', 'Bend 90°, r/D 1.5', 2],
  ['SR elbow 90 x 2', 'Bend 90°, r/D 1', 2],
  ['90 threaded elbow: 6', 'Elbow 90°, threaded', 6],
  ['45 deg elbow: 2', 'Elbow 45°', 2],
  ['tee thru run: 1', 'Tee, run', 1],
  ['full bore ball valve', 'Ball valve, full port', 1],
  ['NRV, swing: 1', 'Swing check valve', 1],
])('“%s” is %s', (text, item, amount) => {
  const found = read(text);
  expect(found.ok ? found.items[0] : undefined).toEqual(item && { item, amount });
});

// Crane TP-410, 2009, A-30: 14 fT of a bend of r/D 1.5, 16 fT of an elbow of 45°, 30 fT of one of 90°.
test.each(['Elbow 90°: 4', '90° elbow: 4', '4 x elbow 90', '90 deg. elbows: 2', '3 x 90 bend'])(
  '“%s” is refused with the elbows of 90°, and not with one of 45°',
  text => {
    expect(read(text)).toEqual({
      ok: false,
      reason: expect.stringMatching(
        /which may be of long radius.* Bend 90°, r\/D 1\.5 .* or Elbow 90°, threaded$/,
      ) as string,
    });
  },
);

test('no other name belongs to two fittings or to a name of the list', () => {
  const gapless = (text: string) => text.toLowerCase().replaceAll(/[\s-]/g, '');
  const all = Object.entries(fittingAliases).flatMap(([item, names]) =>
    [...new Set([...names, item].map(gapless))].map(name => [name, item] as const),
  );
  const own = fittingNames.filter(item => !(item in fittingAliases)).map(gapless);
  expect(new Set([...all.map(([name]) => name), ...own]).size).toBe(all.length + own.length);
});
