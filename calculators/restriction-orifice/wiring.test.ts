import { describe, expect, test } from 'vitest';
import { calculateJson } from '../kit/index.ts';
import { evaluator } from '../testing/evaluator.ts';
import definition from './definition.ts';

/** The flow through a computed bore, recalculated in SI by the equations of its method, must be the typed flow. */

const { PI, sqrt, log, exp } = Math;

const by = evaluator(definition);

const D = 0.09;
const liquid = {
  fluidType: 'Liquid',
  flowRate: 9,
  upstreamPressure: 700,
  pressureDifferential: 60,
  viscosity: 0.8,
  fluidUpstreamDensity: 880,
  pipeInsideDiameter: 90,
};
const gas = {
  fluidType: 'Gas',
  flowRate: 1.4,
  upstreamPressure: 900,
  pressureDifferential: 150,
  viscosity: 0.015,
  fluidUpstreamDensity: 8,
  specificHeatRatio: 1.3,
  pipeInsideDiameter: 90,
};
/** kg/s, Pa, Pa, Pa·s, kg/m³, κ. */
const duties = [
  ['Liquid', liquid, { q: 9, p1: 7e5, drop: 6e4, mu: 8e-4, rho: 880, kappa: undefined }],
  ['Gas', gas, { q: 1.4, p1: 9e5, drop: 1.5e5, mu: 1.5e-5, rho: 8, kappa: 1.3 }],
] as const;

/** Expansibility of ISO 5167-2 between p1 and p2. */
const expansibility = (beta: number, r: number, kappa: number | undefined) =>
  kappa === undefined ? 1 : 1 - (0.351 + 0.256 * beta ** 4 + 0.93 * beta ** 8) * (1 - r ** (1 / kappa));

/** Reader-Harris/Gallagher equation with corner tappings in a pipe above 71 mm. */
function coefficient(beta: number, Re: number) {
  const A = ((19_000 * beta) / Re) ** 0.8;
  const viscous = 0.000521 * ((1e6 * beta) / Re) ** 0.7 + (0.0188 + 0.0063 * A) * beta ** 3.5 * (1e6 / Re) ** 0.3;
  const corner = (0.043 + 0.08 - 0.123) * (1 - 0.11 * A) * (beta ** 4 / (1 - beta ** 4));
  return 0.5961 + 0.0261 * beta ** 2 - 0.216 * beta ** 8 + viscous + corner;
}

describe.each(duties)('%s', (_, input, { q, p1, drop, mu, rho, kappa }) => {
  const r = (p1 - drop) / p1;
  const Re = (4 * q) / (PI * D * mu);

  test.each(['original', 'iso5167'])('the duty in SI by %s', method => {
    const { of, rawValue } = by(input, method);
    expect(of('downstreamPressure')).toBeCloseTo(p1 - drop, 6);
    expect(of('pressureRatio')).toBeCloseTo(r, 12);
    expect(of('reynoldsNumber') / Re).toBeCloseTo(1, 12);
    expect(of('orificeDiameterBD')).toBeCloseTo(of('betaRatio') * D, 12);
    if (kappa === undefined)
      expect([rawValue('sonicVelocity'), rawValue('flowCondition')]).toEqual([undefined, undefined]);
    else expect(of('sonicVelocity')).toBeCloseTo(sqrt((kappa * p1) / rho), 9);
  });

  test('the simplified method: four passes with C = 0.6 from β = 0.9999', () => {
    const { of } = by(input, 'original');
    let [beta, before, Y] = [0.9999, 0, 1];
    for (let pass = 0; pass < 4; pass += 1) {
      before = beta;
      Y = expansibility(before, r, kappa);
      const area = (q * sqrt(1 - before ** 4)) / (0.6 * Y * sqrt(2 * rho * drop));
      beta = sqrt((4 * area) / PI) / D;
    }
    expect(of('previousBeta')).toBeCloseTo(before, 9);
    expect(of('expansionFactor')).toBeCloseTo(Y, 9);
    expect(of('betaRatio')).toBeCloseTo(beta, 9);
    expect(of('boreArea')).toBeCloseTo((PI / 4) * (beta * D) ** 2, 12);
    expect(of('overallPressureLoss')).toBeCloseTo(drop * (1 - beta ** 1.9), 6);
    expect(of('maxVelocity')).toBeCloseTo(q / rho / ((PI / 4) * (beta * D) ** 2), 6);
  });

  test('ISO 5167-2: the bore passes the flow, with C and ε at its β', () => {
    const { of } = by(input, 'iso5167');
    const beta = of('betaRatio');
    const [C, epsilon] = [coefficient(beta, Re), expansibility(beta, r, kappa)];
    const through = (C / sqrt(1 - beta ** 4)) * epsilon * (PI / 4) * (beta * D) ** 2 * sqrt(2 * drop * rho);
    expect(through / q).toBeCloseTo(1, 9);
    expect(of('dischargeCoefficient')).toBeCloseTo(C, 12);
    expect(of('expansionFactor')).toBeCloseTo(epsilon, 12);
    const root = sqrt(1 - beta ** 4 * (1 - C ** 2));
    expect(of('overallPressureLoss')).toBeCloseTo((drop * (root - C * beta ** 2)) / (root + C * beta ** 2), 6);
    const jet =
      kappa === undefined
        ? q / rho / ((PI / 4) * (beta * D) ** 2)
        : sqrt(((2 * kappa) / (kappa - 1)) * (p1 / rho) * (1 - exp(((kappa - 1) / kappa) * log(r))));
    expect(of('maxVelocity')).toBeCloseTo(jet, 9);
  });
});

