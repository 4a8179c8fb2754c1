import { beforeAll, expect, test } from 'vitest';
import { findCalculator } from '../../catalogue.ts';
import { blankCase, orientGrid, type Definition } from '../index.ts';

let valve: Definition;

beforeAll(async () => {
  const definition = await findCalculator('control-valve')?.load();
  if (!definition) throw new Error('There is no control valve.');
  valve = definition;
});

const rowsOf = (...lines: readonly string[]) => lines.map(line => line.split('|').map(cell => cell.trim()));
const upright = (...lines: readonly string[]) => orientGrid(valve, rowsOf(...lines), blankCase(valve));

test('a list with a stream in each column is transposed, with the units below the heading', () => {
  expect(
    upright(
      'Stream summary | | |',
      'Stream | | S1 | S2',
      'Pressure | barg | 34 | 12',
      'Mass flow | kg/h | 25000 | 900',
    ),
  ).toEqual(rowsOf('Stream | Pressure | Mass flow', ' | barg | kg/h', 'S1 | 34 | 25000', 'S2 | 12 | 900'));
});

test('a title or a note with the units of a list that is transposed stays above it', () => {
  expect(
    upright(
      'Streams | | ',
      'Tag | S1 | S2',
      'Pressure (barg) | 34 | 12',
      'Density | 62 | 60',
      'All densities in lb/ft3',
    ),
  ).toEqual(rowsOf('All densities in lb/ft3', 'Tag | Pressure (barg) | Density', 'S1 | 34 | 62', 'S2 | 12 | 60'));
});

test.each(['n/a', '', '-', '<500', 'NA'])('a unit column beside "%s" keeps the units of the other rows', missing => {
  expect(
    upright('Tag | Flow | Flow unit', 'FV-1 | 20676 | kg/h', 'FV-2 | 4.862 | t/h', `FV-3 | ${missing} | kg/h`),
  ).toEqual(rowsOf('Tag | Flow', 'FV-1 | 20676 kg/h', 'FV-2 | 4.862 t/h', `FV-3 | ${missing}`));
});

test('a list with an item in each row is unchanged', () => {
  const list = ['Tag | Flow (kg/h) | P1 (barg)', 'FV-1 | 1000 | 10'];
  expect(upright(...list)).toEqual(rowsOf(...list));
});

test('units in a separate column are appended to the numbers before it', () => {
  expect(
    upright('Tag | Flow | Unit | P1 | Unit', 'FV-1 | 1000 | lb/h | 150 | psig', 'FV-2 | 2 | t/h | 10 | barg'),
  ).toEqual(rowsOf('Tag | Flow | P1', 'FV-1 | 1000 lb/h | 150 psig', 'FV-2 | 2 t/h | 10 barg'));
});

test('a column that contains anything but units is unchanged', () => {
  const list = ['Tag | Flow (kg/h) | Service', 'FV-1 | 1000 | m', 'FV-2 | 2000 | steam'];
  expect(upright(...list)).toEqual(rowsOf(...list));
});

test.each([
  ['below a blank row', ['Tag | Flow | P1', '| |', ' | lb/h | psig', 'FV-1 | 1000 | 150', 'FV-2 | 20 | 100']],
  ['above the heading', [' | lb/h | psig', 'Tag | Flow | P1', '| |', 'FV-1 | 1000 | 150', 'FV-2 | 20 | 100']],
])('units %s are moved next to the heading; items keep their rows', (_, list) => {
  const grid = upright(...list);
  expect(grid.filter(row => row.some(cell => cell !== ''))).toEqual(
    rowsOf('Tag | Flow | P1', ' | lb/h | psig', 'FV-1 | 1000 | 150', 'FV-2 | 20 | 100'),
  );
  expect(grid.slice(3)).toEqual(rowsOf(...list.slice(3)));
});
