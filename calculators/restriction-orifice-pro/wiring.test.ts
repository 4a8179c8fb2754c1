import { describe, expect, test } from 'vitest';
import { calculateCase, caseFrom, transfersOf } from '../kit/index.ts';
import { evaluator } from '../testing/evaluator.ts';
import definition from './definition.ts';

/** The flow through a computed bore, recalculated in SI by the equations of its method, must be the typed flow. */

const { PI, sqrt, max, exp, ceil, log2 } = Math;

const by = evaluator(definition);

const liquid = {
  fluidType: 'Liquid',
  flowRate: 32_400,
  upstreamPressure: 7,
  pressureDifferential: 0.6,
  viscosity: 0.8,
  fluidUpstreamDensity: 880,
  pipeInsideDiameter: 90,
  vaporPressure: 0.5,
};
/** In a pipe below 71.12 mm, where C has an additional term. */
const gas = {
  fluidType: 'Gas',
  flowRate: 5040,
  upstreamPressure: 20,
  pressureDifferential: 3,
  viscosity: 0.015,
  fluidUpstreamDensity: 18,
  specificHeatRatio: 1.3,
  pipeInsideDiameter: 60,
};
const kappa = 1.3;
const critical = (2 / (kappa + 1)) ** (kappa / (kappa - 1));

/** Reader-Harris/Gallagher equation for tappings l1 and l2 pipe diameters from the plate. */
function coefficient(beta: number, Re: number, D: number, l1: number, l2: number) {
  const A = ((19_000 * beta) / Re) ** 0.8;
  const M = (2 * l2) / (1 - beta);
  return (
    0.5961 +
    0.0261 * beta ** 2 -
    0.216 * beta ** 8 +
    0.000521 * ((1e6 * beta) / Re) ** 0.7 +
    (0.0188 + 0.0063 * A) * beta ** 3.5 * (1e6 / Re) ** 0.3 +
    (0.043 + 0.08 * exp(-10 * l1) - 0.123 * exp(-7 * l1)) * (1 - 0.11 * A) * (beta ** 4 / (1 - beta ** 4)) -
    0.031 * (M - 0.8 * M ** 1.1) * beta ** 1.3 +
    0.011 * (0.75 - beta) * max(0, 2.8 - D / 0.0254)
  );
}

/** Returns the flow of ISO 5167-2 through a bore, its C, and the permanent loss ratio. */
function thinPlate(beta: number, duty: { Re: number; D: number; taps: readonly [number, number] }) {
  const C = coefficient(beta, duty.Re, duty.D, ...duty.taps);
  const root = sqrt(1 - beta ** 4 * (1 - C ** 2));
  const perRoot = (C / sqrt(1 - beta ** 4)) * (PI / 4) * (beta * duty.D) ** 2;
  return { C, perRoot, lost: (root - C * beta ** 2) / (root + C * beta ** 2) };
}

describe('a liquid', () => {
  const [q, D, drop, rho] = [9, 0.09, 6e4, 880];
  const Re = (4 * q) / (PI * D * 8e-4);

  test.each([
    ['Corner', 0, 0],
    ['D and D/2', 1, 0.47],
    ['Flange', 0.0254 / 0.09, 0.0254 / 0.09],
  ] as const)('by ISO 5167-2 with tappings %s', (tappings, l1, l2) => {
    const { of } = by({ ...liquid, tappings }, 'iso5167');
    const plate = thinPlate(of('betaRatio'), { Re, D, taps: [l1, l2] });
    expect((plate.perRoot * sqrt(2 * drop * rho)) / q).toBeCloseTo(1, 9);
    expect(of('dischargeCoefficient')).toBeCloseTo(plate.C, 12);
    expect([of('upstreamTapping'), of('downstreamTapping')]).toEqual([l1, l2].map(l => expect.closeTo(l, 12)));
    expect(of('overallPressureLoss')).toBeCloseTo(plate.lost * drop, 6);
    expect(of('orificeDiameterBD')).toBeCloseTo(of('betaRatio') * D, 12);
    expect(of('expansionFactor')).toBe(1);
    expect(of('maxVelocity')).toBeCloseTo(q / rho / ((PI / 4) * of('orificeDiameterBD') ** 2), 9);
  });

  test('by the simplified method: four passes with C = 0.6 from β = 0.5', () => {
    const { of } = by(liquid, 'original');
    let beta = 0.5;
    for (let pass = 0; pass < 4; pass += 1)
      beta = sqrt((4 * q * sqrt(1 - beta ** 4)) / (0.6 * sqrt(2 * rho * drop) * PI)) / D;
    expect(of('betaRatio')).toBeCloseTo(beta, 9);
    expect(of('dischargeCoefficient')).toBe(0.6);
    expect(of('overallPressureLoss')).toBeCloseTo(drop * (1 - beta ** 1.9), 6);
  });

  test.each([
    [0.6, 1],
    [4, 2],
    [5.9, 4],
  ])('cavitates by its index at %d bar, and shares the drop among %d plates', (pressureDifferential, plates) => {
    for (const method of ['original', 'iso5167']) {
      const { of, messageMarks } = by({ ...liquid, pressureDifferential }, method);
      const [p1, p2, pv] = [7e5, (7 - pressureDifferential) * 1e5, 5e4];
      expect(of('cavitationIndex')).toBeCloseTo((p1 - pv) / (p1 - p2), 9);
      expect(of('stages')).toBe(max(1, ceil(log2((p1 - pv) / (p2 - pv)))));
      expect(of('stages')).toBe(plates);
      expect(messageMarks.includes('warning stages')).toBe(plates > 1);
    }
  });

  test('that flashes, boils or has no vapour pressure has no plates in series', () => {
    const flashing = by({ ...liquid, vaporPressure: 6.5 }, 'original');
    expect([flashing.rawValue('stages'), flashing.messageMarks.includes('warning pressureDifferential')]).toEqual([
      undefined,
      true,
    ]);
    expect(by({ ...liquid, vaporPressure: 7.5 }, 'original').messageMarks).toContain('warning vaporPressure');
    const unknown = by({ ...liquid, vaporPressure: '' }, 'original');
    expect([unknown.rawValue('stages'), unknown.rawValue('cavitationIndex')]).toEqual([undefined, undefined]);
  });
});

