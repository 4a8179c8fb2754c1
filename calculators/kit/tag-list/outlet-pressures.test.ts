import { describe, expect, test } from 'vitest';
import controlValve from '../../control-valve-pro/definition.ts';
import type { CaseInput } from '../definition/case-input.ts';
import { blankCase } from '../case/case-data.ts';
import { listColumns } from './heading.ts';
import { casesFromList } from './list-cases.ts';
import { targetOf } from './match-columns.ts';
import { savedTargets, withSavedColumns } from './saved-columns.ts';

/** The differential of a case, bar. */
const differentialOf = (data: CaseInput = {}) => Number((data['pressureDifferential'] as { value: string }).value);

const read = (...lines: readonly string[]) => casesFromList(controlValve, lines.join('\n').replaceAll(' | ', '\t'));

describe('a downstream pressure of a calculator that takes the differential', () => {
  test('becomes the differential to the upstream pressure of its row', () => {
    const { cases, remarks, problems } = read(
      'Tag | Phase | Flow (t/h) | P1 (barg) | P2 (barg) | Density (kg/m3)',
      'FV-1 | Liquid | 50 | 10 | 6 | 850',
      'FV-2 | Liquid | 50 | 10 | 87.02 psig | 850',
    );
    expect(problems).toEqual([]);
    expect(cases[0]).toMatchObject({
      upstreamPressure: { value: '10', unit: 'bar(g)' },
      pressureDifferential: { value: '4', unit: 'bar' },
    });
    // 87.02 psi is 6.0000 bar.
    expect(differentialOf(cases[1])).toBeCloseTo(4, 3);
    expect(remarks).toContain(
      '“P2 (barg)” is pressureDifferential, bar(g). A downstream pressure: subtracted from the upstream pressure of its row.',
    );
  });

  test('is that of the normal operation beside those of others', () => {
    const { cases } = read(
      'Tag | Phase | Flow (t/h) | P1 Min | P1 Norm | P1 Max | P2 Min | P2 Norm | P2 Max | Press. unit | Density',
      'FV-1 | Liquid | 25 | 12.5 | 12 | 11.5 | 8 | 8.2 | 8.5 | barg | 710',
    );
    expect(cases[0]).toMatchObject({
      upstreamPressure: { value: '12', unit: 'bar(g)' },
      pressureDifferential: { value: '3.8', unit: 'bar' },
    });
  });

  test('is taken in the unit of the list and of the other basis', () => {
    const { cases } = read(
      'Tag | Phase | Flow (t/h) | Upstream pressure (psig) | Outlet pressure (psia) | Density (kg/m3)',
      'FV-1 | Liquid | 50 | 100 | 74.696 | 850',
    );
    // 100 − (74.696 − 14.696) = 40 psi.
    expect(cases[0]).toMatchObject({ pressureDifferential: { unit: 'psi' } });
    expect(differentialOf(cases[0])).toBeCloseTo(40, 3);
  });

  test('is refused where it is not below the upstream pressure, or that is missing', () => {
    const { problems } = read(
      'Tag | Phase | Flow (t/h) | P1 (barg) | P2 (barg) | Density (kg/m3)',
      'FV-1 | Liquid | 50 | 6 | 10 | 850',
      'FV-2 | Liquid | 50 |  | 10 | 850',
    );
    expect(problems).toEqual([
      'Row 2, column E (P2 (barg)): “10” is not below the upstream pressure “6”.',
      'Row 3, column E (P2 (barg)): “10” needs the upstream pressure of its row to become Pressure differential.',
    ]);
  });

  test('is left to the differential of the list, and needs the upstream pressure', () => {
    expect(read('Tag | P1 (barg) | P2 (barg) | dP (bar)', 'FV-1 | 10 | 6 | 3.9').remarks).toContain(
      '“P2 (barg)” is not read. Pressure differential is taken from column D (dP (bar)).',
    );
    expect(read('Tag | Flow (t/h) | P2 (barg)', 'FV-1 | 50 | 6').remarks).toContain(
      '“P2 (barg)” is not read. Pressure differential needs the upstream pressure, in a column of its own.',
    );
  });
});

test('a column of downstream pressures keeps its unit when it is chosen by hand or saved', () => {
  const columns = listColumns([['P2 (barg)'], ['6']], { row: 0, hasUnits: false });
  const [column] = columns;
  const input = controlValve.inputs.find(({ id }) => id === 'pressureDifferential');
  const target = input && column && targetOf(input, column, blankCase(controlValve));
  expect(target).toEqual({ id: 'pressureDifferential', unit: 'bar(g)' });
  const saved = withSavedColumns([], columns, [target], []);
  expect(savedTargets(controlValve, saved, columns, [])?.targets).toEqual([target]);
});

test.each([
  ['Shut-off dP (bar)', 'shutoff'],
  ['Shutoff pressure drop (bar)', 'shutoff'],
  ['Close-off dP (bar)', 'closeoff'],
  ['Max. allowable dP (bar)', 'max allowable'],
  ['Allowable dP (bar)', 'allowable'],
  ['Design dP (bar)', 'design'],
  ['Test dP (bar)', 'test'],
  ['dP set (bar)', 'set'],
])('%s is not the differential of sizing', (heading, words) => {
  const { cases, remarks } = read(
    `Tag | Phase | Flow (t/h) | P1 (barg) | ${heading} | Density (kg/m3)`,
    'FV-1 | Liquid | 50 | 10 | 20 | 850',
  );
  expect(cases[0]).not.toHaveProperty('pressureDifferential');
  expect(remarks).toContain(`“${heading}” is not read. By “${words}” it is another value than Pressure differential.`);
});
