import { describe, expect, test } from 'vitest';
import { aerodynamicNoise, hydrodynamicNoise } from '@isentrope/engineering/valves';
import { calculateJson, type CaseInput } from '../kit/index.ts';
import definition from './definition.ts';

/** The source equations evaluated by hand; bar, kg/h, mm and K. */

const p1 = 9 + 1.01325;
const R = 8.31446261815324;
const liquid = { flowRate: 40_000, density: 820, vaporPressure: 3, criticalPressure: 36 };
const state = { temperature: 60, molecularWeight: 22, gamma: 1.26, compressibilityFactor: 0.93 };
const vapour = { vaporFlowRate: 900, vaporTemperature: 60, vaporMolecularWeight: 22, vaporGamma: 1.26, vaporZ: 0.93 };
const T = state.temperature + 273.15;
const Fgamma = state.gamma / 1.4;
const valve = { valveSize: 80, ratedCv: 150, FL: 0.85, xT: 0.7, Fd: 0.4 };
const drop = p1 - (0.96 - 0.28 * Math.sqrt(3 / 36)) * 3;
const area = (Math.PI / 4) * 0.08 ** 2;

/** Returns the results of a case at 9 bar(g) by a method. */
function answers(method: string, input: CaseInput) {
  const { results } = calculateJson(definition, { upstreamPressure: 9, ...valve, ...input, method });
  return (id: string) => (results[id] as { value: number }).value;
}

/** Returns Cv by the simplified method, for a gas with F_γ at p2/p1. */
const originalGas = (flow: number, x: number) =>
  (flow / (94.8 * p1 * Math.max(1 - x / (3 * Fgamma), 0.667))) * Math.sqrt((T * 0.93) / (Math.min(x, Fgamma) * 22));

describe('by the simplified method', () => {
  const ofLiquid = 40_000 / (27.3 * Math.sqrt(2 * 820));

  test('a liquid has its coefficient, opening, velocity and cavitation index', () => {
    const answer = answers('original', { ...liquid, fluidType: 'Liquid', pressureDifferential: 2 });
    expect(answer('valveFlowCoefficient')).toBeCloseTo(ofLiquid, 9);
    expect(answer('kv')).toBeCloseTo(0.865 * ofLiquid, 9);
    expect(answer('chokedPressureDrop')).toBeCloseTo(drop, 9);
    expect(answer('valveOpening')).toBeCloseTo(100 * (1 + Math.log(ofLiquid / 150) / Math.log(50)), 9);
    expect(answer('outletVelocity')).toBeCloseTo(40_000 / 3600 / (820 * area), 9);
    expect(answer('cavitationIndex')).toBeCloseTo((p1 - 3) / 2, 9);
  });

  test("a two-phase flow has the sums of its phases' coefficients and volumes", () => {
    const input = { ...liquid, ...vapour, fluidType: 'Two Phase Flow Regime', pressureDifferential: 2 };
    const answer = answers('original', input);
    const outlet = ((p1 - 2) * 1e5 * 0.022) / (0.93 * R * T);
    expect(answer('valveFlowCoefficient')).toBeCloseTo(ofLiquid + originalGas(900, 2 / p1), 9);
    expect(answer('outletVelocity')).toBeCloseTo((40_000 / 820 + 900 / outlet) / 3600 / area, 9);
  });
});

describe('by the standard', () => {
  test('a liquid between reducers satisfies the flow equation with the F_P shown', () => {
    const pipes = { upstreamPipeDiameter: 100, downstreamPipeDiameter: 150, pipeWallThickness: 7, soundSpeed: 1200 };
    const input = { ...liquid, ...pipes, fluidType: 'Liquid', pressureDifferential: 2 };
    const answer = answers('iec60534', input);
    const kv = answer('kv');
    const ends = [100, 150].map(D => (80 / D) ** 2) as [number, number];
    const zeta = 0.5 * (1 - ends[0]) ** 2 + (1 - ends[1]) ** 2 + ends[1] ** 2 - ends[0] ** 2;
    const FP = 1 / Math.sqrt(1 + (zeta / 0.0016) * (kv / 80 ** 2) ** 2);
    expect(answer('pipingGeometryFactor')).toBeCloseTo(FP, 9);
    expect(kv * FP * Math.sqrt((2 * 999.1) / 820)).toBeCloseTo(40_000 / 820, 6);
    const { level } = hydrodynamicNoise({
      massFlow: 40_000 / 3600,
      upstreamPressure: p1 * 1e5,
      downstreamPressure: (p1 - 2) * 1e5,
      cv: kv / 0.865,
      valveSize: 0.08,
      Fd: 0.4,
      pipeDiameter: 0.15,
      wallThickness: 0.007,
      efficiencyExponent: undefined,
      density: 820,
      vapourPressure: 3e5,
      soundSpeed: 1200,
      FL: 0.85,
    });
    expect(answer('noiseLevel')).toBeCloseTo(level, 6);
  });

  test('a gas has its coefficient, choked differential, expansion factor, velocity and noise', () => {
    const input = { ...state, flowRate: 6000, fluidType: 'Gas', pressureDifferential: 2, pipeWallThickness: 7 };
    const answer = answers('iec60534', input);
    const x = 2 / p1;
    const Y = 1 - x / (3 * Fgamma * 0.7);
    const cv = 6000 / (110 * p1 * Y * Math.sqrt((x * 22) / (T * 0.93))) / 0.865;
    expect(answer('valveFlowCoefficient')).toBeCloseTo(cv, 9);
    expect(answer('chokedPressureDrop')).toBeCloseTo(Fgamma * 0.7 * p1, 9);
    expect(answer('expansionFactor')).toBeCloseTo(Y, 9);
    expect(answer('outletVelocity')).toBeCloseTo(6000 / 3600 / (((p1 - 2) * 1e5 * 0.022) / (0.93 * R * T)) / area, 6);
    const { level } = aerodynamicNoise({
      massFlow: 6000 / 3600,
      upstreamPressure: p1 * 1e5,
      downstreamPressure: (p1 - 2) * 1e5,
      cv,
      valveSize: 0.08,
      Fd: 0.4,
      pipeDiameter: 0.08,
      wallThickness: 0.007,
      efficiencyExponent: undefined,
      density: (p1 * 1e5 * 0.022) / (0.93 * R * T),
      temperature: T,
      molarMass: 0.022,
      gamma: 1.26,
      FL: 0.85,
    });
    expect(answer('noiseLevel')).toBeCloseTo(level, 6);
  });

  test('a viscous liquid satisfies the flow equation with the F_R shown', () => {
    const input = { ...liquid, flowRate: 1800, viscosity: 900, fluidType: 'Liquid', pressureDifferential: 2 };
    const answer = answers('iec60534', { ...input, ratedCv: 20 });
    expect(answer('reynoldsFactor')).toBeLessThan(1);
    expect(answer('kv') * answer('reynoldsFactor') * Math.sqrt((2 * 999.1) / 820)).toBeCloseTo(1800 / 820, 6);
    const B = ((0.85 * answer('kv')) ** 2 / (0.0016 * 80 ** 4) + 1) ** 0.25;
    expect(answer('reynoldsNumber')).toBeCloseTo((B * 0.0707 * 0.4 * 1800) / (0.9 * Math.sqrt(answer('kv') * 0.85)), 6);
  });
});
