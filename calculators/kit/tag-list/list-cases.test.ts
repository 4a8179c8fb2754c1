import { expect, test } from 'vitest';
import network from '../../hydraulic-network-pro/definition.ts';
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
