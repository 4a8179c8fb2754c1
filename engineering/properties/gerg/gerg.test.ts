import { describe, expect, test } from 'vitest';
import { referenceStates } from '../reference/index.ts';
import type { ThermodynamicState } from '../helmholtz/index.ts';
import { gergComponents } from './coefficients/components.ts';
import { gergPairs } from './coefficients/pairs.ts';
import { randomMixtures } from './testing/random-mixtures.ts';
import { GergMixture } from './gerg-mixture.ts';
import { gasConstant as R } from './ideal-gas.ts';
import { GergStates } from './index.ts';

/** The gas of all components in the check of AGA Report 8 Part 2, as the program that goes with the report has it. */
const checkGas = {
  C1: 0.77824,
  N2: 0.02,
  CO2: 0.06,
  C2: 0.08,
  C3: 0.03,
  iC4: 0.0015,
  nC4: 0.003,
  iC5: 0.0005,
  nC5: 0.00165,
  nC6: 0.00215,
  nC7: 0.00088,
  nC8: 0.00024,
  nC9: 0.00015,
  nC10: 0.00009,
  H2: 0.004,
  O2: 0.005,
  CO: 0.002,
  H2O: 0.0001,
  H2S: 0.0025,
  He: 0.007,
  Ar: 0.001,
};

describe('AGA Report 8 Part 2, check at 400 K and 50 MPa', () => {
  const { molarMass: M, ...state } = new GergStates(checkGas).atPT(50e6, 400);
  const { cp = NaN, cv = NaN } = state;
  const gibbs = (state.enthalpy - 400 * state.entropy) * M;
  const printed: readonly (readonly [name: string, value: number, expected: number])[] = [
    ['molar mass, g/mol', M * 1e3, 20.5427445016],
    ['density, mol/dm³', state.density / M / 1e3, 12.79828626082062],
    ['Z', state.compressibilityFactor, 1.174690666383717],
    ['u, J/mol', state.internalEnergy * M, -2746.49290121253],
    ['h, J/mol', state.enthalpy * M, 1160.280160510973],
    ['s, J/(mol·K)', state.entropy * M, -38.57590392409089],
    ['cv, J/(mol·K)', cv * M, 39.02948218156372],
    ['cp, J/(mol·K)', cp * M, 58.45522051000366],
    ['w, m/s', state.speedOfSound ?? NaN, 714.4248840596024],
    ['g, J/mol', gibbs, 16590.64173014733],
    ['Joule-Thomson, K/kPa', (state.jouleThomson ?? NaN) * 1e3, 7.155629581480913e-5],
    ['κ', state.isentropicExponent ?? NaN, 2.683820255058032],
  ];
  test.each(printed)('%s', (_, value, expected) => {
    expect(Math.abs(value / expected - 1)).toBeLessThan(5e-13);
  });
});

/** dy/dx by differences of fourth order over steps of h. */
function slope(y: (x: number) => number, x: number, h: number): number {
  return (8 * (y(x + h) - y(x - h)) - (y(x + 2 * h) - y(x - 2 * h))) / (12 * h);
}

/** A mixture at p and T of one phase, stable or not. */
function phaseOf(composition: Readonly<Record<string, number>>): GergMixture {
  const mixture = new GergMixture(Object.keys(composition));
  mixture.setComposition(Object.values(composition));
  return mixture;
}

const mixtures = randomMixtures(40);

