import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saturatedAtTemperature, saturationPressure, steamAtPT } from '../../steam/index.ts';
import { flashWetAtPressure, flashWetTp, flashWetUv, FreeWaterState, WetMixture } from './index.ts';

const bar = 1e5;

/** The state of some components, mole fractions, at T and p. */
function at(fractions: Readonly<Record<string, number>>, T: number, p: number) {
  const ids = Object.keys(fractions);
  const wet = new WetMixture(ids);
  const state = new FreeWaterState(ids.length);
  const sum = Object.values(fractions).reduce((total, each) => total + each, 0);
  const z = Object.values(fractions).map(each => each / sum);
  flashWetTp(wet, T, p, z, state);
  const share = (root: 'vapour' | 'liquid', id: string) => state.rest[root].moleFractions[ids.indexOf(id)] ?? NaN;
  return { wet, state, z, share };
}

/** Water alone, half of it steam, at p. */
function boiling(p: number) {
  const wet = new WetMixture(['H2O']);
  const state = new FreeWaterState(1);
  flashWetTp(wet, 700, p, [1], state);
  const steam = state.molarEnthalpy;
  flashWetTp(wet, 273.2, p, [1], state);
  flashWetAtPressure(wet, 'PH', p, (steam + state.molarEnthalpy) / 2, [1], state);
  return state;
}

describe('free water against IAPWS-IF97', () => {
  // °C, and by how much vapour pressure and heat of vaporisation are off at the most, in per cent.
  it.each([
    [5, 0.06, 0.04],
    [20, 0.09, 0.05],
    [77, 0.42, 0.24],
    [100, 0.63, 0.41],
    [150, 1.11, 1.06],
    [200, 1.38, 2.23],
    [250, 1.04, 4.14],
  ])(
    'at %d °C has the vapour pressure within %s and the heat of vaporisation within %s per cent',
    (celsius, offPressure, offHeat) => {
      const expected = saturationPressure(celsius + 273.15);
      // The pressure at which it boils at this temperature.
      let p = expected;
      for (let round = 0; round < 20; round += 1) p *= expected / saturationPressure(boiling(p).temperature);
      const state = boiling(p);
      expect(state.temperature).toBeCloseTo(celsius + 273.15, 6);
      const { enthalpyOfVaporization } = saturatedAtTemperature(state.temperature);
      const heat = (state.rest.vapour.molarEnthalpy - state.water.molarEnthalpy) / 0.018015268;
      const pressureOff = Math.abs(100 * (p / expected - 1));
      const heatOff = Math.abs(100 * (heat / enthalpyOfVaporization - 1));
      expect(pressureOff).toBeLessThan(offPressure);
      expect(pressureOff).toBeGreaterThan(offPressure - 0.02);
      expect(heatOff).toBeLessThan(offHeat);
      expect(heatOff).toBeGreaterThan(offHeat - 0.02);
    },
  );

  it('has its density, heat capacity and velocity of sound', () => {
    const { water } = at({ N2: 1, H2O: 9 }, 330, 80 * bar).state;
    const steam = steamAtPT(80 * bar, 330);
    expect(water.density / steam.density).toBeCloseTo(1, 5);
    expect(water.molarCp / 0.01801528 / (steam.cp ?? NaN)).toBeCloseTo(1, 8);
    expect(water.speedOfSound / (steam.speedOfSound ?? NaN)).toBeCloseTo(1, 8);
  });

  it('stays liquid below 0 °C without a discontinuity', () => {
    const [above, below] = [273.17, 273.15].map(T => at({ N2: 1, H2O: 9 }, T, 20 * bar).state.water);
    expect((above?.molarEnthalpy ?? 0) - (below?.molarEnthalpy ?? 0)).toBeCloseTo(0.02 * 76, 1);
    expect((above?.density ?? 0) / (below?.density ?? 1)).toBeCloseTo(1, 5);
    expect(at({ N2: 1, H2O: 9 }, 240, 20 * bar).state.freeWater).toBeGreaterThan(0.8);
  });
});

