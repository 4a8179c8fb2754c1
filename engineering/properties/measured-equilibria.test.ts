import { describe, expect, test } from 'vitest';
import { loadFluid, stateOf, type RequestedMethod } from './index.ts';
import { referenceStates } from './reference/index.ts';

/** Measured phase equilibria, and the deviation of each equation from them. */

const methods: readonly RequestedMethod[] = ['gerg2008', 'pr'];
const off = (result: number, measured: number) => Math.abs(result / measured - 1);

/** Mole fraction of a component in the vapour above a liquid boiling at T in K, and the pressure, Pa. */
async function bubble(liquid: Readonly<Record<string, number>>, temperature: number, method: RequestedMethod) {
  const { pressure, phases } = stateOf(await loadFluid(liquid, method), { temperature, quality: 0 });
  return { pressure, vapour: phases?.vapour.composition ?? {} };
}

describe('air, of which E. W. Lemmon et al., J. Phys. Chem. Ref. Data 29 (2000) 331, fitted what was measured', () => {
  /** Accepted relative deviations of the pressure: for Peng-Robinson from 80 K. */
  const within: Readonly<Record<RequestedMethod, readonly [bubble: number, dew: number, lowest: number]>> = {
    gerg2008: [0.007, 0.004, 62],
    pr: [0.007, 0.008, 82],
  };

  test.each(methods)('has its bubble and its dew line by %s', async method => {
    const { bubblePressure, vapourPressure } = (await referenceStates('Air')).fluid;
    if (!bubblePressure) throw new Error('air has a bubble line');
    const mixture = await loadFluid({ Air: 1 }, method);
    const [ofBubble, ofDew, lowest] = within[method];
    for (let temperature = lowest; temperature <= 128; temperature += 6) {
      const at = (quality: 0 | 1) => stateOf(mixture, { temperature, quality }).pressure;
      expect(off(at(0), bubblePressure.valueAt(temperature)), `bubble at ${temperature} K`).toBeLessThan(ofBubble);
      expect(off(at(1), vapourPressure.valueAt(temperature)), `dew at ${temperature} K`).toBeLessThan(ofDew);
    }
  });
});

describe('methane and n-hexane at 273.16 K', () => {
  /** p in MPa and x of methane, as carried by the program ECE of DWSIM: pressures of 150 to 2200 psia. */
  const measured = [
    [1.0349, 0.0567],
    [2.0691, 0.1116],
    [4.1368, 0.2127],
    [6.8947, 0.3328],
    [9.6526, 0.4435],
    [11.032, 0.4924],
    [13.789, 0.5933],
    [15.168, 0.6401],
  ] as const;
  const within = { gerg2008: 0.033, pr: 0.08 };

  test.each(methods)('boil under the pressures measured by %s', async method => {
    for (const [megapascals, x] of measured) {
      const { pressure } = await bubble({ C1: x, nC6: 1 - x }, 273.16, method);
      expect(off(pressure, megapascals * 1e6), `x = ${x}`).toBeLessThan(within[method]);
    }
  });
});

describe('propane and n-butane at 323.15 K', () => {
  /** p in kPa, x and y of propane, as carried by a public program for student work that does not name their origin. */
  const measured = [
    [557, 0.054, 0.139],
    [618, 0.112, 0.254],
    [743, 0.226, 0.432],
    [878, 0.334, 0.563],
    [971, 0.426, 0.651],
    [1101, 0.535, 0.732],
    [1222, 0.634, 0.804],
    [1324, 0.714, 0.853],
    [1448, 0.808, 0.906],
    [1564, 0.895, 0.95],
    [1602, 0.922, 0.964],
    [1643, 0.951, 0.978],
  ] as const;

  test.each(methods)('boil under the pressures measured, with the vapours measured, by %s', async method => {
    for (const [kilopascals, x, y] of measured) {
      const { pressure, vapour } = await bubble({ C3: x, nC4: 1 - x }, 323.15, method);
      // The fourth point lies 1.5 % off the line of its neighbours.
      expect(off(pressure, kilopascals * 1e3), `x = ${x}`).toBeLessThan(x === 0.334 ? 0.02 : 0.007);
      expect(Math.abs((vapour['C3'] ?? NaN) - y), `x = ${x}`).toBeLessThan(0.02);
    }
  });
});

describe('carbon dioxide and water at 323.2 K', () => {
  /** p in MPa, x of CO2 in the water, y of H2O in the gas: A. Bamberger et al., J. Supercrit. Fluids 17 (2000) 97-110. */
  const measured = [
    [4.05, 0.0109, 0.0046],
    [5.06, 0.0137, 0.0036],
    [6.06, 0.0161, 0.0037],
    [7.08, 0.0176, 0.0034],
    [8.08, 0.019, 0.0034],
    [9.09, 0.02, 0.0041],
    [10.09, 0.0205, 0.0045],
    [11.1, 0.021, 0.005],
    [12.1, 0.0214, 0.0055],
    [14.11, 0.0217, 0.0061],
  ] as const;

  test.each([
    ['gerg2008', 0.23],
    ['pr', 0.49],
  ] as const)('leave as much water in the gas by %s, within a share of %d', async (method, within) => {
    const fluid = await loadFluid({ CO2: 0.5, H2O: 0.5 }, method);
    for (const [megapascals, , y] of measured) {
      const { phases } = stateOf(fluid, { pressure: megapascals * 1e6, temperature: 323.2 });
      const gas = [phases?.liquid, phases?.vapour].find(phase => (phase?.composition['CO2'] ?? 0) > 0.5);
      expect(off(gas?.composition['H2O'] ?? NaN, y), `${megapascals} MPa`).toBeLessThan(within);
    }
  });

  test.each(methods)('dissolve far too little gas in the water by %s, which the fluid says', async method => {
    const fluid = await loadFluid({ CO2: 0.5, H2O: 0.5 }, method);
    expect(fluid.remarks.join(' ')).toContain('This equation dissolves far less gas in liquid water');
    expect((await loadFluid({ CO2: 0.5, C1: 0.5 }, method)).remarks).toEqual([]);
    for (const [megapascals, x] of measured) {
      const { phases } = stateOf(fluid, { pressure: megapascals * 1e6, temperature: 323.2 });
      const water = [phases?.liquid, phases?.vapour].find(phase => (phase?.composition['H2O'] ?? 0) > 0.5);
      expect((water?.composition['CO2'] ?? NaN) / x, `${megapascals} MPa`).toBeLessThan(0.1);
    }
  });
});
