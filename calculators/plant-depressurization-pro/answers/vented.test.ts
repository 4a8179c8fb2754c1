import type { BlowdownRun } from '@isentrope/engineering/vessels';
import { describe, expect, test } from 'vitest';
import { Table, type CaseInput } from '../../kit/index.ts';
import { evaluator } from '../../testing/evaluator.ts';
import definition from '../definition.ts';
import { ventedPlots } from './vented.ts';

const by = evaluator(definition);
const drum: CaseInput = {
  orientation: 'Vertical',
  insideDiameter: 1000,
  tangentLength: 3000,
  wallThickness: 20,
  composition: 'C1: 0.6; C3: 0.25; nC5: 0.15',
  initialPressure: 40,
  initialTemperature: 27,
  orificeDiameter: 30,
  draw: 'mixed',
  duration: { value: 60, unit: 's' },
};

const tableOf = (result: ReturnType<typeof by>, id: string): Table => {
  const value = result.rawValue(id);
  if (!(value instanceof Table)) throw new Error(`${id} is no table`);
  return value;
};
const column = ({ columns, rows }: Table, id: string) => {
  const index = columns.findIndex(each => each.id === id);
  return rows.map(row => row[index]);
};

describe('with an output step', () => {
  const result = by({ ...drum, outputStep: 7 });
  const free = by(drum);

  test('history and vented stream have a row at each step and one at the end', () => {
    for (const id of ['history', 'ventedStream'])
      expect(column(tableOf(result, id), 'time')).toEqual([0, 7, 14, 21, 28, 35, 42, 49, 56, 60]);
  });

  test('other results do not change, and interpolated curves match the run', () => {
    for (const id of ['timeToTarget', 'lowestFluidTemperature', 'peakFlow', 'releasedMass'])
      expect(result.of(id)).toBe(free.of(id));
    const shorter = by({ ...drum, duration: { value: 28, unit: 's' } });
    const history = tableOf(result, 'history');
    expect(Number(column(history, 'pressure')[4]) / shorter.of('finalPressure')).toBeCloseTo(1, 3);
    expect(column(history, 'pressure').at(-1)).toBeCloseTo(result.of('finalPressure'), 6);
  });

  test('a step that makes the history too long is an error at its field, and other results remain', () => {
    const short = by({ ...drum, outputStep: 0.01 });
    expect(short.messageMarks).toContain('error outputStep');
    expect(short.rawValue('history')).toBeUndefined();
    expect(short.of('peakFlow')).toBe(free.of('peakFlow'));
  });
});

test('the release by component adds up to the total, in mass and moles', () => {
  const result = by(drum);
  const released = tableOf(result, 'released');
  expect(column(released, 'component')).toEqual(['Methane', 'Propane', 'n-Pentane', 'All']);
  const numbers = (id: string) => column(released, id).map(Number);
  const [masses, left, initial] = ['releasedMass', 'finalMass', 'initialMass'].map(numbers);
  expect((masses?.at(-1) ?? NaN) / result.of('releasedMass')).toBeCloseTo(1, 9);
  initial?.forEach((mass, index) =>
    expect(((masses?.[index] ?? NaN) + (left?.[index] ?? NaN)) / mass).toBeCloseTo(1, 7),
  );
  const moles = [16.0425, 44.0956, 72.1488].map((molarMass, index) => (masses?.[index] ?? NaN) / molarMass);
  const all = moles.reduce((sum, each) => sum + each, 0);
  moles.forEach((each, index) => expect(column(released, 'moles')[index]).toBeCloseTo(each / all, 4));
});

test('vapour and liquid have separate columns only if liquid leaves', () => {
  const ids = (input: CaseInput) => tableOf(by(input), 'ventedStream').columns.map(({ id }) => id);
  expect(ids({ ...drum, duration: 0.02 }).filter(id => id.endsWith('C3'))).toEqual([
    'C3',
    'the vapourC3',
    'the liquidC3',
  ]);
  expect(ids({ ...drum, draw: 'vapour', duration: 0.02 }).filter(id => id.endsWith('C3'))).toEqual(['C3']);
  expect(ids({ ...drum, composition: 'N2: 1', duration: 0.02 }).some(id => id.endsWith('N2'))).toBe(false);
});

test("the outflow's composition is plotted only if it changes", () => {
  const titles = (input: CaseInput) => {
    const run = by({ ...drum, ...input }).rawValue('run') as BlowdownRun;
    return ventedPlots(run).map(({ title }) => title);
  };
  expect(titles({ draw: 'vapour' })).toEqual(['Vented stream, molar mass', 'Vented stream, composition']);
  expect(titles({ composition: 'C1: 0.9; C2: 0.1', initialPressure: 20 })).toEqual([]);
});