describe('a gas', () => {
  const [q, D, p1, rho] = [1.4, 0.06, 20e5, 18];
  const Re = (4 * q) / (PI * D * 1.5e-5);
  const flux = (r: number) =>
    sqrt(((2 * kappa) / (kappa - 1)) * p1 * rho * (r ** (2 / kappa) - r ** ((kappa + 1) / kappa)));
  const epsilon = (beta: number, r: number) =>
    1 - (0.351 + 0.256 * beta ** 4 + 0.93 * beta ** 8) * (1 - r ** (1 / kappa));

  test.each([
    [3, 1],
    [7, (0.65 - critical) / (0.75 - critical)],
    [14, 0],
  ])('by %d bar: a share of %d of ISO 5167-2, the rest of a thick plate', (bar, w) => {
    const { of, rawValue, messageMarks } = by({ ...gas, pressureDifferential: bar }, 'iso5167');
    const [beta, drop, r] = [of('betaRatio'), bar * 1e5, 1 - bar / 20];
    const plate = thinPlate(beta, { Re, D, taps: [0, 0] });
    const thin = plate.perRoot * epsilon(beta, r) * sqrt(2 * drop * rho);
    const thick = 0.83932 * (PI / 4) * (beta * D) ** 2 * flux(max(r, critical));
    expect((w * thin + (1 - w) * thick) / q).toBeCloseTo(1, 9);
    expect(of('isoShare')).toBeCloseTo(w, 9);
    expect(of('criticalPressureRatio')).toBeCloseTo(critical, 12);
    expect(of('overallPressureLoss')).toBeCloseTo((w * plate.lost + 1 - w) * drop, 4);
    expect(rawValue('flowCondition')).toBe(w === 0 ? 'Choked' : 'Not choked');
    const coefficients = [1, 0].includes(w) ? expect.closeTo(w === 1 ? plate.C : 0.83932, 12) : undefined;
    expect(rawValue('dischargeCoefficient')).toEqual(coefficients);
    if (w > 0) expect(of('expansionFactor')).toBeCloseTo(epsilon(beta, r), 12);
    const throat = max(r, critical);
    expect(of('maxVelocity')).toBeCloseTo(
      sqrt(((2 * kappa) / (kappa - 1)) * (p1 / rho) * (1 - throat ** ((kappa - 1) / kappa))),
      6,
    );
    expect(of('sonicVelocity')).toBeCloseTo(sqrt((kappa * p1) / rho), 9);
    expect(of('stages')).toBe(max(1, ceil(log2(1 / r))));
    expect(messageMarks.includes('info flowCondition')).toBe(w === 0);
    expect(messageMarks.filter(mark => mark === 'warning pressureRatio').length > 0).toBe(w > 0 && w < 1);
  });

  test('choked at a low bore Reynolds number gives a warning', () => {
    const slow = { ...gas, pressureDifferential: 14, viscosity: 100 };
    expect(by(slow, 'iso5167').messageMarks).toContain('warning dischargeCoefficient');
    const { of } = by({ ...gas, pressureDifferential: 14 }, 'iso5167');
    const limit = (4 * 1.4) / (PI * of('orificeDiameterBD') * 3000);
    for (const [share, doubted] of [
      [0.99, false],
      [1.01, true],
    ] as const)
      expect(
        by({ ...slow, viscosity: limit * share * 1000 }, 'iso5167').messageMarks.includes(
          'warning dischargeCoefficient',
        ),
      ).toBe(doubted);
  });

  test('is transferred with gauge pressures and the density at their mean', () => {
    const { evaluation } = calculateCase(definition, caseFrom(definition, { ...gas, pressureDifferential: 14 }));
    const [sending] = transfersOf(definition, evaluation.values);
    expect(sending?.input).toMatchObject({
      flowRate: { value: expect.closeTo(5040, 6), unit: 'kg/h' },
      density: { value: expect.closeTo((18 * (20 + 6)) / 2 / 20, 9), unit: 'kg/m³' },
      p1: { value: expect.closeTo(20 - 1.01325, 9), unit: 'bar(g)' },
      p2: { value: expect.closeTo(6 - 1.01325, 9), unit: 'bar(g)' },
      gamma: { value: 1.3 },
      pipeInternalDiameter: { value: expect.closeTo(60, 9), unit: 'mm' },
    });
  });
});
