import { beforeAll, describe, expect, test } from 'vitest';
import { calculateJson, type CaseInput } from '../kit/index.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import gas from './gas-vapor-service/definition.ts';

beforeAll(loadAllFluidData);

const pentane = {
  flowRate: 50_000,
  totalBackpressure: 0,
  setPressure: 20.524,
  fluidSource: 'pure',
  pureFluid: 'nC5',
  temperature: 188.42,
  outletPipeDiameter: 400,
};
const messagesOf = (more: CaseInput = {}) =>
  calculateJson(gas, { ...pentane, ...more }).messages.flatMap(({ level, field, text }) =>
    /temperature; by the state|is liquid at the end/.test(text) ? [`${level} ${field}: ${text}`] : [],
  );

describe('the outlet of a selected fluid', () => {
  /**
   * Z is 0.662 at the inlet; adiabatic flow by CoolProp 8.0.0: 50 194 kg/h leave at Mach 0.2381; stagnation state 161.2 °C and Z
   * 0.986.
   */
  test('gives a warning if the inlet Z makes the Mach number too small', () => {
    expect(messagesOf()).toEqual([
      'warning outletMach: The outlet Mach number uses the inlet Z and temperature; by the state of n-pentane there, 1.013 bar(abs), 161.2 °C and Z = 0.986, it is 0.237: the result is on the unsafe side.',
    ]);
  });

  test('is not reported for a nearly ideal gas, nor without pipe or fluid', () => {
    expect(messagesOf({ pureFluid: 'N2', temperature: 20, setPressure: 5 })).toEqual([]);
    expect(messagesOf({ outletPipeDiameter: '' })).toEqual([]);
    expect(messagesOf({ fluidSource: 'typed', molecularWeight: 72, compressibilityFactor: 0.66, gamma: 1.06 })).toEqual(
      [],
    );
  });

  /**
   * Methane at 150 bar and −60 °C is 22 % liquid by mass after the valve at 1.01325 bar: CoolProp 8.0.0, at constant enthalpy.
   */
  test('reports condensation', () => {
    expect(messagesOf({ pureFluid: 'C1', temperature: -60, setPressure: 150 })[0]).toMatch(
      /^warning outletMach: 22 % by mass of methane is liquid at the end of the outlet pipe/,
    );
  });
});
