import { expect, test } from 'vitest';
import lineSizing from '../../line-sizing-pro/definition.ts';
import { casesFromList } from './list-cases.ts';

const read = (heading: string, ...cells: readonly string[]) => {
  const rows = cells.map((cell, index) => `L-${index + 1}\tG\t1000\t${cell}`);
  const { cases, remarks } = casesFromList(lineSizing, [`Line\tPhase\tFlow (kg/h)\t${heading}`, ...rows].join('\n'));
  return { pressures: cases.map(({ pressure }) => pressure), remarks: remarks.join(' ') };
};

test('a pressure in a unit without a basis has that of its column', () => {
  const { pressures, remarks } = read('P (bara)', '5 bar', '5 barg', '75 psi', '6');
  expect(pressures).toEqual([
    { value: '5 bar(abs)', unit: 'bar(g)' },
    { value: '5', unit: 'bar(g)' },
    { value: '75 psi(abs)', unit: 'bar(g)' },
    { value: '6 bar(abs)', unit: 'bar(g)' },
  ]);
  expect(remarks).not.toContain('gauge or absolute');
  expect(read('P (barg)', '5 bar').pressures).toEqual([{ value: '5', unit: 'bar(g)' }]);
});

test('and is named in a column that has none', () => {
  const { pressures, remarks } = read('Pressure', '5 bar', '6 barg', '75 psi');
  expect(pressures).toMatchObject([{ unit: 'bar(g)' }, { unit: 'bar(g)' }, { unit: 'psi(g)' }]);
  expect(remarks).toContain(
    'In column D (Pressure), 2 cells may be gauge or absolute, and are read as gauge: rows 2, 4.',
  );
});

test('rows below headings in another order are not read', () => {
  const { cases, remarks } = casesFromList(
    lineSizing,
    [
      'Line\tFlow kg/h\tP barg',
      'L-1\t100\t5',
      'Line\tP barg\tFlow kg/h',
      'L-2\t5\t100',
      'Line\tFlow kg/h\tP barg',
      'L-3\t200\t5',
    ].join('\n'),
  );
  expect(cases.map(({ userDescription }) => userDescription)).toEqual(['L-1', 'L-3']);
  expect(remarks).toContain('Rows 3, 4 have the headings in another order, or are below it: left out.');
});
