import { describe, expect, test } from 'vitest';
import { Refusal } from '../../quantities/index.ts';
import type { ThermodynamicState } from '../helmholtz/index.ts';
import { allEquations, generatedStates } from './testing/generated-states.ts';
import { HelmholtzEnergy } from './helmholtz-energy.ts';
import { IdealGas } from './ideal-gas.ts';
import { PureFluid } from './pure-fluid.ts';
import { PureStates } from './states.ts';

/** dy/dx by differences of fourth order over steps of h. */
function slope(y: (x: number) => number, x: number, h: number): number {
  return (8 * (y(x + h) - y(x - h)) - (y(x + 2 * h) - y(x - 2 * h))) / (12 * h);
}

/** The generated single-phase states of the fluid. */
function singlePhase(states: PureStates, count: number): ThermodynamicState[] {
  const { range } = states.fluid.equation;
  return generatedStates(states.fluid.equation, count).flatMap(({ p, T }) => {
    const inside = T * (1 + 1e-3) < range.maximumTemperature && T * (1 - 1e-3) > range.minimumTemperature;
    if (!inside || p * 1.01 > range.maximumPressure) return [];
    try {
      return [states.atPT(p, T)];
    } catch (error) {
      if (states.fluid.bubblePressure && String(error).includes('in part liquid')) return [];
      throw error;
    }
  });
}

/** Fluids whose pressure range at the triple point extends so far past the melting line that the equation no longer describes a fluid. */
const freezesWithin: ReadonlySet<string> = new Set(['He', 'H2', 'MeOH']);

function isFluid({ cv = NaN, cp = NaN, speedOfSound = NaN }: ThermodynamicState): boolean {
  return cv > 0 && cp > cv && speedOfSound > 0;
}

function fluidOrRefusal(states: PureStates, p: number, T: number): boolean {
  try {
    return isFluid(states.atPT(p, T));
  } catch (error) {
    return error instanceof Refusal && error.message.includes('holds up to the melting line');
  }
}

describe('beside its saturation line up to the critical point', () => {
  const substances = allEquations.filter(equation => !new PureFluid(equation).bubblePressure);

  test.each(substances.map(equation => [equation.name, equation] as const))(
    '%s is found by enthalpy',
    (_, equation) => {
      const states = new PureStates(new PureFluid(equation));
      for (const share of [0.98, 0.985, 0.99, 0.993, 0.9967, 0.9975]) {
        const pressure = share * equation.critical.pressure;
        const { temperature, liquid, vapour } = states.saturatedAtPressure(pressure);
        const heat = vapour.enthalpy - liquid.enthalpy;
        // Within the rounding of a mean heat capacity, and beyond it.
        for (const beyond of [0, 1e-15, 1e-14, 1e-12, 1e-9]) {
          for (const enthalpy of [liquid.enthalpy - beyond * heat, vapour.enthalpy + beyond * heat])
            expect(Math.abs(states.atPH(pressure, enthalpy).temperature / temperature - 1)).toBeLessThan(1e-7);
        }
      }
    },
  );
});

