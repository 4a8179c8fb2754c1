import { describe, expect, test } from 'vitest';
import { caseFrom, evaluate, type CaseInput } from '../kit/index.ts';
import definition from './definition.ts';

/** Results recalculated by hand in SI from the equations in their working, so that swapped values are detected. */

const by = (input: CaseInput, method: string) => {
  const evaluation = evaluate(definition, caseFrom(definition, input), method);
  return {
    of: (id: string) => Number(evaluation.value(id)),
    word: (id: string) => evaluation.value(id),
    marked: evaluation.messages.map(({ level, field }) => `${level} ${field ?? ''}`),
  };
};

const { PI, sqrt, log, asin } = Math;
const atmosphere = 101_325;
const line = { insideDiameter: 200, roughness: 0.05, length: 100, elevationChange: 5, fittings: 'Globe valve: 2' };
const bore = 0.2;
const area = (PI / 4) * bore ** 2;

/** Values limited at both ends. */
function expectEnds({ of }: ReturnType<typeof by>, C: number) {
  for (const [end, density, velocity] of [
    ['', 'inletDensity', 'velocity'],
    ['outlet', 'outletDensity', 'outletVelocity'],
  ] as const) {
    const named = (id: string) => (end === '' ? id : `outlet${id.charAt(0).toUpperCase()}${id.slice(1)}`);
    const erosional = (0.3048 * C) / sqrt((of(density) * 0.3048 ** 3) / 0.45359237);
    if (end !== '') expect(of(velocity)).toBeCloseTo((of('velocity') * of('inletDensity')) / of('outletDensity'), 9);
    expect(of(named('erosionalVelocity'))).toBeCloseTo(erosional, 9);
    expect(of(named('erosionalRatio'))).toBeCloseTo(of(velocity) / erosional, 9);
    expect(of(named('rhoV2')) / (of(density) * of(velocity) ** 2)).toBeCloseTo(1, 9);
  }
  const share = of('inletDensity') / of('outletDensity');
  expect(of('outletPressureDropPer100m')).toBeCloseTo(of('pressureDropPer100m') * share, 6);
}

test.each(['darcy-weisbach', 'churchill'])('a liquid by %s', method => {
  const liquid = { fluidType: 'Liquid', flowRate: 100_000, density: 900, viscosity: 2, pressure: 10, ...line };
  const { of, word } = by(liquid, method);
  const [q, f, K] = [100 / 3.6, of('frictionFactor'), of('fittingResistance')];
  const v = q / 900 / area;
  expect(of('velocity')).toBeCloseTo(v, 12);
  expect(of('reynoldsNumber')).toBeCloseTo((4 * q) / (PI * bore * 0.002), 6);
  const colebrook = -2 * Math.log10(0.05 / 200 / 3.7 + 2.51 / (of('reynoldsNumber') * sqrt(f)));
  expect(1 / sqrt(f) / colebrook).toBeCloseTo(1, method === 'churchill' ? 1 : 9);
  expect(of('pressureDropPer100m')).toBeCloseTo((f * 900 * v ** 2) / (2 * bore), 9);
  expect(of('frictionLoss')).toBeCloseTo((f * 100 * 900 * v ** 2) / (2 * bore), 6);
  expect(K).toBeCloseTo(2 * 340 * of('craneFactor'), 9);
  expect(of('fittingLoss')).toBeCloseTo((K * 900 * v ** 2) / 2, 6);
  expect(of('elevationLoss')).toBeCloseTo(900 * 9.80665 * 5, 6);
  const total = of('frictionLoss') + of('fittingLoss') + of('elevationLoss');
  expect(of('totalPressureDrop')).toBeCloseTo(total, 6);
  expect(of('outletPressure')).toBeCloseTo(10e5 - total, 6);
  expect(word('flowModel')).toBe('Incompressible');
});

