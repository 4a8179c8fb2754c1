import { beforeAll, describe, expect, test } from 'vitest';
import { calculateCase, caseFrom, resultValue, type CaseInput } from '../../kit/index.ts';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';
import definition from '../definition.ts';

/** Two phases of a selected fluid that flash as the pressure falls along the line. */

beforeAll(loadAllFluidData);

const mixed = { method: 'friedel', fluidType: 'Two-phase', nominalSize: '4', length: 80 } as const;
const condensate = {
  ...mixed,
  fluidSource: 'water',
  flowRate: 40_000,
  vaporFlowRate: 100,
  pressure: 3.75,
  temperature: 150,
  service: 'Steam condensate, two-phase',
};
const propane = {
  ...mixed,
  fluidSource: 'pure',
  pureFluid: 'C3',
  flowRate: 39_500,
  vaporFlowRate: 500,
  pressure: 9.7806,
  temperature: 30,
  service: 'Two-phase (API RP 14E)',
};

function calculated(input: CaseInput) {
  const { evaluation, messages } = calculateCase(definition, caseFrom(definition, input));
  return {
    of: (id: string) => Number(resultValue(evaluation, id)),
    word: (id: string) => resultValue(evaluation, id),
    messages: messages.map(({ text }) => text),
  };
}

describe('follows the march of fluids 1.3 (Friedel) with the flash of CoolProp 8.0.0', () => {
  // Steps of 0.05 % of the pressure, with the acceleration without slip: loss in bar, velocity in m/s and vapour at the outlet.
  test.each([
    ['steam condensate', condensate, 1.3826, 21.37, 0.462],
    ['propane', propane, 0.4568, 4.331, 0.3877],
  ])('%s', (_, input, loss, velocity, withoutFlash) => {
    const { of } = calculated(input);
    expect(of('frictionLoss') / 1e5).toBeCloseTo(withoutFlash, 3);
    expect(of('totalPressureDrop') / 1e5 / loss).toBeCloseTo(1, 1.8);
    expect(of('outletVelocity') / velocity).toBeCloseTo(1, 1.8);
    // Friedel's gradient at the outlet of the condensate, 2946 Pa/m.
    expect(of('outletPressureDropPer100m')).toBeLessThan(3050);
  });
});

test('a trace of another component leaves the flash as it is', () => {
  const traced = {
    ...propane,
    fluidSource: 'composition',
    composition: 'C3: 99.999; nC4: 0.001',
    flowRate: 50_000,
    vaporFlowRate: 5000,
    nominalSize: '6',
    length: 200,
    pressure: 10,
    temperature: 30.84,
  };
  const { of, messages } = calculated(traced);
  // The same march, of propane: 0.546 bar, 10.72 % of vapour at the outlet.
  expect(of('totalPressureDrop') / 1e5 / 0.546).toBeCloseTo(1, 1.8);
  expect(messages.join(' ')).toContain('10.7 % by mass is vapour at the outlet');
});

test('the criteria are those after the flash, also of the sizes', () => {
  const { word, messages } = calculated(condensate);
  expect(word('verdict')).toBe('Too small: velocity');
  expect(word('recommendedSize')).toBe('NPS 5 (DN 125)');
  expect(messages.join(' ')).toMatch(
    /The liquid flashes along the line: 2\.7\d % by mass is vapour at the outlet, 0\.249 % at the inlet/,
  );
});

test('a flow that accelerates as fast as its pressure falls does not pass', () => {
  const { word, messages } = calculated({ ...condensate, length: 400 });
  expect(word('verdict')).toBe('Too small: does not pass the flow');
  expect(messages).toContain('As its liquid flashes, the flow chokes in the line: the line cannot pass it.');
});

test('a flow whose liquid boils away is followed as vapour', () => {
  const nearlyDry = {
    ...propane,
    flowRate: 1000,
    vaporFlowRate: 19_000,
    length: 200,
    pressure: 10,
    temperature: 30.834,
  };
  // The same march: 4.89 bar.
  expect(calculated(nearlyDry).of('totalPressureDrop') / 1e5 / 4.89).toBeCloseTo(1, 1.8);
});

test.each(['friedel', 'beggs-brill'])('a flow without states as far as the outlet does not pass, by %s', method => {
  const carbonDioxide = { ...mixed, method, fluidSource: 'pure', pureFluid: 'CO2', nominalSize: '6', length: 250 };
  // Below the triple point, 5.18 bar(abs), after some 115 m.
  const line = { ...carbonDioxide, temperature: -53.063, pressure: 5, flowRate: 90_000, vaporFlowRate: 6000 };
  const { of, word, messages } = calculated(line);
  expect(of('totalPressureDrop')).toBeNaN();
  expect(word('verdict')).toMatch(/^Too small: does not pass the flow/);
  expect(messages.join(' ')).toContain('as where dry ice forms');
});

test('a flow above the critical velocity of its correlation chokes, and no dry ice is named without carbon dioxide', () => {
  const composition = 'iC4: 60; nC9: 40';
  const line = { ...mixed, method: 'beggs-brill', fluidSource: 'composition', composition, nominalSize: '6' };
  const { messages } = calculated({
    ...line,
    length: 200,
    temperature: 60,
    pressure: 2,
    flowRate: 50_000,
    vaporFlowRate: 7000,
  });
  expect(messages).toContain('As its liquid flashes, the flow chokes in the line: the line cannot pass it.');
});

test('without a length, sizes are those of the inlet', () => {
  const { length: _, ...without } = propane;
  expect(calculated(without).word('recommendedSize')).toBe('NPS 3 (DN 80)');
});

test('a fall that raises the pressure flashes nothing', () => {
  const { of } = calculated({ ...propane, elevationChange: -60 });
  expect(of('boilingLoss')).toBeNaN();
  expect(of('totalPressureDrop')).toBeLessThan(0);
});

test('typed properties do not flash, and a message says so', () => {
  const typed = { ...propane, fluidSource: 'typed', density: 485, vaporDensity: 23.5, viscosity: 0.09 };
  const { of, messages } = calculated({ ...typed, vaporViscosity: 0.0088, surfaceTension: 6 });
  expect(of('totalPressureDrop')).toBe(of('frictionLoss'));
  expect(messages.join(' ')).toContain('flashing is not considered');
  expect(messages.join(' ')).toContain('Choose the fluid to include it.');
});

test('with a fluid chosen, the advice is to leave typed properties blank', () => {
  const messages = calculated({ ...propane, density: 400 }).messages.join(' ');
  expect(messages).toContain('Leave the properties of both phases blank to include it.');
  expect(messages).not.toContain('Choose the fluid');
});
