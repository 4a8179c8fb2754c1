import { hasUnit, standardSets } from '@isentrope/engineering/quantities';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import {
  blankCase,
  blankCaseInUnitsOf,
  calculation,
  caseFrom,
  convertCase,
  fields,
  offeredUnits,
  customUnitsFrom,
  quantity,
  resultInfo,
  resultUnitsInBasis,
  resultUnitsIn,
  run,
  step,
  text,
  preferredUnit,
  displayUnits,
  readableUnits,
  writeDocument,
} from '../index.ts';

const inputs = fields({
  userDescription: text('User description'),
  flow: quantity('Flow', 'massFlow', 'kg/h', { units: ['kg/h', 'lb/h', 't/h'] }),
  wall: quantity('Wall', 'length', 'mm'),
  bore: quantity('Bore', 'length', 'mm'),
  length: quantity('Length', 'length', 'm'),
  count: quantity('Count', 'number', ''),
});
const inside = step('inside', { wall: inputs.wall }, { label: 'Inside', kind: 'length', unit: 'mm' }, v => v.wall);
const grade = step('grade', { wall: inputs.wall }, { label: 'Grade' }, () => 'fine');
const definition = calculation(
  { id: 'line', title: 'Line', summary: '', access: 'free', columns: 3, standards: [] },
  {
    inputs: { Line: Object.values(inputs) },
    results: { Line: [inside, grade] },
    primary: inside,
    examples: [],
    references: [],
  },
);
const input = caseFrom(definition, { userDescription: 'Main', flow: 1000, wall: 12.7, length: 'abc' });

describe('a case converted to a unit set', () => {
  test('has every quantity in its unit, blank ones included, and is the same object if nothing changes', () => {
    const us = convertCase(definition, input, 'us');
    expect(us).toMatchObject({
      userDescription: { text: 'Main' },
      flow: { text: '2204.62262185', unit: 'lb/h' },
      wall: { text: '0.5', unit: 'inch' },
      bore: { text: '', unit: 'inch' },
      length: { text: 'abc', unit: 'ft' },
      count: { text: '', unit: '' },
    });
    expect(convertCase(definition, us, 'us')).toBe(us);
    expect(convertCase(definition, us, 'metric')).toEqual(input);
    expect(convertCase(definition, input, 'metric')).toBe(input);
  });

  test('has the nearest unit that its field offers', () => {
    expect(preferredUnit('si', 'massFlow', 'kg/h')).toBe('kg/s');
    expect(preferredUnit('si', 'massFlow', 'kg/h', ['kg/h', 'lb/h', 't/h'])).toBe('t/h');
    expect(preferredUnit('us', 'massFlow', 'kg/h', ['kg/h', 't/h', 'lb/s'])).toBe('lb/s');
    expect(preferredUnit('us', 'massFlow', 'kg/h', ['t/h', 'kg/h'])).toBe('kg/h');
  });

  test('that is blank takes the units of another', () => {
    const us = convertCase(definition, input, 'us');
    expect(blankCaseInUnitsOf(definition, us)).toEqual(convertCase(definition, blankCase(definition), 'us'));
    expect(blankCaseInUnitsOf(definition, {})).toEqual(blankCase(definition));
  });

  test('has result units where they differ from the default', () => {
    expect(resultUnitsIn(definition, 'us')).toEqual({ inside: 'inch' });
    expect(resultUnitsIn(definition, 'metric')).toEqual({});
  });
});

describe('a custom unit set', () => {
  const inch = { ...input, wall: { text: '1', unit: 'inch' }, bore: { text: '', unit: 'inch' } };

  test('has the units of a case that differ from its base set', () => {
    const own = customUnitsFrom(definition, inch, {}, 'metric');
    expect(own).toEqual({ base: 'metric', units: { 'length mm': 'inch' } });
    expect(convertCase(definition, input, own)).toMatchObject({
      flow: { unit: 'kg/h' },
      wall: { text: '0.5', unit: 'inch' },
      length: { unit: 'm' },
    });
    expect(resultUnitsIn(definition, own)).toEqual({ inside: 'inch' });
  });

  test('has the most frequent unit of a kind', () => {
    const one = { ...input, wall: { text: '1', unit: 'inch' } };
    expect(customUnitsFrom(definition, one, {}, 'metric').units).toEqual({});
    expect(customUnitsFrom(definition, one, { inside: 'inch' }, 'metric').units).toEqual({ 'length mm': 'inch' });
  });

  test('keeps units from other calculators, and drops those equal to the base set', () => {
    const before = { base: 'metric' as const, units: { 'length mm': 'inch', 'temperature °C': 'K' } };
    expect(customUnitsFrom(definition, input, {}, before).units).toEqual({ 'temperature °C': 'K' });
  });

  test('ignores units that the kind does not have', () => {
    const own = { base: 'us' as const, units: { 'length mm': 'furlong' } };
    expect(preferredUnit(own, 'length', 'mm')).toBe('inch');
  });
});