describe('every mixture', () => {
  test('has the derivatives of its Helmholtz energy', () => {
    for (const composition of mixtures) {
      const { energy } = phaseOf(composition);
      const Tr = energy.reducing.temperature;
      for (const [delta, ratio] of [
        [0.02, 0.8],
        [0.6, 1.3],
        [1.4, 1],
        [2.4, 0.7],
      ] as const) {
        const at = (name: 'value' | 'delta' | 'valueTau', d: number, tau: number): number => {
          energy.setTemperature(Tr / tau);
          energy.evaluate(d);
          return energy[name];
        };
        const tau = 1 / ratio;
        const [h, k] = [2e-4 * delta, 2e-4 * tau];
        const bySlopes = [
          delta * slope(x => at('value', x, tau), delta, h),
          delta * slope(x => at('delta', x, tau), delta, h) - at('delta', delta, tau),
          tau * slope(x => at('value', delta, x), tau, k),
          tau * slope(x => at('delta', delta, x), tau, k),
          tau * slope(x => at('valueTau', delta, x), tau, k) - at('valueTau', delta, tau),
        ];
        at('value', delta, tau);
        const { value, delta: first, deltaDelta, valueTau, deltaTau, tauTau } = energy;
        const size = Math.abs(value) + Math.abs(first) + Math.abs(deltaDelta) + Math.abs(valueTau) + Math.abs(tauTau);
        [first, deltaDelta, valueTau, deltaTau, tauTau].forEach((analytic, index) => {
          expect(Math.abs(analytic - (bySlopes[index] ?? NaN))).toBeLessThan(1e-7 * size);
        });
      }
    }
  });

  test('has the fugacity coefficients that follow from the Helmholtz energy of changed amounts', () => {
    for (const composition of mixtures) {
      const mixture = phaseOf(composition);
      const { energy, size } = mixture;
      const amounts = Object.values(composition);
      const T = 1.4 * energy.reducing.temperature;
      const volume = 2.5 * energy.reducing.volume;
      const ofAmounts = (n: readonly number[]): number => {
        const total = n.reduce((sum, share) => sum + share, 0);
        energy.setComposition(n.map(share => share / total));
        energy.setTemperature(T);
        energy.evaluate((total * energy.reducing.volume) / volume);
        return total * energy.value;
      };
      for (let i = 0; i < size; i += 1) {
        const amount = amounts[i] ?? NaN;
        const changed = slope(x => ofAmounts(amounts.with(i, x)), amount, 1e-4 * amount);
        ofAmounts(amounts);
        energy.evaluateComposition();
        expect(Math.abs((energy.valueN[i] ?? NaN) - changed)).toBeLessThan(1e-8 * (1 + Math.abs(changed)));
      }
    }
  });

  test('has properties that agree with one another', () => {
    for (const composition of mixtures) {
      const mixture = phaseOf(composition);
      const T = 1.3 * mixture.energy.reducing.temperature;
      const p = 4e6;
      const at = (pressure: number, temperature: number): GergMixture => {
        mixture.solvePT(pressure, temperature);
        mixture.evaluateProperties();
        return mixture;
      };
      const h = 1e-4 * T;
      const heat = slope(x => at(p, x).enthalpy, T, h);
      const entropyT = slope(x => at(p, x).entropy, T, h);
      const entropyP = slope(x => at(x, T).entropy, p, 1e-3 * p);
      const volumeT = slope(x => 1 / at(p, x).density, T, h);
      const volumeP = slope(x => 1 / at(x, T).density, p, 1e-3 * p);
      const { cp, cv, density, speedOfSound: w, jouleThomson } = at(p, T);
      const near = (value: number, expected: number) => expect(Math.abs(value / expected - 1)).toBeLessThan(1e-6);
      near(cp, heat);
      near(cp, T * entropyT);
      near(entropyP, -volumeT);
      near(cp - cv, (-T * volumeT * volumeT) / volumeP);
      near(w * w * (-volumeP - (T * volumeT * volumeT) / cp), 1 / (density * density));
      expect(Math.abs(jouleThomson * cp - (T * volumeT - 1 / density)) * density).toBeLessThan(1e-6);
    }
  });

  test('gives back its pressure, and the same for components in another order', () => {
    for (const composition of mixtures) {
      const mixture = phaseOf(composition);
      const backwards = phaseOf(Object.fromEntries(Object.entries(composition).toReversed()));
      const { energy } = mixture;
      for (const [p, ratio] of [
        [1e5, 1.2],
        [5e6, 1.5],
        [6e7, 1.1],
      ] as const) {
        const T = ratio * energy.reducing.temperature;
        expect(mixture.solvePT(p, T) && backwards.solvePT(p, T)).toBe(true);
        mixture.evaluateProperties();
        backwards.evaluateProperties();
        const again = (mixture.delta / energy.reducing.volume) * R * T * (1 + energy.delta);
        expect(Math.abs(again / p - 1)).toBeLessThan(1e-9);
        expect(backwards.density / mixture.density).toBeCloseTo(1, 10);
        expect(backwards.enthalpy).toBeCloseTo(mixture.enthalpy, 4);
      }
    }
  });

  test('has isotherms that rise all the way where only one density is looked for', () => {
    for (const composition of mixtures) {
      const { energy } = phaseOf(composition);
      for (const ratio of [1.15, 1.3, 2]) {
        energy.setTemperature(ratio * energy.reducing.temperature);
        for (let delta = 0.05; delta < 3; delta += 0.05) {
          energy.evaluateInDensity(delta);
          expect(1 + 2 * energy.delta + energy.deltaDelta).toBeGreaterThan(0);
        }
      }
    }
  });
});

describe('the components', () => {
  test('are 21, and every two of them a pair', () => {
    expect(gergComponents).toHaveLength(21);
    const named = new Set(gergPairs.map(([a, b]) => [a, b].toSorted((x, y) => (x < y ? -1 : 1)).join()));
    expect(named.size).toBe(210);
  });

  test('alone are near their reference equations', async () => {
    for (const { id, criticalTemperature } of gergComponents.filter(component => component.id !== 'H2O')) {
      const reference = await referenceStates(id);
      const near = (p: number, T: number, density: number): void => {
        const gerg = new GergStates({ [id]: 1 }).atPT(p, T);
        const own: ThermodynamicState = reference.atPT(p, T);
        const { cp = NaN, speedOfSound = NaN } = own;
        const where = `${id} at ${p} Pa, ${T} K`;
        expect(Math.abs(gerg.density / own.density - 1), where).toBeLessThan(density);
        expect(Math.abs((gerg.cp ?? NaN) / cp - 1), where).toBeLessThan(0.02);
        expect(Math.abs((gerg.speedOfSound ?? NaN) / speedOfSound - 1), where).toBeLessThan(0.025);
        expect(Math.abs(gerg.enthalpy - own.enthalpy), where).toBeLessThan(0.01 * cp * 298);
      };
      if (criticalTemperature < 250) near(5e6, 300, 1e-3);
      else near(2e7, 280, 5e-3);
      near(1e4, 440, 1e-3);
    }
  });
});

