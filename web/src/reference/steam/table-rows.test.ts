import { findCalculator } from '@isentrope/calculators';
import type { Definition } from '@isentrope/calculators/kit';
import { steamAtPT } from '@isentrope/engineering/properties';
import { beforeAll, describe, expect, test } from 'vitest';
import { generateSteamTable, type TableInput, type TableName } from './table-rows.ts';

let definition: Definition;
beforeAll(async () => {
  const loaded = await findCalculator('steam-tables')?.load();
  if (!loaded) throw new Error('The catalogue has no steam tables');
  definition = loaded;
});

const typed: TableInput = { from: '100', to: '300', step: '50', unit: '°C', held: '10', heldUnit: 'bar(abs)' };

function generate(name: TableName, input: Partial<TableInput> = {}) {
  const result = generateSteamTable(definition, name, { ...typed, ...input });
  if (result.type === 'refused') throw new Error(result.reason);
  const columns = result.table.columns.map(({ id }) => id);
  return {
    ...result,
    columns,
    column: (id: string) => result.table.rows.map(row => row[columns.indexOf(id)]),
  };
}

const reason = (name: TableName, input: Partial<TableInput>) => {
  const result = generateSteamTable(definition, name, { ...typed, ...input });
  return result.type === 'refused' ? result.reason : undefined;
};

describe('isobar', () => {
  test('has a row per step and both saturated states where it crosses the dome', () => {
    const { column, title } = generate('isobar');
    expect(title).toBe('Isobar, 10 bar(abs)');
    expect(column('phase')).toEqual([
      'liquid',
      'liquid',
      'saturated liquid',
      'saturated vapour',
      'vapour',
      'vapour',
      'vapour',
    ]);
    expect(column('enthalpy').at(-1)).toBe(steamAtPT(10e5, 573.15).enthalpy);
    expect(Number(column('temperature')[2]) - 273.15).toBeCloseTo(179.886, 3);
  });

  test('has no phase change above the critical pressure', () => {
    const { column } = generate('isobar', { held: '250', to: '500', step: '100' });
    expect(column('phase')).toEqual(['liquid', 'liquid', 'liquid', 'supercritical', 'supercritical']);
  });

  test('omits states outside IAPWS-IF97 and reports their number', () => {
    const { table, outside } = generate('isobar', { held: '900', from: '700', to: '900' });
    expect([table.rows.length, outside]).toEqual([3, 2]);
  });

  test('steps in the selected unit', () => {
    const { column } = generate('isobar', { from: '400', to: '500', step: '50', unit: '°F' });
    expect(column('temperature').map(kelvin => Math.round(Number(kelvin) * 1.8 - 459.67))).toEqual([400, 450, 500]);
  });
});

describe('isotherm', () => {
  test('lists the vapour before the liquid as the pressure increases', () => {
    const { column } = generate('isotherm', {
      from: '5',
      to: '25',
      step: '10',
      unit: 'bar(abs)',
      held: '200',
      heldUnit: '°C',
    });
    expect(column('phase')).toEqual(['vapour', 'vapour', 'saturated vapour', 'saturated liquid', 'liquid']);
  });
});

describe('saturation table', () => {
  test('steps by temperature or by pressure', () => {
    expect(generate('saturationTemperature').column('pressure').length).toBe(5);
    const { column, columns } = generate('saturationPressure', { from: '1', to: '5', step: '1', unit: 'bar(abs)' });
    expect(columns.slice(0, 2)).toEqual(['pressure', 'temperature']);
    expect(Number(column('temperature')[0]) - 273.15).toBeCloseTo(99.606, 3);
  });

  test('includes the last row in spite of rounding', () => {
    expect(generate('saturationTemperature', { from: '0.1', to: '0.7', step: '0.1' }).table.rows.length).toBe(7);
  });
});

describe('invalid table input', () => {
  test.each([
    [{ from: 'a' }, 'From, to and step must be numbers.'],
    [{ step: '0' }, 'The step must be above 0.'],
    [{ to: '50' }, 'The end must not be below the start.'],
    [{ step: '0.01' }, 'That would be 20001 rows; a table has at most 2000.'],
    [{ held: 'x' }, 'Pressure is not a number.'],
    [{ from: '3000', to: '3100' }, 'The whole table is outside the range of IAPWS-IF97.'],
  ])('%o is rejected with the reason', (input, why) => expect(reason('isobar', input)).toBe(why));
});
