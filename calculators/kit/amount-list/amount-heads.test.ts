import { describe, expect, test } from 'vitest';
import fluidProperties from '../../fluid-properties/definition.ts';
import type { ListField } from '../definition/fields.ts';
import { mergePastedList } from './pasted-list.ts';
import { reportCells } from './report-cells.ts';

const field = fluidProperties.inputs.find(({ id }) => id === 'composition')?.field as ListField;

function read(...lines: readonly string[]) {
  const pasted = mergePastedList(field, [], reportCells(lines.join('\n').replaceAll(' | ', '\t')), 0, 'mole');
  return {
    amounts: pasted?.lines.map(({ item, amount }) => `${item}: ${amount}`.trim()).join('; '),
    remarks: pasted?.remarks,
  };
}

describe('a heading of a composition', () => {
  test.each(['kg/kmol', 'g/mol', 'Mass (lb/lbmol)', 'kg/kgmole'])(
    'in units of molar mass is not one of amounts: %s',
    head =>
      expect(read(`Component | ${head} | Fraction`, 'Methane | 16.04 | 0.9', 'Ethane | 30.07 | 0.1').amounts).toBe(
        'C1: 0.9; C2: 0.1',
      ),
  );

  test.each(['Concentration (g/Nm³)', 'g/m³', 'mg/Nm³', 'Concentration [g/m3]'])(
    'in mass per volume is neither molar nor by mass: %s',
    head => {
      const { amounts, remarks } = read(`Component | ${head}`, 'Methane | 640', 'Ethane | 130');
      expect(amounts).toBe('C1:; C2:');
      expect(remarks).toEqual([
        `The amounts of "${head}" are neither molar nor by mass, or not in the basis selected.`,
      ]);
    },
  );
});

test('footnote marks and uncertainties are no part of names and amounts', () => {
  expect(
    read('Component | mol %', 'Methane* | 88.5 ± 0.10', 'Ethane¹ | 7.0 +/- 0.05', 'CO₂ | 4.0 (2)', 'Nitrogen† | 0.5³')
      .amounts,
  ).toBe('C1: 88.5; C2: 7.0; CO2: 4.0; N2: 0.5');
});

describe('by mass are amounts', () => {
  const basisOf = (...lines: readonly string[]) =>
    mergePastedList(field, [], reportCells(lines.join('\n').replaceAll(' | ', '\t')), 0, 'mole')?.basis;

  test('with their unit in front of the names', () => {
    expect(basisOf('wt% | Methane | 85', 'wt% | Ethane | 15')).toBe('mass');
    expect(basisOf('Unit | Component | Amount', 'wt% | Methane | 85', 'wt% | Ethane | 15')).toBe('mass');
    expect(basisOf('FEED | Mass Frac | Methane | 85', 'FEED | Mass Frac | Ethane | 15')).toBe('mass');
    expect(basisOf('mol% | Methane | 85', 'mol% | Ethane | 15')).toBeUndefined();
  });

  test.each(['Basis: 100 kg', 'Basis 1 lb', 'Calculation basis = 100 g', 'Amounts per 100 kg of mixture'])(
    'below %s',
    title => expect(basisOf(title, 'Methane | 85', 'Ethane | 15')).toBe('mass'),
  );

  test('or are left open by words in front of the names, or the unit of their sum', () => {
    expect(read('Mass flow | Methane | 85', 'Mass flow | Ethane | 15').remarks).toEqual([
      'Not read: "Methane Mass flow 85", "Ethane Mass flow 15".',
    ]);
    expect(read('Methane | 85', 'Ethane | 15', 'Sum | 100 wt%').remarks).toEqual([
      'May state another basis of the amounts: "Sum 100 wt%".',
    ]);
    expect(read('Methane | 85', 'Ethane | 15', 'Sum | 100 mol%').remarks).toBeUndefined();
  });

  test.each(['Basis: 100 mol', 'Basis: 100 m3', 'Design basis: 25 t/h'])('but not below %s', title =>
    expect(basisOf(title, 'Methane | 85', 'Ethane | 15')).not.toBe('mass'),
  );
});
