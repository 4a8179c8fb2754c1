import { expect, test } from 'vitest';
import network from '../../hydraulic-network-pro/definition.ts';
import lineSizing from '../../line-sizing-pro/definition.ts';
import pump from '../../pump-sizing-pro/definition.ts';
import { casesFromList } from './list-cases.ts';

test.each([
  ['nodes', 'Nodes', 'Node,Elevation (m),Pressure (barg),Outflow (m3/h)\nA,0,2.5,\nB,10.5,,25.5\nC,12,,30'],
  ['items', 'Items', 'Line No.,Type,From,To,Length (m),NPS,Sch,K\nL-1,Pipe,A,B,300,6,40,2.5'],
])('the table of the %s of a network is no list of cases', (id, label, text) =>
  expect(casesFromList(network, text)).toEqual({
    cases: [],
    remarks: [],
    problems: [],
    refusal: `The list is a table for ${label} of one case. Give its text as the field "${id}" of the case.`,
  }),
);

test('a column of names of fluids is not a choice of one', () => {
  const read = casesFromList(pump, 'Pump,Fluid,Flow (kg/h),Density (kg/m3)\nP-1,Water,9000,998\nP-2,Naphtha,8000,700');
  expect(read.problems).toEqual([]);
  expect(read.cases).toMatchObject([{ density: { value: '998' } }, { density: { value: '700' } }]);
});

test('a unit below a heading does not replace it where other columns have names of values there', () => {
  const read = casesFromList(
    lineSizing,
    'Line number,Flow (kg/h),,,Press. (barg),,Density\n,min,norm,max,oper,design,kg/m3\nL-1,1,2,3,4,5,800',
  );
  expect(read.cases).toMatchObject([
    { flowRate: { value: '2', unit: 'kg/h' }, pressure: { value: '4' }, density: { value: '800', unit: 'kg/m³' } },
  ]);
});
