import { describe, expect, test } from 'vitest';
import { Refusal } from '../../quantities/index.ts';
import { GergStates } from '../gerg/index.ts';
import { referenceStates } from '../reference/index.ts';
import { loadMixtureTransport, loadPureTransport, mixtureTransportIds } from './index.ts';
import { MixtureTransport, type MixtureComponent } from './mixture-transport.ts';

/** N₂, O₂ and Ar of air. */
const air = [0.7812, 0.2096, 0.0092] as const;

/** K, mol/dm³, μPa·s, mW/(m·K): Lemmon and Jacobsen (2004), table V, which is not made from the mixture. MPa by CoolProp 8.0.0. */
const printedAir = [
  [100, 0, 7.09559, 9.35902, 0],
  [300, 0, 18.523, 26.3529, 0],
  [100, 28, 107.923, 119.221, 11.193],
  [200, 10, 21.1392, 35.3185, 13.316],
  [300, 5, 21.3241, 32.6062, 12.453],
] as const;

describe('air as a mixture', () => {
  test.each(printedAir)(
    'at %d K and %d mol/dm³ has %d μPa·s and %d mW/(m·K)',
    async (T, rho, viscosity, conductivity, megapascals) => {
      const mixture = await loadMixtureTransport(['N2', 'O2', 'Ar']);
      const density = rho * 28.9586;
      const { value } = mixture.viscosity(T, density, air, 1e6 * megapascals);
      expect(Math.abs((1e6 * value) / viscosity - 1)).toBeLessThan(0.02);
      expect(Math.abs((1e3 * mixture.thermalConductivity(T, density, air).value) / conductivity - 1)).toBeLessThan(
        0.04,
      );
    },
  );
});

describe('printed examples', () => {
  /** Poling, Prausnitz and O'Connell, 5th ed., example 9-5: Wilke's rule gives 92.25, measured are 93.35 μP. */
  test('69.7 % methane and 30.3 % n-butane at 293 K have 93.35 μP', async () => {
    const mixture = await loadMixtureTransport(['C1', 'nC4']);
    const { value, uncertainty } = mixture.viscosity(293, 0, [0.697, 0.303]);
    expect(Math.abs(1e7 * value - 93.35) / 93.35).toBeLessThan(uncertainty);
  });

  /** The same example with the viscosities of the gases that the book takes, 109.4 and 72.74 μP. */
  test("by Wilke's rule from 109.4 and 72.74 μP they have 92.25 μP", async () => {
    const gas = (id: string, molarMass: number, viscosity: number): MixtureComponent => ({
      id,
      molarMass,
      criticalTemperature: 300,
      criticalPressure: 4e6,
      criticalDensity: 6000,
      acentricFactor: 0.1,
      diluteViscosity: () => viscosity,
      diluteConductivity: () => Number.NaN,
      residualViscosity: () => 0,
      residualConductivity: () => undefined,
      liquidViscosity: () => ({ value: Number.NaN, uncertainty: 0 }),
      parachor: undefined,
    });
    const components = [gas('C1', 16.043e-3, 109.4e-7), gas('nC4', 58.123e-3, 72.74e-7)];
    const mixture = new MixtureTransport(components, await loadPureTransport('C3'));
    expect(1e7 * mixture.viscosity(293, 0, [0.697, 0.303]).value).toBeCloseTo(92.25, 1);
  });

  /** API Technical Data Book, 11B3: 95.6 % methane, 3.6 % ethane, 0.5 % propane, 0.3 % nitrogen. */
  test('a natural gas has 0.0112 cP at 15 °C', async () => {
    const mixture = await loadMixtureTransport(['C1', 'C2', 'C3', 'N2']);
    expect(1e3 * mixture.viscosity(298.15, 0, [0.956, 0.036, 0.005, 0.003]).value).toBeCloseTo(0.0112, 3);
  });

  /** API Technical Data Book, 11B4: 0.0163 cP. */
  test('60 % methane and 40 % propane at 125 °C and 1500 psi have 0.0163 cP', async () => {
    const mixture = await loadMixtureTransport(['C1', 'C3']);
    const { density } = new GergStates({ C1: 0.6, C3: 0.4 }).atPT(1500 * 6894.757, 398.15);
    const { value, uncertainty } = mixture.viscosity(398.15, density, [0.6, 0.4]);
    expect(Math.abs(1e3 * value - 0.0163) / 0.0163).toBeLessThan(uncertainty);
  });

  /** Poling, Prausnitz and O'Connell, 5th ed., example 10-8: TRAPP gives 0.0549 W/(m·K), with λ₀ = 0.0377. */
  test('75.5 % methane and 24.5 % carbon dioxide at 370.8 K and 174.8 bar have 0.055 W/(m·K)', async () => {
    const mixture = await loadMixtureTransport(['C1', 'CO2']);
    const { density } = new GergStates({ C1: 0.755, CO2: 0.245 }).atPT(174.8e5, 370.8);
    const { value, uncertainty } = mixture.thermalConductivity(370.8, density, [0.755, 0.245]);
    expect(Math.abs(value - 0.0549) / 0.0549).toBeLessThan(uncertainty);
    expect(Math.abs(mixture.thermalConductivity(370.8, 0, [0.755, 0.245]).value - 0.0377) / 0.0377).toBeLessThan(0.05);
  });
});

