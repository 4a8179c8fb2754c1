import { beforeAll, describe, expect, test } from 'vitest';
import valve from '../control-valve-pro/definition.ts';
import drum from '../flare-ko-drum-sizing-pro/definition.ts';
import { calculateCase, caseFrom, type CaseInput, type Definition } from '../kit/index.ts';
import line from '../line-sizing-pro/definition.ts';
import relief from '../relief-valve-pro/two-phase-service/definition.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import turbulence from '../vibration-analysis-pro/flow-induced-turbulence/definition.ts';

beforeAll(loadAllFluidData);

/** Returns level and text of the messages on the phases of the fluid. */
const phasesOf = (definition: Definition, input: CaseInput) =>
  calculateCase(definition, caseFrom(definition, input))
    .messages.map(({ level, text }) => `${level}: ${text}`)
    .filter(each => /flows entered|densities entered/.test(each));

// CoolProp 8.0.0 (HEOS), equal moles of propane and pentane at 9.013 bar: from 50.0 to 89.9 °C; 42.3 % by mass vapour at 70 °C.
const mixture = { fluidSource: 'composition', composition: 'C3: 0.5; nC5: 0.5' } as const;
const flows = { flowRate: 30_000, vaporFlowRate: 3000, pressure: 8 } as const;
const typedPhases = {
  density: 500,
  viscosity: 0.2,
  vaporViscosity: 0.01,
  surfaceTension: 10,
  molecularWeight: 50,
  compressibilityFactor: 0.9,
} as const;
const ofLine = { ...mixture, ...flows, fluidType: 'Two-phase', nominalSize: '8', schedule: '40', length: 240 } as const;
const ofValve = {
  ...mixture,
  method: 'iec60534',
  fluidType: 'Two Phase Flow Regime',
  flowRate: 30_000,
  vaporFlowRate: 3000,
  upstreamPressure: 8,
  pressureDifferential: 2,
} as const;
const typedValve = {
  density: 500,
  vaporPressure: 8,
  criticalPressure: 40,
  vaporMolecularWeight: 50,
  vaporGamma: 1.1,
  vaporZ: 0.9,
} as const;

