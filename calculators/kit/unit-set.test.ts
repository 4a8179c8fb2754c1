import { hasUnit, standardSets } from '@isentrope/engineering/quantities';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import {
  blankCase,
  blankLike,
  calculation,
  caseFrom,
  caseInSet,
  fields,
  offeredUnits,
  ownUnits,
  quantity,
  resultInfo,
  resultUnitsIn,
  step,
  text,
  unitOfSet,
} from './index.ts';

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
const given = caseFrom(definition, { userDescription: 'Main', flow: 1000, wall: 12.7, length: 'abc' });

describe('a case in a set of units', () => {
  test('has every quantity in its unit, those that are blank too, and is the same where it has already', () => {
    const us = caseInSet(definition, given, 'us');
    expect(us).toMatchObject({
      userDescription: { text: 'Main' },
      flow: { text: '2204.62262185', unit: 'lb/h' },
      wall: { text: '0.5', unit: 'inch' },
      bore: { text: '', unit: 'inch' },
      length: { text: 'abc', unit: 'ft' },
      count: { text: '', unit: '' },
    });
    expect(caseInSet(definition, us, 'us')).toBe(us);
    expect(caseInSet(definition, us, 'metric')).toEqual(given);
    expect(caseInSet(definition, given, 'metric')).toBe(given);
  });

  test('has the nearest unit that its field offers', () => {
    expect(unitOfSet('si', 'massFlow', 'kg/h')).toBe('kg/s');
    expect(unitOfSet('si', 'massFlow', 'kg/h', ['kg/h', 'lb/h', 't/h'])).toBe('t/h');
    expect(unitOfSet('us', 'massFlow', 'kg/h', ['kg/h', 't/h', 'lb/s'])).toBe('lb/s');
    expect(unitOfSet('us', 'massFlow', 'kg/h', ['t/h', 'kg/h'])).toBe('kg/h');
  });

  test('that is blank takes the units of another', () => {
    const us = caseInSet(definition, given, 'us');
    expect(blankLike(definition, us)).toEqual(caseInSet(definition, blankCase(definition), 'us'));
    expect(blankLike(definition, {})).toEqual(blankCase(definition));
  });

  test('has those of its results that are not the usual ones', () => {
    expect(resultUnitsIn(definition, 'us')).toEqual({ inside: 'inch' });
    expect(resultUnitsIn(definition, 'metric')).toEqual({});
  });
});

describe('units of one’s own', () => {
  const inch = { ...given, wall: { text: '1', unit: 'inch' }, bore: { text: '', unit: 'inch' } };

  test('are those in which a case stands, as far as they are not of the set below them', () => {
    const own = ownUnits(definition, inch, {}, 'metric');
    expect(own).toEqual({ base: 'metric', units: { 'length mm': 'inch' } });
    expect(caseInSet(definition, given, own)).toMatchObject({
      flow: { unit: 'kg/h' },
      wall: { text: '0.5', unit: 'inch' },
      length: { unit: 'm' },
    });
    expect(resultUnitsIn(definition, own)).toEqual({ inside: 'inch' });
  });

  test('are the unit of most places where they differ', () => {
    const one = { ...given, wall: { text: '1', unit: 'inch' } };
    expect(ownUnits(definition, one, {}, 'metric').units).toEqual({});
    expect(ownUnits(definition, one, { inside: 'inch' }, 'metric').units).toEqual({ 'length mm': 'inch' });
  });

  test('stand beside those from other calculators, and go when the unit of the set is chosen again', () => {
    const before = { base: 'metric' as const, units: { 'length mm': 'inch', 'temperature °C': 'K' } };
    expect(ownUnits(definition, given, {}, before).units).toEqual({ 'temperature °C': 'K' });
  });

  test('that the kind does not have are those of the set below', () => {
    const own = { base: 'us' as const, units: { 'length mm': 'furlong' } };
    expect(unitOfSet(own, 'length', 'mm')).toBe('inch');
  });
});

test.each(catalogue.map(({ meta, load }) => [meta.id, load] as const))(
  '%s: every field and result has a unit in every set, one that it offers',
  async (_, load) => {
    const definition = await load();
    for (const set of standardSets) {
      for (const { id, field } of definition.inputs) {
        if (field.type !== 'quantity') continue;
        const unit = unitOfSet(set, field.kind, field.unit, field.units);
        expect(offeredUnits(field.kind, field.unit, field.units), `${id} in ${set}`).toContain(unit);
      }
      for (const [id, unit] of Object.entries(resultUnitsIn(definition, set))) {
        const { kind } = resultInfo(definition, id);
        expect(kind !== undefined && hasUnit(kind, unit), `${id} in ${set}`).toBe(true);
      }
    }
  },
);