/** The components that have a saturation line in the range of their correlations, but water. */
const pure = mixtureTransportIds.filter(id => id !== 'H2O' && id !== 'He');

describe('towards one component', () => {
  test.each(pure)('%s: the mixture has the values of the pure fluid', async id => {
    const other = id === 'C1' ? 'C2' : 'C1';
    const [mixture, alone] = [await loadMixtureTransport([id, other]), await loadPureTransport(id)];
    const states = await referenceStates(id);
    const { critical, range } = states.fluid.equation;
    const T = Math.max(0.7 * critical.temperature, 1.02 * range.minimumTemperature);
    const { liquid, vapour } = states.saturatedAtTemperature(T);
    for (const { density } of [liquid, vapour]) {
      expect(mixture.viscosity(T, density, [1, 0]).value / alone.viscosity(T, density).value).toBeCloseTo(1, 8);
      const share = mixture.thermalConductivity(T, density, [1, 0]).value / alone.thermalConductivity(T, density).value;
      expect(Math.abs(share - 1)).toBeLessThan(0.02);
    }
    const nearly = mixture.viscosity(T, liquid.density, [1 - 1e-7, 1e-7]).value;
    expect(nearly / alone.viscosity(T, liquid.density).value).toBeCloseTo(1, 4);
    if (alone.hasSurfaceTension) {
      const tension = mixture.surfaceTension(
        T,
        { density: liquid.density, moleFractions: [1, 0] },
        { density: vapour.density, moleFractions: [1, 0] },
      );
      expect(tension.value / alone.surfaceTension(T).value).toBeCloseTo(1, 2);
    }
  });

  test('water has nearly the viscosity of IAPWS R12-08: 853.8 μPa·s at 300 K and 996.5 kg/m³', async () => {
    const mixture = await loadMixtureTransport(['H2O', 'CO2']);
    expect(1e6 * mixture.viscosity(300, 996.5, [1, 0]).value).toBeCloseTo(853.8, 0);
  });

  test('hydrogen and helium have their own correlations', async () => {
    for (const id of ['H2', 'He']) {
      const [mixture, alone] = [await loadMixtureTransport([id, 'N2']), await loadPureTransport(id)];
      for (const density of [0.1, 5, 20]) {
        expect(mixture.viscosity(300, density, [1, 0]).value / alone.viscosity(300, density).value).toBeCloseTo(1, 8);
        const share =
          mixture.thermalConductivity(300, density, [1, 0]).value / alone.thermalConductivity(300, density).value;
        expect(Math.abs(share - 1)).toBeLessThan(0.02);
      }
    }
  });
});

