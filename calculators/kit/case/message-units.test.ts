import { Refusal, messageValue, type MessageValue } from '@isentrope/engineering/quantities';
import { describe, expect, test } from 'vitest';
import {
  type Absent,
  calculateCase,
  calculation,
  caseFrom,
  check,
  field,
  info,
  optional,
  quantity,
  resultValue,
  aggregation,
  step,
  table,
  aggregateCases,
  type CaseInput,
} from '../index.ts';
import { messageUnits } from './message-units.ts';

/** Fields of a pipe, with a wall in mm and a length in m; its messages also contain a velocity, which is not an input. */
const flow = field('flow', quantity('Flow', 'massFlow', 'kg/h', { above: 0 }));
const wall = field('wall', quantity('Wall', 'length', 'mm', { above: 0 }));
const length = field('length', quantity('Length', 'length', 'm', { above: 0, optional: true }));
const pressure = field('pressure', quantity('Pressure', 'gaugePressure', 'bar(g)', { optional: true }));
const speed = step('speed', { flow }, { label: 'Speed', kind: 'velocity', unit: 'm/s' }, v => v.flow);
const burst = step('burst', { wall }, { label: 'Burst' }, () => {
  throw new Refusal('none within {most}', { most: messageValue('length', 609.6, { like: 'length', digits: 3 }) });
});

function line(values: Readonly<Record<string, MessageValue>>) {
  return calculation(
    { id: 'line', title: 'Line', summary: 'A line.', access: 'free', columns: 1, standards: [] },
    {
      inputs: { Line: [flow, wall, length, pressure] },
      results: { Line: [speed, burst] },
      primary: speed,
      checks: [check({ flow, ...optional({ length, pressure }) }, () => [info('{said}', { values })])],
      examples: [],
      references: [],
      together: aggregation({ flow }, () => ({
        title: 'All',
        table: table([{ id: 'any', label: 'Any' }], [['one']]),
        messages: [info('{said} in all', { values })],
      })),
    },
  );
}

const us: CaseInput = {
  flow: { value: 500, unit: 'lb/h' },
  wall: { value: 0.5, unit: 'inch' },
  length: { value: 100, unit: 'ft' },
};

const messagesOf = (value: MessageValue, input: CaseInput) => {
  const definition = line({ said: value });
  return calculateCase(definition, caseFrom(definition, input)).messages[0]?.text;
};

describe('a value in a message', () => {
  test('is in the unit of the first input of its kind', () => {
    expect(messagesOf(messageValue('length', 0.0254), us)).toBe('1.000 inch');
    expect(messagesOf(messageValue('massFlow', 1), { flow: { value: 2, unit: 't/h' }, wall: 5 })).toBe('3.600 t/h');
  });

  test('is in the unit of the input that it refers to', () => {
    expect(messagesOf(messageValue('length', 30.48, { like: 'length' }), us)).toBe('100.0 ft');
    expect(messagesOf(messageValue('length', 30.48, { like: 'wall' }), us)).toBe('1200 inch');
  });

  test('is in the default unit of that input if blank', () =>
    expect(messagesOf(messageValue('length', 30.48, { like: 'length' }), { flow: 500, wall: 5 })).toBe('30.48 m'));

  test('is in US customary units in a case entered in them', () => {
    expect(messagesOf(messageValue('velocity', 3.048), us)).toBe('10.00 ft/s');
    expect(messagesOf(messageValue('area', 0.092903, { unit: 'm²' }), us)).toBe('1.000 ft²');
    expect(messagesOf(messageValue('length', 30.48, { like: 'length' }), { ...us, length: '' })).toBe('100.0 ft');
  });

  test('is in metric units in a case entered in them, despite one other unit', () => {
    expect(
      messagesOf(messageValue('velocity', 3.048), { flow: 500, wall: 5, pressure: { value: 3, unit: 'psi(g)' } }),
    ).toBe('3.048 m/s');
    expect(messagesOf(messageValue('area', 0.5, { unit: 'm²', digits: 2 }), { flow: 500, wall: 5 })).toBe('0.50 m²');
  });

  test('is in the unit typed after the number, not that of the menu', () =>
    expect(messagesOf(messageValue('length', 0.0254), { flow: 500, wall: '3 cm' })).toBe('2.540 cm'));

  test('is in the default unit in a blank case', () =>
    expect(messageUnits(line({}), [])(messageValue('length', 1, { like: 'wall' }))).toBe('mm'));

  test('is in the same unit in a refusal', () => {
    const definition = line({});
    const { evaluation } = calculateCase(definition, caseFrom(definition, us));
    expect((resultValue(evaluation, 'burst') as Absent).reason).toBe('none within 2000 ft');
  });
});

test('in the aggregate is in the units of the first calculated case', () => {
  const definition = line({ said: messageValue('massFlow', 0.45359237 / 3600) });
  const cases = [{ flow: 1 }, us].map((input, index) => {
    const data = caseFrom(definition, { wall: 5, ...input });
    return { data, result: index === 0 ? undefined : calculateCase(definition, data) };
  });
  expect(aggregateCases(definition, cases)?.messages).toEqual([{ level: 'info', text: '1.000 lb/h in all' }]);
});
