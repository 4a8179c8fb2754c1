import { beforeAll, describe, expect, test } from 'vitest';
import { calculateJson, type CaseInput, type Definition } from '../kit/index.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import register from './scenario-register/definition.ts';
import steam from './steam-service/definition.ts';
import twoPhase from './two-phase-service/definition.ts';

beforeAll(loadAllFluidData);

const valve = { flowRate: 50_000, totalBackpressure: 0, setPressure: 20, outletPipeDiameter: 250 };
const saturated = {
  ...valve,
  fluid: 'Densities given',
  fluidSource: 'pure',
  pureFluid: 'C3',
  inletCondition: 'Two-phase or saturated',
  vaporFraction: 0,
};
const of = (calculator: typeof twoPhase, input: CaseInput) =>
  calculateJson(calculator, input).messages.flatMap(({ level, text }) =>
    /Beyond the outlet|beyond the outlet|calculated by ω/.test(text) ? [`${level}: ${text}`] : [],
  );

describe('beyond the outlet pipe', () => {
  // Isenthalpic flash by CoolProp 8.0.0: −42.11 °C, 66.1 % vapour; homogeneous Ma 0.639 and 1928 N at the rated capacity.
  test('a flashing liquid has its temperature and vapour, and ω is on the unsafe side', () => {
    expect(of(twoPhase, saturated)).toEqual([
      'info: Beyond the outlet pipe, at 1.013 bar(abs), propane is at −42.11 °C, 66 % by mass vapour.',
      'warning: The Mach number at the outlet is calculated by ω; a flash of the fluid there gives 0.639: the result is on the unsafe side.',
      'warning: The reaction force at the outlet is calculated by ω; a flash of the fluid there gives 1928 N: the result is on the unsafe side.',
    ]);
  });

  // IAPWS-95 by CoolProp 8.0.0: 21.2 % vapour, Ma 0.743, 2396 N.
  test('water and steam by their own equation', () => {
    const wet = { ...saturated, fluid: 'Water and steam', setPressure: 10, inletQuality: 5, fluidSource: 'typed' };
    const [state, mach, force] = of(twoPhase, wet);
    expect(state).toMatch(/water is at 99\.97 °C, 21 % by mass vapour/);
    expect(mach).toContain('0.743');
    expect(force).toMatch(/239\d N/);
  });

  test('typed densities have no state', () => {
    expect(of(twoPhase, { ...saturated, fluidSource: 'typed', density: 420, density90: 289 })).toEqual([]);
  });

  const blocking = (calculator: Definition, input: CaseInput) =>
    calculateJson(calculator, input)
      .messages.map(({ level, text }) => `${level}: ${text}`)
      .filter(text => /dry ice|freezes|block/.test(text));
  const wet = {
    ...saturated,
    fluidSource: 'composition',
    composition: 'C3: 0.98; H2O: 0.02',
    vaporFraction: '',
    relievingTemperature: 50,
    inletCondition: 'Subcooled liquid',
  };

  test('dry ice and freezing water give one warning', () => {
    expect(blocking(twoPhase, { ...saturated, pureFluid: 'CO2', vaporFraction: 10 })).toEqual([
      expect.stringMatching(/^warning: .* behind the valve, .* solid carbon dioxide \(dry ice\) forms/),
    ]);
    expect(blocking(twoPhase, wet)).toEqual([
      expect.stringMatching(/^warning: .* behind the valve, water of the mixture would be solid \(ice\)/),
    ]);
    const sour = { ...saturated, fluidSource: 'composition', composition: 'CO2: 0.97; N2: 0.03', vaporFraction: 10 };
    expect(blocking(twoPhase, sour)).toEqual([expect.stringMatching(/^warning: .* behind the valve, carbon dioxide/)]);
    expect(of(twoPhase, sour)[0]).toMatch(/^info: Beyond the outlet pipe, /);
  });

  test('they are also reported by the register of scenarios', () => {
    const { outletPipeDiameter: _, fluid: _fluid, ...scenario } = wet;
    expect(blocking(register, { ...scenario, service: 'Two-phase' })).toEqual([
      expect.stringMatching(/^warning: .* behind the valve, water of the mixture would be solid \(ice\)/),
    ]);
  });

  // IAPWS-95 by CoolProp 8.0.0: 153.7 °C superheated; at 199 bar(abs) 88.6 % vapour.
  test('steam is superheated, or wet from a high pressure', () => {
    expect(of(steam, { ...valve, setPressure: 10 })).toEqual([
      'info: Beyond the outlet pipe, at 1.013 bar(abs), water is at 153.7 °C, in one phase.',
    ]);
    expect(of(steam, { ...valve, setPressure: 180 })[0]).toContain('99.97 °C, 89 % by mass vapour');
  });
});