describe.each(allEquations.map(equation => [equation.name, equation] as const))('%s', (_, equation) => {
  test('has the derivatives of its Helmholtz energy', () => {
    const energy = new HelmholtzEnergy(equation);
    const ideal = new IdealGas(equation.ideal);
    for (const delta of [0.01, 0.4, 0.97, 1.6, 2.6]) {
      for (const ratio of [0.55, 0.9, 1.02, 1.5]) {
        const tau = 1 / ratio;
        type Name = 'value' | 'delta' | 'valueTau';
        const inDelta = (name: Name) => (x: number) => {
          energy.setTemperature(equation.reducing.temperature / tau);
          energy.evaluate(x);
          return energy[name];
        };
        const inTau = (name: Name) => (x: number) => {
          energy.setTemperature(equation.reducing.temperature / x);
          energy.evaluate(delta);
          return energy[name];
        };
        const differences = {
          delta: delta * slope(inDelta('value'), delta, 2e-4 * delta),
          deltaDelta: delta * slope(inDelta('delta'), delta, 2e-4 * delta),
          valueTau: tau * slope(inTau('value'), tau, 2e-4 * tau),
          deltaTau: tau * slope(inTau('delta'), tau, 2e-4 * tau),
          tauTau: tau * slope(inTau('valueTau'), tau, 2e-4 * tau),
        };
        inDelta('value')(delta);
        differences.deltaDelta -= energy.delta;
        differences.tauTau -= energy.valueTau;
        const size =
          Math.abs(energy.value) + Math.abs(energy.delta) + Math.abs(energy.valueTau) + Math.abs(energy.tauTau);
        for (const [name, value] of Object.entries(differences)) {
          expect(
            Math.abs(energy[name as keyof typeof differences] - value),
            `${name} at ${delta}, ${tau}`,
          ).toBeLessThan(2e-7 * (size + Math.abs(value)));
        }
        inDelta('value')(delta);
        const { tauTau, deltaTau, deltaDelta: twice, deltaDeltaDelta: thrice, deltaDeltaTau, deltaTauTau } = energy;
        const inDeltaToo = (name: 'tauTau' | 'deltaTau' | 'deltaDelta') => (x: number) => {
          inDelta('value')(x);
          return energy[name];
        };
        const thirds = [
          [deltaTauTau, delta * slope(inDeltaToo('tauTau'), delta, 2e-4 * delta), tauTau],
          [deltaDeltaTau + deltaTau, delta * slope(inDeltaToo('deltaTau'), delta, 2e-4 * delta), deltaTau],
          [thrice + 2 * twice, delta * slope(inDeltaToo('deltaDelta'), delta, 2e-4 * delta), twice],
        ] as const;
        for (const [value, difference, beside] of thirds) {
          const scale = size + Math.abs(beside) + Math.abs(difference);
          expect(Math.abs(value - difference), `at ${delta}, ${tau}`).toBeLessThan(1e-6 * scale);
        }
        const inDensity = (name: 'deltaDelta' | 'deltaDeltaDelta') => (x: number) => {
          energy.evaluateInDensity(x);
          return energy[name];
        };
        const third = delta * slope(inDensity('deltaDelta'), delta, 2e-4 * delta);
        const fourth = delta * slope(inDensity('deltaDeltaDelta'), delta, 2e-4 * delta);
        energy.evaluateInDensity(delta);
        const { deltaDelta, deltaDeltaDelta, fourthInDelta } = energy;
        const sizeOf = (value: number): number => size + Math.abs(deltaDelta) + Math.abs(value);
        expect(Math.abs(deltaDeltaDelta - (third - 2 * deltaDelta))).toBeLessThan(1e-6 * sizeOf(third));
        expect(Math.abs(fourthInDelta - (fourth - 3 * deltaDeltaDelta))).toBeLessThan(1e-6 * sizeOf(fourth));
        const idealIn = (name: 'value' | 'tau') => (x: number) => {
          ideal.evaluate(x);
          return ideal[name];
        };
        const first = tau * slope(idealIn('value'), tau, 1e-3 * tau);
        const second = tau * slope(idealIn('tau'), tau, 1e-3 * tau);
        ideal.evaluate(tau);
        expect(Math.abs(ideal.tau - first)).toBeLessThan(1e-8 * (1 + Math.abs(first)));
        expect(Math.abs(ideal.tauTau - (second - ideal.tau))).toBeLessThan(1e-8 * (1 + Math.abs(second)));
      }
    }
  });

  test('has properties that agree with one another', () => {
    const states = new PureStates(new PureFluid(equation));
    for (const state of singlePhase(states, 24)) {
      const { pressure: p, temperature: T, density, cp = NaN, cv = NaN, speedOfSound: w = NaN, phase } = state;
      const at = (pressure: number, temperature: number): ThermodynamicState => states.atPT(pressure, temperature);
      const beside = [at(p * 1.001, T), at(p * 0.999, T), at(p, T * 1.0002), at(p, T * 0.9998)];
      if (beside.some(other => other.phase !== phase)) continue;
      const volumeT = slope(x => at(p, x).specificVolume, T, 1e-4 * T);
      const volumeP = slope(x => at(x, T).specificVolume, p, 5e-4 * p);
      const near = (name: string, value: number, expected: number, scale = Math.abs(expected)) =>
        expect(Math.abs(value - expected) / scale, `${name} at ${p} Pa, ${T} K: ${value}, ${expected}`).toBeLessThan(
          1e-4,
        );
      near(
        'cp',
        cp,
        slope(x => at(p, x).enthalpy, T, 1e-4 * T),
      );
      near('cp by s', cp, T * slope(x => at(p, x).entropy, T, 1e-4 * T));
      const volume = 1 / density;
      const scale = volume / T + Math.abs(volumeT);
      near(
        '(∂s/∂p)_T = −(∂v/∂T)_p',
        slope(x => at(x, T).entropy, p, 5e-4 * p),
        -volumeT,
        scale + 1e-9 / p,
      );
      if (state.compressibilityFactor > 0.01) {
        near('(∂v/∂p)_T by w', -(volume * volume) / (w * w) - (T * volumeT * volumeT) / cp, volumeP);
        near('cp − cv', cp - cv, (-T * volumeT * volumeT) / volumeP, cp);
      }
      near('Joule-Thomson', (state.jouleThomson ?? NaN) * cp, T * volumeT - volume, volume + T * Math.abs(volumeT));
      near('κ', state.isentropicExponent ?? NaN, (density * w * w) / p);
      near('u', state.internalEnergy, state.enthalpy - p * volume, Math.abs(state.enthalpy) + 1);
    }
  });

  test('is found again from every pair', () => {
    const states = new PureStates(new PureFluid(equation));
    const { maximumTemperature } = equation.range;
    const hottest = [0.01, 0.5].map(share => states.atPT(share * equation.critical.pressure, maximumTemperature));
    for (const state of [...singlePhase(states, 32), ...hottest]) {
      const { pressure, temperature, enthalpy, entropy, density, phase } = state;
      const result = [states.atPH(pressure, enthalpy), states.atPS(pressure, entropy), states.atHS(enthalpy, entropy)];
      for (const again of result) {
        expect(Math.abs(again.temperature / temperature - 1)).toBeLessThan(1e-9);
        expect(Math.abs(again.density / density - 1)).toBeLessThan(2e-9);
        expect(again.phase).toBe(phase);
      }
    }
  });

  test('has a pressure that rises with the density outside the two phases', () => {
    const fluid = new PureFluid(equation);
    const states = new PureStates(fluid);
    const { minimumTemperature, maximumTemperature, maximumPressure } = equation.range;
    for (let step = 0; step <= 20; step += 1) {
      const T = minimumTemperature + ((maximumTemperature - minimumTemperature) * step) / 20;
      let before = 0;
      for (let p = 1e-4 * equation.critical.pressure; p < maximumPressure; p *= 1.3) {
        if (fluid.bubblePressure && T < fluid.critical.temperature) continue;
        if (step === 0 && freezesWithin.has(equation.id) && p > 20 * equation.critical.pressure) {
          expect(fluidOrRefusal(states, p, T)).toBe(true);
          continue;
        }
        const state = states.atPT(p, T);
        expect(isFluid(state), `at ${p} Pa, ${T} K`).toBe(true);
        expect(state.density).toBeGreaterThan(before);
        before = state.density;
      }
    }
  });

  test('is an ideal gas where it is thin', () => {
    const { minimumTemperature } = equation.range;
    const states = new PureStates(new PureFluid(equation));
    const { compressibilityFactor, fugacity, pressure } = states.atPT(
      1e-9 * equation.critical.pressure,
      Math.max(minimumTemperature, equation.critical.temperature),
    );
    expect(compressibilityFactor).toBeCloseTo(1, 8);
    expect((fugacity ?? NaN) / pressure).toBeCloseTo(1, 8);
  });
});
