import { beforeAll, describe, expect, test } from 'vitest';
import network from '../hydraulic-network-pro/definition.ts';
import { calculateCase, caseFrom, presentValues, resultValue, type CaseInput } from '../kit/index.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import definition from './definition.ts';

/** A line as the first segment of a hydraulic network. */

beforeAll(loadAllFluidData);

const naphtha = {
  userDescription: 'Naphtha',
  fluidType: 'Liquid',
  flowRate: 62_000,
  pressure: 11.6,
  density: 742,
  viscosity: 0.55,
  nominalSize: '6',
  length: 180,
  elevationChange: 24,
  fittings: 'Gate valve: 3; Bend 90°, r/D 1.5: 14; Exit: 1',
  service: 'Pump discharge, above 50 m³/h',
  highestVelocity: 2,
} as const;

/** Isothermal, as in networks. */
const gas = {
  method: 'isothermal',
  fluidType: 'Gas',
  flowRate: 20_000,
  pressure: 40,
  temperature: 25,
  viscosity: 0.012,
  insideDiameter: 154.1,
  length: 400,
} as const;

function sent(input: CaseInput) {
  const { evaluation } = calculateCase(definition, caseFrom(definition, input));
  const send = definition.transfers.find(({ to }) => to === 'hydraulic-network-pro') ?? expect.fail('no transfer');
  return { evaluation, case: send.give(presentValues(evaluation)) };
}

function outletPressure(input: CaseInput) {
  const { evaluation, messages } = calculateCase(network, caseFrom(network, input));
  expect(messages.filter(({ level }) => level === 'error')).toEqual([]);
  const states = presentValues(evaluation)['nodeStates'] as readonly { tag: string; pressure: number }[];
  return states.find(({ tag }) => tag === 'Outlet')?.pressure ?? NaN;
}

describe('has the same outlet pressure there', () => {
  test.each<[string, CaseInput]>([
    ['a liquid', naphtha],
    ['a liquid in a bore, with a typed roughness', { ...naphtha, insideDiameter: 160, roughness: 0.1 }],
    ['a gas by its molecular weight', { ...gas, molecularWeight: 18.2, compressibilityFactor: 0.91, gamma: 1.28 }],
    ['a gas by its density', { ...gas, density: 33 }],
  ])('%s', (_, input) => {
    const { evaluation, case: segment } = sent(input);
    const there = outletPressure(segment ?? expect.fail('nothing was sent'));
    expect((there - 101_325) / 1e5).toBeCloseTo(Number(resultValue(evaluation, 'outletPressure')) / 1e5, 2);
  });
});

test('keeps the limits, the service and the fittings', () => {
  const { case: segment } = sent(naphtha);
  expect(segment).toMatchObject({ userDescription: 'Naphtha', fluidPhase: 'Liquid', velocityLimit: { value: 2 } });
  expect(segment?.['items']).toContain('Gate valve: 3; Bend 90°, r/D 1.5: 14; Exit: 1 | Pump discharge, above 50 m³/h');
});

test('keeps a selected fluid, whose properties are calculated there', () => {
  const { viscosity: _, ...selected } = { ...gas, fluidSource: 'composition', composition: 'C1: 90; C2: 10' };
  const { evaluation, case: segment = {} } = sent(selected);
  expect(segment).toMatchObject({ fluidSource: 'composition', temperature: { value: 25, unit: '°C' } });
  expect(segment).not.toHaveProperty('normalDensity');
  const there = outletPressure(segment);
  expect((there - 101_325) / 1e5).toBeCloseTo(Number(resultValue(evaluation, 'outletPressure')) / 1e5, 2);
});

test('two-phase flow is not sent: networks have one phase', () => {
  const mixture = { ...naphtha, fluidType: 'Two-phase', vaporFlowRate: 100, vaporDensity: 5, vaporViscosity: 0.01 };
  expect(sent({ ...mixture, surfaceTension: 20 }).case).toBeUndefined();
});
