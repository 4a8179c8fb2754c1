import { expect, test } from 'vitest';
import controlValve from '../../control-valve-pro/definition.ts';
import lineSizing from '../../line-sizing-pro/definition.ts';
import { casesFromList } from './list-cases.ts';

const reason =
  'has more cells than the heading: a number in it may have the separator between thousands, or as its decimal mark.';

test('a row with more cells than the heading is left out', () => {
  const { cases, problems } = casesFromList(
    lineSizing,
    'Line,Flow (kg/h),Density (kg/m3),Length (m)\nL1,50000,850,100\nL2,12,500,850,100',
  );
  expect(cases.map(each => each['userDescription'])).toEqual(['L1']);
  expect(problems).toEqual([`Row 3 ${reason}`]);
});

test('so is every row with decimal commas between commas, and one with a number in the column of remarks', () => {
  expect(
    casesFromList(controlValve, 'Tag,P1 (barg),dP (bar),Density (kg/m3)\nFV-1,10,5,3,2,850\nFV-2,9,5,3,2,850').cases,
  ).toEqual([]);
  const { cases, problems } = casesFromList(
    lineSizing,
    'Line,Flow (kg/h),Density (kg/m3),Remarks\nL1,50000,850,new\nL2,12,500,850,new',
  );
  expect(cases).toHaveLength(1);
  expect(problems).toEqual([`Row 3 ${reason}`]);
});

test('notes beside the last column leave a row as it is', () => {
  const { cases, problems } = casesFromList(
    lineSizing,
    'Line\tFlow (kg/h)\tDensity (kg/m3)\nL1\t50000\t850\nL2\t12500\t850\tcheck',
  );
  expect(cases[1]).toMatchObject({ flowRate: { value: '12500', unit: 'kg/h' } });
  expect(problems).toEqual([]);
});