describe('phases that are entered and contradict the equilibrium of the fluid', () => {
  test('are reported in a line with the side', () => {
    const side = 'velocity and friction loss are higher: those stated are on the unsafe side.';
    expect(phasesOf(line, { ...ofLine, temperature: 70 })).toEqual([
      expect.stringMatching(
        new RegExp(`^warning: At .*, 42 % by mass of .* entered, 9\\.1 % is vapour\\. With more vapour, ${side}`),
      ),
    ]);
    expect(phasesOf(line, { ...ofLine, temperature: 70, flowRate: 1000 })).toEqual([
      expect.stringMatching(
        /^info: .* entered, 75 % is vapour\. With more liquid, .* on the safe side, but the head of a rise/,
      ),
    ]);
    expect(phasesOf(line, { ...ofLine, temperature: 70, flowRate: 3000 * (0.577 / 0.423) })).toEqual([]);
  });

  // CoolProp 8.0.0 (HEOS): 4.6 % by mass is vapour, forty-six times what is entered.
  test('are reported where little vapour is entered, and several times as much is in equilibrium', () => {
    const split = {
      fluidSource: 'composition',
      composition: 'C3: 0.22; nC10: 0.78',
      flowRate: 59_940,
      vaporFlowRate: 60,
    };
    const at = { pressure: 1, temperature: 60, fluidType: 'Two-phase', nominalSize: '6', schedule: '40', length: 100 };
    expect(phasesOf(line, { ...split, ...at })).toEqual([
      expect.stringMatching(
        /^warning: At .*, 4\.[67] % by mass of .* is vapour; in the flows entered, 0\.1\d* % is vapour/,
      ),
    ]);
  });

  // thermo 0.6.1, Peng–Robinson: 95.24 % by mass is vapour, and the liquid 48 times what is entered.
  test('are reported where little liquid is entered, and several times as much is in equilibrium', () => {
    const split = { fluidSource: 'composition', composition: 'C1: 0.5; C3: 0.3; nC5: 0.15; nC8: 0.05' };
    const at = { operatingPressure: 4, operatingTemperature: 78, gasFlowRate: 99_900, liquidFlowRate: 100 };
    const size = { method: 'api521', dropletSize: 600, retentionTime: 30, drumOrientation: 'Vertical' };
    expect(phasesOf(drum, { ...split, ...at, ...size })).toEqual([
      expect.stringMatching(/^warning: At .*, 95 % by mass of .* is vapour; in the flows entered, 100 % is vapour/),
    ]);
  });

  test('are reported where there is one phase, and its properties are typed', () => {
    expect(phasesOf(line, { ...ofLine, ...typedPhases, temperature: 140 })).toEqual([
      expect.stringMatching(/^warning: .*, all of the mixture is vapour; .* on the unsafe side\.$/),
    ]);
    expect(phasesOf(line, { ...ofLine, ...typedPhases, temperature: 10 })).toEqual([
      expect.stringMatching(/^info: .*, all of the mixture is liquid; .* on the safe side/),
    ]);
    // Not filled in, so that nothing is calculated.
    expect(phasesOf(line, { ...ofLine, temperature: 140 })).toEqual([]);
  });

  test('are not reported of a pure fluid at saturation, which has any share of vapour', () => {
    const saturated = { ...ofLine, fluidSource: 'pure', pureFluid: 'C3', pressure: 8.486, temperature: 25 };
    expect(phasesOf(line, { ...saturated, ...typedPhases })).toEqual([]);
  });

  test('are reported for a valve with the side', () => {
    const hot = { ...ofValve, vaporTemperature: 70 };
    expect(phasesOf(valve, hot)).toEqual([
      expect.stringMatching(/^warning: .* 42 % by mass .* larger flow coefficient: the result is on the unsafe side/),
    ]);
    expect(phasesOf(valve, { ...hot, flowRate: 1000 })).toEqual([expect.stringMatching(/^info: .* on the safe side/)]);
    expect(phasesOf(valve, { ...ofValve, ...typedValve, vaporTemperature: 140 })).toEqual([
      expect.stringMatching(/^warning: .* all of the mixture is vapour; .* on the unsafe side/),
    ]);
  });

  test('are reported for flow-induced turbulence with the side', () => {
    const flow = { ...mixture, ...flows, fluidType: 'Multiphase' } as const;
    expect(phasesOf(turbulence, { ...flow, temperature: 70 })).toEqual([
      expect.stringMatching(/^warning: .* ρv² is higher: .* on the unsafe side\.$/),
    ]);
  });

  test('are a warning for a drum on either side: drops settle, and liquid is held', () => {
    const vessel = { ...mixture, method: 'api521', operatingPressure: 8, operatingTemperature: 70, dropletSize: 400 };
    expect(phasesOf(drum, { ...vessel, gasFlowRate: 3000, liquidFlowRate: 30_000 })).toEqual([
      expect.stringMatching(/^warning: .* on the unsafe side for settling/),
    ]);
    expect(phasesOf(drum, { ...vessel, gasFlowRate: 30_000, liquidFlowRate: 3000 })).toEqual([
      expect.stringMatching(/^warning: .* on the unsafe side for the liquid it holds/),
    ]);
  });

  test('are reported for a relief valve whose densities are typed', () => {
    const inlet = {
      ...mixture,
      flowRate: 50_000,
      setPressure: 7.2725,
      totalBackpressure: 0,
      density: 100,
      density90: 70,
    };
    expect(phasesOf(relief, { ...inlet, relievingTemperature: 140 })).toEqual([
      expect.stringMatching(/^warning: .* all of the mixture is vapour, but .* two phases\. .* on the unsafe side\.$/),
    ]);
    expect(phasesOf(relief, { ...inlet, relievingTemperature: 10 })).toEqual([
      expect.stringMatching(/^info: .* all of the mixture is liquid, but .* the safe side\.$/),
    ]);
    expect(phasesOf(relief, { ...inlet, relievingTemperature: 70 })).toEqual([]);
    const subcooled = { ...inlet, inletCondition: 'Subcooled liquid', saturationPressure: 4 };
    expect(phasesOf(relief, { ...subcooled, relievingTemperature: 70 })).toEqual([
      expect.stringMatching(
        /^warning: .* by mass of the mixture is vapour, but .* a subcooled liquid\. .* unsafe side\.$/,
      ),
    ]);
    expect(phasesOf(relief, { ...subcooled, relievingTemperature: 10 })).toEqual([]);
  });
});
