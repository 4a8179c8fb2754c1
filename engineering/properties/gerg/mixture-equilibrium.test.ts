import { describe, expect, test } from 'vitest';
import { MixtureEquilibrium } from './mixture-equilibrium.ts';
import { GergStates } from './states.ts';

const mixtures = [
  ['a rich gas', { N2: 0.01, C1: 0.72, C2: 0.09, C3: 0.06, nC5: 0.05, nC10: 0.07 }, [220, 420]],
  ['a lean gas', { C1: 0.8, C2: 0.1, C3: 0.1 }, [180, 320]],
  ['carbon dioxide with methane', { CO2: 0.9, C1: 0.1 }, [225, 340]],
  ['propane with butane', { C3: 0.6, nC4: 0.4 }, [250, 400]],
  ['a sour gas', { C1: 0.5, CO2: 0.15, H2S: 0.2, C2: 0.05, C3: 0.05, nC7: 0.05 }, [240, 380]],
  ['methane over water', { C1: 0.7, H2O: 0.3 }, [285, 440]],
  ['carbon dioxide over water', { CO2: 0.5, H2O: 0.5 }, [310, 440]],
  ['air', { N2: 0.7812, O2: 0.2096, Ar: 0.0092 }, [80, 300]],
] as const;

/** Low-discrepancy points in the unit square, by the golden ratio and the square root of two. */
const spread = (index: number): readonly [number, number] => [(index * 0.618_034) % 1, (index * 0.414_214) % 1];

describe.each(mixtures)('%s', (_, composition, [coldest, hottest]) => {
  const states = new GergStates(composition);
  const z = Float64Array.from(Object.values(composition));
  const ids = Object.keys(composition);
  const known = Array.from({ length: 60 }, (_, index) => {
    const [one, other] = spread(index + 1);
    return states.atPT(1e5 * 10 ** (2.2 * other), coldest + (hottest - coldest) * one);
  });
  const following = new MixtureEquilibrium(ids);

  test('has states of one phase and of two', () => {
    expect(new Set(known.map(({ phase }) => phase === 'two-phase')).size).toBe(2);
  });

  test.each(['uv', 'ph', 'ps'] as const)('the state of %s is that of p and T', pair => {
    for (const [index, state] of known.entries()) {
      const { molarMass, pressure, temperature } = state;
      const [u, v] = [molarMass * state.internalEnergy, molarMass * state.specificVolume];
      for (const point of index % 10 === 0 ? [following, new MixtureEquilibrium(ids)] : [following]) {
        if (pair === 'uv') point.atUV(z, u, v);
        else if (pair === 'ph') point.atPH(z, pressure, molarMass * state.enthalpy);
        else point.atPS(z, pressure, molarMass * state.entropy);
        const scale = 8.314 * temperature;
        expect(Math.abs(point.molarInternalEnergy - u) / scale).toBeLessThan(1e-8);
        expect(Math.abs(point.molarVolume / v - 1)).toBeLessThan(1e-8);
        expect(Math.abs(point.temperature / temperature - 1)).toBeLessThan(1e-8);
        expect(Math.abs(point.pressure / pressure - 1)).toBeLessThan(1e-7);
        expect(Math.abs(point.molarEntropy - molarMass * state.entropy) / 8.314).toBeLessThan(1e-8);
        expect(point.condition === 'two-phase').toBe(state.phase === 'two-phase');
        if (state.vapourFraction !== undefined) expect(point.vapourFraction).toBeCloseTo(state.vapourFraction, 7);
      }
    }
  });

  test('its chemical potentials add up to h − T·s of each phase, and are the same in both', () => {
    for (const { phase, pressure, temperature } of known) {
      following.atPT(z, pressure, temperature);
      const { vapour, liquid } = following;
      const phases = phase === 'two-phase' ? [vapour, liquid] : [vapour];
      const [first, second] = phases.map(each => {
        const potentials = new Float64Array(z.length);
        each.chemicalPotentials(potentials);
        const sum = potentials.reduce((all, value, index) => all + value * (each.energy.x[index] ?? 0), 0);
        const gibbs = each.energy.molarMass * (each.enthalpy - temperature * each.entropy);
        expect(Math.abs(sum - gibbs) / (8.314 * temperature)).toBeLessThan(1e-9);
        return potentials;
      });
      second?.forEach((value, index) => {
        expect(Math.abs(value - (first?.[index] ?? NaN)) / (8.314 * temperature)).toBeLessThan(1e-6);
      });
    }
  });

  test('its slopes of the pressure are those of its pressures', () => {
    for (const { phase, pressure, temperature } of known) {
      if (phase === 'two-phase') continue;
      following.atPT(z, pressure, temperature);
      const { vapour } = following;
      const { volume, pressureByTemperature, pressureByVolume, cp, cv, energy } = vapour;
      const coupling = (-temperature * pressureByTemperature ** 2) / (pressureByVolume * energy.molarMass);
      expect(Math.abs(cp - cv - coupling) / cp).toBeLessThan(1e-9);
      vapour.setTV(temperature * 1.00001, volume);
      const above = vapour.pressure;
      vapour.setTV(temperature * 0.99999, volume);
      const slope = (above - vapour.pressure) / (0.00002 * temperature);
      expect(Math.abs(slope / pressureByTemperature - 1)).toBeLessThan(1e-6);
    }
  });
});

describe('a mixture followed through states', () => {
  const ids = ['C1', 'C2', 'C3'];

  test('crosses its dew line and returns, whatever the initial state', () => {
    const z = Float64Array.of(0.8, 0.1, 0.1);
    const [cooled, point] = [new MixtureEquilibrium(ids), new MixtureEquilibrium(ids)];
    const conditions: unknown[] = [];
    for (const temperature of [300, 260, 240, 220, 200, 220, 240, 260, 300]) {
      cooled.atPT(z, 20e5, temperature);
      point.atUV(z, cooled.molarInternalEnergy, cooled.molarVolume);
      expect(point.temperature).toBeCloseTo(temperature, 6);
      conditions.push(point.condition);
    }
    expect(conditions).toEqual(conditions.toReversed());
    expect(new Set(conditions)).toEqual(new Set(['vapour', 'two-phase']));
  });

  test('can lose a component', () => {
    const [all, two] = [new MixtureEquilibrium(ids), new MixtureEquilibrium(['C1', 'C2'])];
    all.atPT(Float64Array.of(0.9, 0.1, 0), 50e5, 230);
    two.atPT(Float64Array.of(0.9, 0.1), 50e5, 230);
    expect(all.molarVolume / two.molarVolume).toBeCloseTo(1, 9);
    expect(all.molarEnthalpy).toBeCloseTo(two.molarEnthalpy, 5);
  });

  test.each([
    ['no volume', (point: MixtureEquilibrium, z: Float64Array) => point.atUV(z, 0, 0)],
    ['no number', (point: MixtureEquilibrium, z: Float64Array) => point.atPH(z, 1e5, NaN)],
    ['no pressure', (point: MixtureEquilibrium, z: Float64Array) => point.atPS(z, -1, 0)],
    ['no temperature', (point: MixtureEquilibrium, z: Float64Array) => point.atPT(z, 1e5, 10)],
    [
      'no composition',
      (point: MixtureEquilibrium, z: Float64Array) =>
        point.atPT(
          z.map(share => share / 2),
          1e5,
          300,
        ),
    ],
  ])('is refused %s', (_, ask) => {
    expect(() => ask(new MixtureEquilibrium(ids), Float64Array.of(0.8, 0.1, 0.1))).toThrow(RangeError);
  });
});