describe('of any mixture', () => {
  test('the order of the components and a component with itself change nothing', async () => {
    const [one, two] = [
      await loadMixtureTransport(['C1', 'C3', 'CO2']),
      await loadMixtureTransport(['CO2', 'C1', 'C3']),
    ];
    const twice = await loadMixtureTransport(['C1', 'C3', 'C1', 'CO2']);
    const value = one.viscosity(320, 250, [0.5, 0.3, 0.2]).value;
    expect(two.viscosity(320, 250, [0.2, 0.5, 0.3]).value / value).toBeCloseTo(1, 12);
    expect(twice.viscosity(320, 250, [0.2, 0.3, 0.3, 0.2]).value / value).toBeCloseTo(1, 12);
  });

  test('viscosity and conductivity rise with density, from those of the dilute gas on', async () => {
    const mixture = await loadMixtureTransport(['C1', 'C2', 'C3', 'nC4', 'nC7', 'N2', 'CO2', 'H2S', 'H2O', 'H2', 'He']);
    const x = [0.7, 0.08, 0.05, 0.03, 0.02, 0.03, 0.04, 0.01, 0.01, 0.02, 0.01];
    let before = { viscosity: 0, conductivity: 0 };
    for (const density of [0, 1, 20, 60, 120, 200, 300, 400]) {
      const now = {
        viscosity: mixture.viscosity(350, density, x).value,
        conductivity: mixture.thermalConductivity(350, density, x).value,
      };
      expect(now.viscosity).toBeGreaterThan(before.viscosity);
      expect(now.conductivity).toBeGreaterThan(before.conductivity);
      before = now;
    }
  });

  test('the uncertainty grows from gas to liquid', async () => {
    const mixture = await loadMixtureTransport(['C1', 'nC10']);
    const [gas, liquid] = [mixture.viscosity(400, 5, [0.9, 0.1]), mixture.viscosity(400, 600, [0.2, 0.8])];
    expect(gas.uncertainty).toBeLessThan(0.05);
    expect(liquid.uncertainty).toBeGreaterThan(0.2);
    expect(liquid.method).toBe('liquid-mixing');
    expect(gas.method).toBe('corresponding-states');
  });

  test('surface tension lies between those of the components and needs all their parachors', async () => {
    const mixture = await loadMixtureTransport(['C3', 'nC5']);
    const [propane, pentane] = [await loadPureTransport('C3'), await loadPureTransport('nC5')];
    const tension = mixture.surfaceTension(
      300,
      { density: 570, moleFractions: [0.5, 0.5] },
      { density: 9, moleFractions: [0.9, 0.1] },
    ).value;
    expect(tension).toBeGreaterThan(propane.surfaceTension(300).value);
    expect(tension).toBeLessThan(pentane.surfaceTension(300).value);
    const glycol = await loadMixtureTransport(['PG', 'MeOH']);
    expect(() =>
      glycol.surfaceTension(300, { density: 900, moleFractions: [0.5, 0.5] }, { density: 1, moleFractions: [0, 1] }),
    ).toThrow(Refusal);
  });

  test('reports when less than half of it is known at the state', async () => {
    const glycol = await loadMixtureTransport(['PG', 'C3']);
    expect(glycol.viscosity(500, 250, [0.6, 0.4]).extrapolated).toBe(true);
    expect(glycol.viscosity(500, 250, [0.4, 0.6]).extrapolated).toBe(false);
    expect(glycol.viscosity(500, 250, [0.6, 0.4]).value).toBeGreaterThan(glycol.viscosity(500, 5, [0.6, 0.4]).value);
  });

  test('an unknown component throws a RangeError', async () => {
    await expect(loadMixtureTransport(['C1', 'Air'])).rejects.toThrow(RangeError);
  });
});