describe('free water with hydrocarbons', () => {
  // 379.5 scf per lb-mol.
  const pounds = (y: number) => (y / (1 - y)) * 18.015 * (1e6 / 379.5);

  it('leaves 220 lb of water in a million scf of lean gas at 150 °F and 1000 psia (GPSA Data Book, water content)', () => {
    const { share } = at({ C1: 0.95, C2: 0.04, C3: 0.01, H2O: 0.2 }, 338.706, 1000 * 6894.757);
    expect(Math.abs(pounds(share('vapour', 'H2O')) / 220 - 1)).toBeLessThan(0.05);
  });

  it('has the water in vapour that HYSYS finds at 25 °C over hydrocarbon liquid and water: 0.002724', () => {
    const contents = { C1: 0.04173, C3: 0.01793, iC4: 0.00681, nC4: 0.00807, nC10: 0.21952, H2O: 0.70594 };
    const { state, share } = at(contents, 298.15, 12e5);
    expect(Math.abs(share('vapour', 'H2O') / 0.00272401 - 1)).toBeLessThan(0.025);
    expect(state.rest.condition).toBe('two-phase');
    expect(state.freeWater).toBeCloseTo(0.7057, 4);
    expect(share('liquid', 'H2O')).toBeLessThan(1e-3);
  });

  it('appears where the partial pressure of water reaches the vapour pressure, and not before', () => {
    const saturated = saturationPressure(300);
    const y = saturated / (2 * bar);
    expect(at({ N2: 1 - 0.98 * y, H2O: 0.98 * y }, 300, 2 * bar).state.freeWater).toBe(0);
    expect(at({ N2: 1 - 1.02 * y, H2O: 1.02 * y }, 300, 2 * bar).state.freeWater).toBeGreaterThan(0);
  });

  it('boils together with the hydrocarbon liquid where their vapour pressures make up the pressure, and not before', () => {
    // n-Heptane: ln(p/Pa) = 20.765 − 2911.3/(T − 56.5), Antoine's equation of Poling et al., 5th ed., appendix A.
    const heptane = (T: number): number => Math.exp(20.7654 - 2911.32 / (T - 56.51));
    const T = 365;
    const sum = heptane(T) + saturationPressure(T);
    const { wet, z, state } = at({ nC7: 0.03, H2O: 0.97 }, T, 1.2 * sum);
    const { molarEntropy } = state;
    expect(state.rest.condition).toBe('liquid');
    for (const [share, condition] of [
      [1.05, 'liquid'],
      [0.95, 'two-phase'],
      [0.8, 'two-phase'],
    ] as const) {
      const cold = new FreeWaterState(2);
      flashWetAtPressure(wet, 'PS', share * sum, molarEntropy, z, cold);
      expect(cold.rest.condition).toBe(condition);
      expect(cold.freeWater).toBeGreaterThan(0.9);
    }
  });

  it('equals the state without free water where there is no water to condense', () => {
    const { state } = at({ C1: 0.9, C3: 0.0999, H2O: 1e-4 }, 320, 40 * bar);
    expect([state.freeWater, state.rest.condition]).toEqual([0, 'vapour']);
  });
});

const families = [
  ['C1', 'C3', 'nC5', 'nC10', 'H2O'],
  ['CO2', 'H2S', 'C1', 'H2O'],
  ['C3', 'H2O'],
  ['N2', 'H2O'],
] as const;

const fluids = fc.record({
  ids: fc.constantFrom(...families),
  parts: fc.array(fc.double({ min: 0.02, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 }),
  T: fc.double({ min: 250, max: 480, noNaN: true }),
  lnP: fc.double({ min: Math.log(bar), max: Math.log(200 * bar), noNaN: true }),
});

describe('an equilibrium', () => {
  it('is found again from u and v, p and h, p and s, beginning nearby', () => {
    fc.assert(
      fc.property(fluids, ({ ids, parts, T, lnP }) => {
        const p = Math.exp(lnP);
        const { wet, state: expected, z } = at(Object.fromEntries(ids.map((id, i) => [id, parts[i] ?? 1])), T, p);
        const near = new FreeWaterState(ids.length);
        flashWetTp(wet, 1.01 * T, 0.97 * p, z, near);
        const from = (flash: (state: FreeWaterState) => void) => {
          const state = new FreeWaterState(ids.length);
          state.startFrom(near);
          flash(state);
          return state;
        };
        const { molarInternalEnergy, molarVolume, molarEnthalpy, molarEntropy } = expected;
        const result = [
          from(state => flashWetUv(wet, molarInternalEnergy, molarVolume, z, state)),
          from(state => flashWetAtPressure(wet, 'PH', p, molarEnthalpy, z, state)),
          from(state => flashWetAtPressure(wet, 'PS', p, molarEntropy, z, state)),
        ];
        for (const state of result) {
          expect(Math.abs(state.temperature / T - 1)).toBeLessThan(1e-6);
          expect(Math.abs(state.freeWater - expected.freeWater)).toBeLessThan(1e-5);
          expect(Math.abs(state.molarVolume / molarVolume - 1)).toBeLessThan(1e-4);
        }
      }),
      { numRuns: 40, seed: 7 },
    );
  });

  it('has one Gibbs energy: ds = (du + p dv)/T along the equilibria', () => {
    const contents = { C1: 0.3, C3: 0.1, nC7: 0.2, H2O: 0.4 };
    const T = 320;
    const p = 30 * bar;
    const { wet, z } = at(contents, T, p);
    const entropy = (u: number, v: number) => {
      const state = new FreeWaterState(4);
      flashWetTp(wet, T, p, z, state);
      flashWetUv(wet, state.molarInternalEnergy + u, state.molarVolume + v, z, state);
      return state.molarEntropy;
    };
    const dv = 1e-9;
    expect((entropy(0.1, 0) - entropy(-0.1, 0)) / 0.2).toBeCloseTo(1 / T, 9);
    expect(((entropy(0, dv) - entropy(0, -dv)) / (2 * dv)) * (T / p)).toBeCloseTo(1, 5);
  });
});

it('throws without water among the components', () => {
  expect(() => new WetMixture(['C1', 'C2'])).toThrow(new RangeError('free water needs water among the components'));
});