describe('the basis of pressures', () => {
  const valve = fields({ set: quantity('Set pressure', 'gaugePressure', 'bar(g)') });
  const relieving = step(
    'relieving',
    { set: valve.set },
    { label: 'Relieving', kind: 'absolutePressure', unit: 'bar(abs)' },
    v => v.set * 1.1 + 101_325,
  );
  const built = step(
    'built',
    { set: valve.set },
    { label: 'Built-up', kind: 'gaugePressure', unit: 'bar(g)' },
    v => v.set / 10,
  );
  const relief = calculation(
    { id: 'relief', title: 'Relief', summary: '', access: 'free', columns: 3, standards: [] },
    {
      inputs: { Valve: [valve.set] },
      results: { Valve: [relieving, built] },
      primary: relieving,
      examples: [],
      references: [],
    },
  );
  const data = caseFrom(relief, { set: 10 });

  test('is that of the calculator, or one for all results, in their units', () => {
    expect(resultUnitsInBasis(relief, {}, 'absolute')).toEqual({ built: 'bar(abs)' });
    expect(resultUnitsInBasis(relief, { relieving: 'psi(abs)' }, 'gauge')).toEqual({ relieving: 'psi(g)' });
    expect(resultUnitsInBasis(relief, { relieving: 'psi(g)', built: 'kPa(abs)' }, undefined)).toEqual({
      relieving: 'psi(abs)',
      built: 'kPa(g)',
    });
    expect(resultUnitsIn(relief, { base: 'us', units: {}, pressures: 'gauge' })).toEqual({
      relieving: 'psi(g)',
      built: 'psi(g)',
    });
  });

  test('does not affect fields', () => {
    const set = { base: 'metric', units: {}, pressures: 'absolute' } as const;
    expect(convertCase(relief, data, set)).toBe(data);
  });

  test('changes the unit of results, with the same SI value', () => {
    const units = resultUnitsInBasis(relief, {}, 'absolute');
    const [shown] = run(relief, writeDocument(relief, { cases: [data], units })).cases;
    expect(shown?.values['built']).toMatchObject({ si: 1e5, value: 2.01325, unit: 'bar(abs)' });
    expect(readableUnits('gaugePressure', 'bar(g)')).toEqual(expect.arrayContaining(['bar(g)', 'psi(g)', 'psi(abs)']));
    expect(readableUnits('temperature', '°C')).toEqual(offeredUnits('temperature', '°C'));
  });

  test('is saved if a result is changed, and kept while all results agree', () => {
    expect(customUnitsFrom(relief, data, {}, 'metric')).toEqual({ base: 'metric', units: {} });
    const turned = customUnitsFrom(relief, data, { built: 'bar(abs)' }, 'metric');
    expect(turned).toEqual({ base: 'metric', units: {}, pressures: 'absolute' });
    expect(customUnitsFrom(definition, input, {}, turned)).toEqual(turned);
    expect(customUnitsFrom(relief, data, {}, turned)).toEqual({ base: 'metric', units: {} });
  });

  test('of figures is that of most results of their kind', () => {
    expect(displayUnits(relief, data, { built: 'psi(abs)' })('gaugePressure', 'bar(g)')).toBe('psi(abs)');
    expect(displayUnits(relief, data, { built: 'psi(abs)' })('absolutePressure', 'bar(abs)')).toBe('bar(abs)');
    expect(displayUnits(relief, data, { relieving: 'bar(g)' })('absolutePressure', 'mbar(abs)')).toBe('mbar(g)');
    expect(displayUnits(definition, input, {})('gaugePressure', 'bar(g)')).toBe('bar(g)');
  });
});

test.each(catalogue.map(({ meta, load }) => [meta.id, load] as const))(
  '%s: every field and result has a unit in every set, one that it offers',
  async (_, load) => {
    const definition = await load();
    for (const set of standardSets) {
      for (const { id, field } of definition.inputs) {
        if (field.type !== 'quantity') continue;
        const unit = preferredUnit(set, field.kind, field.unit, field.units);
        expect(offeredUnits(field.kind, field.unit, field.units), `${id} in ${set}`).toContain(unit);
      }
      for (const [id, unit] of Object.entries(resultUnitsIn(definition, set))) {
        const { kind } = resultInfo(definition, id);
        expect(kind !== undefined && hasUnit(kind, unit), `${id} in ${set}`).toBe(true);
      }
    }
  },
);
