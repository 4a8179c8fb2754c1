import { describe, expect, test } from 'vitest';
import { gergPairs } from '../gerg/coefficients/pairs.ts';
import { loadFluid } from '../index.ts';
import { loadMissedWater, missedWaterAt, otherWaterDewPoint } from './missed-water.ts';

async function missedIn(amounts: Readonly<Record<string, number>>, pressure: number, temperature: number) {
  await loadFluid(amounts);
  await loadMissedWater(Object.keys(amounts));
  return missedWaterAt(amounts, pressure, temperature);
}

/** Mole fraction of water that a hydrocarbon of some C and H dissolves at T in K: R. R. Hibbard and R. L. Schalla, NACA RM E52D24 (1952). */
function measuredSolubility(carbons: number, temperature: number): number {
  const ratio = (1.008 * (2 * carbons + 2)) / (12.011 * carbons);
  return 10 ** (-(4200 * ratio + 1050) * (1 / temperature - 0.0016));
}

describe('free water that GERG-2008 does not find', () => {
  test('is found in liquid ethane from about the measured solubility', async () => {
    const solubility = measuredSolubility(2, 298.15);
    const wet = await missedIn({ C2: 1 - 3 * solubility, H2O: 3 * solubility }, 6e6, 298.15);
    expect(wet?.share).toBeGreaterThan(0);
    expect(await missedIn({ C2: 1 - solubility / 3, H2O: solubility / 3 }, 6e6, 298.15)).toBeUndefined();
  });

  test('is nearly all the water of wet ethane, which it makes too dense and too little volatile', async () => {
    // One hundredth of the moles; without it the reference equation of ethane (CoolProp 8.0.0) has 353.19 kg/m³ at 6 MPa and boils at 4.1903 MPa.
    const { share = NaN, ofLiquid } = (await missedIn({ C2: 0.99, H2O: 0.01 }, 6e6, 298.15)) ?? {};
    const water = (0.01 * 18.015268) / (0.01 * 18.015268 + 0.99 * 30.06904);
    expect(share / water).toBeGreaterThan(0.9);
    expect(share).toBeLessThan(water);
    const apart = 1 / (share / 999.69 + (1 - share) / 353.19);
    // The short equation of ethane in GERG-2008 is 0.1 % denser.
    expect(Math.abs((ofLiquid?.densityExcess ?? NaN) - (362.91 / apart - 1))).toBeLessThan(0.0015);
    expect(ofLiquid?.bubblePressureExcess).toBeCloseTo(4.1017 / 4.1903 - 1, 2);
  });

  test('is found in gas with much ethane, for want of parameters', async () => {
    const { components, by, ofLiquid } = (await missedIn({ C1: 0.7996, C2: 0.1999, H2O: 0.0005 }, 1e7, 293.15)) ?? {};
    expect({ components, by, ofLiquid }).toEqual({ components: ['ethane'], by: 'Peng-Robinson', ofLiquid: undefined });
  });

  test('is found in methane between the dew points of both equations only', async () => {
    // By GERG-2008 the dew point is 21.8 °C, by Peng-Robinson 28.7 °C; by the correlation of Bukacek about 24 °C.
    const wet = { C1: 0.9995, H2O: 0.0005 };
    expect((await missedIn(wet, 1e7, 297.15))?.components).toEqual([]);
    expect(await missedIn(wet, 1e7, 294.15)).toBeUndefined();
    expect(await missedIn(wet, 1e7, 303.15)).toBeUndefined();
    expect(otherWaterDewPoint(wet, 1e7)?.temperature).toBeCloseTo(301.8, 0);
  });

  test('is found in carbon dioxide by its saturation with water', async () => {
    // Spycher, Pruess and Ennis-King (2003): saturated with 1.35e-3 at 60 bar and 30 °C, with 1.5e-3 at 32.2 °C; by GERG-2008 at 24.9 °C.
    const wet = { CO2: 0.9985, H2O: 0.0015 };
    const { by, share = NaN } = (await missedIn(wet, 6e6, 303.15)) ?? {};
    expect(by).toBe('carbon dioxide');
    expect(share).toBeCloseTo(((0.0015 - 0.00135) * 18.015) / 43.97, 5);
    expect(await missedIn(wet, 6e6, 306.15)).toBeUndefined();
    expect(otherWaterDewPoint(wet, 6e6)?.temperature).toBeCloseTo(305.35, 0);
  });

  test('is not reported where GERG-2008 finds it', async () => {
    expect(await missedIn({ C2: 0.6, H2O: 0.4 }, 1e6, 298.15)).toBeUndefined();
    expect(await missedIn({ C3: 0.99, H2O: 0.01 }, 6e6, 298.15)).toBeUndefined();
  });

  test('concerns the hydrocarbons whose parameters with water are all 1', () => {
    const ids = gergPairs.flatMap(([one, other, ...parameters]) =>
      [one, other].includes('H2O') && parameters.slice(0, 4).every(each => each === 1)
        ? [one === 'H2O' ? other : one]
        : [],
    );
    expect(new Set(ids)).toEqual(new Set(['C2', 'iC4', 'iC5', 'nC7', 'nC9', 'H2', 'CO', 'He']));
  });
});