test('the fugacity coefficients of a mixture add up to its residual Gibbs energy, and are those of a pure fluid for one', async () => {
  const gas = { C1: 0.8, CO2: 0.15, H2S: 0.05 };
  const lnPhi = new GergStates(gas).lnFugacityCoefficients(6e6, 320);
  const mixture = phaseOf(gas);
  mixture.solvePT(6e6, 320);
  mixture.energy.evaluate(mixture.delta);
  const { value, delta } = mixture.energy;
  const total = Object.values(gas).reduce((sum, x, i) => sum + x * (lnPhi[i] ?? NaN), 0);
  expect(total).toBeCloseTo(value + delta - Math.log(1 + delta), 12);
  const [pure = NaN] = new GergStates({ C1: 1 }).lnFugacityCoefficients(6e6, 320);
  const reference = (await referenceStates('C1')).atPT(6e6, 320);
  expect(Math.exp(pure)).toBeCloseTo((reference.fugacity ?? NaN) / 6e6, 3);
});

describe('GERG-2008 limits', () => {
  const gas = new GergStates({ C1: 0.9, C3: 0.1 });

  test('is refused outside its range', () => {
    expect(() => gas.atPT(1e6, 50)).toThrow('the temperature must be from −213.1 °C to 426.9 °C in GERG-2008');
    expect(() => gas.atPT(1e6, NaN)).toThrow('in GERG-2008');
    expect(() => gas.atPT(80e6, 300)).toThrow('the pressure must be above zero and up to');
    expect(() => gas.atPT(0, 300)).toThrow('the pressure must be above zero');
  });

  test('is named by its phase beside the two-phase region', () => {
    expect(gas.atPT(1e5, 220).phase).toBe('gas');
    expect(gas.atPT(3e6, 220).phase).toBe('two-phase');
    expect(gas.atPT(15e6, 150).phase).toBe('liquid');
    expect(gas.atPT(40e6, 300).phase).toBe('supercritical');
  });

  test('throws a RangeError for an invalid mixture', () => {
    expect(() => new GergStates({ C1: 0.5 })).toThrow(RangeError);
    expect(() => new GergStates({ C1: 1.5, C2: -0.5 })).toThrow(RangeError);
    expect(() => new GergStates({ NH3: 1 })).toThrow('NH3 is no component of GERG-2008');
    expect(() => new GergMixture(['C1', 'C1'])).toThrow('a component is there twice');
  });
});

describe('the derivatives of the fugacity coefficients', () => {
  const near = (analytic: number, byDifferences: number, size: number, where: string): void => {
    expect(Math.abs(analytic - byDifferences), where).toBeLessThan(2e-7 * (1 + size));
  };

  test('are those by temperature, pressure and amounts', () => {
    for (const composition of mixtures) {
      const mixture = phaseOf(composition);
      const { size, lnPhi, byTemperature, byPressure, byAmount } = mixture;
      const z = Float64Array.from(Object.values(composition));
      for (const [p, ratio, side] of [
        [3e6, 1.2, 'vapour'],
        [2e7, 0.65, 'liquid'],
      ] as const) {
        const T = Math.max(60, ratio * mixture.energy.reducing.temperature);
        const at = (x: Float64Array, temperature: number, pressure: number, i: number): number => {
          mixture.begin(side);
          expect(mixture.solve(x, temperature, pressure)).toBe(true);
          mixture.evaluateFugacities();
          return lnPhi[i] ?? NaN;
        };
        mixture.begin(side);
        mixture.solve(z, T, p);
        mixture.evaluateDerivatives();
        const analytic = { T: byTemperature.slice(), p: byPressure.slice(), n: byAmount.slice(), lnPhi: lnPhi.slice() };
        for (let i = 0; i < size; i += 1) {
          const where = `${JSON.stringify(composition)}, ${i}`;
          expect(Math.abs((analytic.lnPhi[i] ?? NaN) - at(z, T, p, i))).toBeLessThan(
            1e-10 * (1 + Math.abs(lnPhi[i] ?? 0)),
          );
          const byT = T * slope(x => at(z, x, p, i), T, 1e-4 * T);
          near(analytic.T[i] ?? NaN, byT, Math.abs(byT), where);
          const byP = p * slope(x => at(z, T, x, i), p, 1e-3 * p);
          near(analytic.p[i] ?? NaN, byP, Math.abs(byP), where);
          const j = (i + 1) % size;
          const changed = (amount: number): number => {
            const n = z.map((share, k) => (k === j ? amount : share));
            const total = n.reduce((sum, share) => sum + share, 0);
            return at(
              n.map(share => share / total),
              T,
              p,
              i,
            );
          };
          const amount = z[j] ?? NaN;
          const byN = slope(changed, amount, 1e-4 * amount);
          near(analytic.n[i * size + j] ?? NaN, byN, Math.abs(byN), where);
        }
      }
    }
  });
});