test.each(['adiabatic', 'isothermal'])('a gas, %s', method => {
  const gas = { fluidType: 'Gas', flowRate: 20_000, density: 6, viscosity: 0.02, pressure: 7, gamma: 1.3, ...line };
  const result = by(gas, method);
  const { of, word } = result;
  const [q, p, r] = [20 / 3.6, 7e5 + atmosphere, of('densityRatio')];
  const G = q / area;
  const resistance = (of('frictionFactor') * 100) / bore + of('fittingResistance');
  const M1 = G / 6 / sqrt((1.3 * p) / 6);
  expect(of('machNumber')).toBeCloseTo(M1, 9);
  const fanno = (1 / (1.3 * M1 ** 2) + 0.3 / 2.6) * (1 - r ** 2) + (2.3 / 1.3) * log(r);
  const isothermal = ((1 - r ** 2) * p * 6) / G ** 2 + 2 * log(r);
  expect((method === 'adiabatic' ? fanno : isothermal) / resistance).toBeCloseTo(1, 6);
  expect(of('incompressibleLoss')).toBeCloseTo((resistance * 6 * (G / 6) ** 2) / 2, 6);
  expect(of('accelerationLoss') / ((G ** 2 / 6) * (1 / r - 1))).toBeCloseTo(1, 6);
  const rubbed = of('expansionDrop') - of('accelerationLoss');
  const ofPipe = (of('frictionFactor') * 100) / bore / resistance;
  expect(of('frictionLoss')).toBeCloseTo(rubbed * ofPipe, 4);
  expect(of('fittingLoss')).toBeCloseTo(rubbed * (1 - ofPipe), 4);
  expect(of('elevationLoss')).toBeCloseTo(((1 + r) / 2) * 6 * 9.80665 * 5, 6);
  const left = p - of('expansionDrop') - of('elevationLoss');
  expect(of('pressureAtOutlet')).toBeCloseTo(left, 4);
  expect(of('outletDensity')).toBeCloseTo((r * 6 * left) / (p - of('expansionDrop')), 9);
  expect(of('outletMach')).toBeCloseTo(of('outletVelocity') / sqrt((1.3 * left) / of('outletDensity')), 9);
  expect(of('chokedFlow')).toBeGreaterThan(q);
  expect(word('flowModel')).toBe(method === 'adiabatic' ? 'Adiabatic' : 'Isothermal');
  expectEnds(result, 100);
});

const mixture = {
  fluidType: 'Two-phase',
  flowRate: 60_000,
  vaporFlowRate: 5000,
  density: 800,
  vaporDensity: 6,
  viscosity: 0.5,
  vaporViscosity: 0.012,
  surfaceTension: 20,
  pressure: 7,
  ...line,
};

test.each(['friedel', 'lockhart-martinelli', 'beggs-brill'])('two phases by %s', method => {
  const result = by(mixture, method);
  const { of } = result;
  const [liquid, vapour, phi, f] = [60 / 3.6, 5 / 3.6, of('multiplier'), of('frictionFactor')];
  const lambda = liquid / 800 / (liquid / 800 + vapour / 6);
  const density = lambda * 800 + (1 - lambda) * 6;
  const G = (liquid + vapour) / area;
  expect(of('quality')).toBeCloseTo(vapour / (liquid + vapour), 12);
  expect(of('liquidFraction')).toBeCloseTo(lambda, 12);
  expect(of('inletDensity')).toBeCloseTo(density, 9);
  expect(of('inletViscosity')).toBeCloseTo(lambda * 0.0005 + (1 - lambda) * 0.000012, 12);
  expect(of('froude')).toBeCloseTo((G / density) ** 2 / (9.80665 * bore), 6);
  expect(of('slope')).toBeCloseTo(asin(0.05), 12);
  const [Re = 0, gradient = 0] =
    {
      friedel: [(G * bore) / 0.0005, (phi * f * G ** 2) / (2 * bore * 800)],
      'lockhart-martinelli': [(liquid / area) * (bore / 0.0005), (phi * f * (liquid / area) ** 2) / (2 * bore * 800)],
      'beggs-brill': [(G * bore) / of('inletViscosity'), (phi * f * density * (G / density) ** 2) / (2 * bore)],
    }[method] ?? [];
  expect(of('reynoldsNumber') / Re).toBeCloseTo(1, 9);
  expect(of('pressureDropPer100m') / gradient).toBeCloseTo(1, 6);
  const holdup = of('liquidHoldup');
  expect(of('standingDensity')).toBeCloseTo(holdup * 800 + (1 - holdup) * 6, 9);
  expect(of('elevationLoss')).toBeCloseTo(of('standingDensity') * 9.80665 * 5, 6);
  expect(of('fittingLoss')).toBeCloseTo((of('pressureDropPer100m') * of('fittingResistance') * bore) / f, 4);
  expectEnds(result, 100);
});

describe('messages', () => {
  const hot = { ...mixture, viscosity: 20, elevationChange: -5 };

  test.each([
    ['the roughness that Lockhart and Martinelli have no place for', mixture, 'lockhart-martinelli', 'info roughness'],
    ['their rise', mixture, 'lockhart-martinelli', 'warning elevationChange'],
    ['a viscosity beyond Friedel', hot, 'friedel', 'warning viscosity'],
    ['the correlation of the sizes', mixture, 'beggs-brill', 'info recommendedSize'],
    ['a rise above the length', { ...mixture, elevationChange: 200 }, 'friedel', 'warning elevationChange'],
    ['two ways to say the size', { ...mixture, nominalSize: '6' }, 'friedel', 'info insideDiameter'],
    ['a density beside its parts', { ...mixture, molecularWeight: 20 }, 'friedel', 'info vaporDensity'],
    ['a pressure that is not given', { ...mixture, pressure: '' }, 'friedel', 'info recommendedSize'],
    ['erosion', { ...mixture, erosionalConstant: 20 }, 'friedel', 'warning erosionalRatio'],
  ])('of %s', (_, input, method, mark) => expect(by(input, method).marked).toContain(mark));
});