describe('choking of a gas', () => {
  const critical = 900 * (1 - (2 / 2.3) ** (1.3 / 0.3));

  test.each([
    [critical - 1, 'Not choked'],
    [critical + 1, 'Choked'],
  ])('a differential of %d kPa', (pressureDifferential, condition) => {
    const iso = by({ ...gas, pressureDifferential }, 'iso5167');
    expect(iso.rawValue('flowCondition')).toBe(condition);
    expect(iso.rawValue('orificeDiameterBD') === undefined).toBe(condition === 'Choked');
    const original = by({ ...gas, pressureDifferential }, 'original');
    expect(original.rawValue('flowCondition')).toBe(condition === 'Choked' ? undefined : 'Not choked');
    expect(original.messageMarks.includes('warning flowCondition')).toBe(condition === 'Choked');
    expect(original.messageMarks.includes('info maxVelocity')).toBe(condition === 'Choked');
  });
});

test('a choked gas without a solution by the simplified method names the cause and the calculator that sizes it', () => {
  const input = {
    fluidType: 'Gas',
    method: 'original',
    flowRate: 6,
    upstreamPressure: 8000,
    pressureDifferential: 6000,
    viscosity: 0.012,
    fluidUpstreamDensity: 60,
    specificHeatRatio: 1.3,
    pipeInsideDiameter: 152.4,
  };
  const texts = calculateJson(definition, input).messages.map(({ text }) => text);
  const pro = 'Restriction Orifice Sizing Pro sizes it with the method ISO 5167-2, Miller.';
  expect(texts).toContainEqual(
    `p₂/p₁ = 0.250 is at or below the critical ratio 0.546: the flow is choked, which the simplified method does not judge. ${pro}`,
  );
  expect(texts.join(' ')).toContain(`the simplified iteration has no solution for this choked flow; ${pro}`);
});

describe('messages', () => {
  test.each([
    ['a differential of all the pressure', { pressureDifferential: 700 }, 'original', 'error pressureDifferential'],
    ['a small β', { flowRate: 0.2 }, 'iso5167', 'warning betaRatio'],
    ['a small bore', { flowRate: 0.2 }, 'iso5167', 'warning orificeDiameterBD'],
    ['a small pipe', { pipeInsideDiameter: 48, flowRate: 3 }, 'iso5167', 'warning pipeInsideDiameter'],
    ['slow flow', { viscosity: 200 }, 'iso5167', 'warning reynoldsNumber'],
    ['a gas below 0.75', { ...gas, pressureDifferential: 240 }, 'iso5167', 'warning pressureRatio'],
    ['a gas below 0.75', { ...gas, pressureDifferential: 240 }, 'original', 'warning pressureRatio'],
  ])('of %s', (_, change, method, mark) => {
    expect(by({ ...liquid, ...change }, method).messageMarks).toContain(mark);
    expect(by(liquid, method).messageMarks).not.toContain(mark);
  });

  test('none for a liquid, whose pressure ratio has no limit', () =>
    expect(by({ ...liquid, pressureDifferential: 500 }, 'iso5167').messageMarks).not.toContain(
      'warning pressureRatio',
    ));
});
