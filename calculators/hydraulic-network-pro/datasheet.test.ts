import { expect, test } from 'vitest';
import { caseFrom, datasheetPages, run, writeDocument } from '../kit/index.ts';
import datasheets from './datasheet.ts';

const { definition, sheets } = datasheets;

test('the line list has each line with its pipe, in the case of its highest velocity', () => {
  const [example] = definition.examples;
  const cases = (example?.cases ?? []).map(input => caseFrom(definition, input));
  const report = run(definition, writeDocument(definition, { cases }));
  const indices = cases.map((_, index) => index);
  const [page] = sheets.flatMap(sheet =>
    datasheetPages(sheet, { definition, cases, indices, report, units: {} }, 'states'),
  );
  const list = page?.type === 'list' ? page : expect.fail('no list');
  expect(list.rows).toBe(8);
  const columns = list.parts.flatMap(part => part.columns);
  const of = (label: string) => columns.find(column => column.label === label)?.values.map(value => value?.text);
  expect(of('Line')).toEqual(['L-100', 'L-101A', 'L-101B', 'L-102', 'L-111', 'L-112', 'L-113', 'L-120']);
  expect(of('NPS')).toEqual(['20', '12', '12', '18', '12', '10', '8', '18']);
  expect(of('Length')?.[3]).toBe('180.0');
  expect(new Set(of('Case'))).toEqual(new Set(['Maximum flow']));
  // 115 % of 560 + 380 + 220 t/h through the inside diameter of NPS 18 STD, 438.15 mm less the rounding of its wall.
  expect(of('Flow')?.[3]).toMatch(/^1\s334\s000$/);
  expect(Number(of('Velocity')?.[3])).toBeCloseTo(1_334_000 / 3600 / 995.7 / ((Math.PI / 4) * 0.438 ** 2), 2);
});
