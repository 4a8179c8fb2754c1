import { expect, test } from 'vitest';
import { HelmholtzEnergy } from './helmholtz-energy.ts';
import { allEquations } from './testing/generated-states.ts';

const step = 1e-5;

test.each(allEquations.map(equation => [equation.name, equation] as const))(
  'each derivative of the Helmholtz energy of %s in the density is the slope of the one before',
  (_, equation) => {
    const energy = new HelmholtzEnergy(equation);
    for (const [share, delta] of [
      [1.5, 0.2],
      [1.02, 0.9],
      [1.01, 1.1],
      [0.85, 2.2],
      [0.75, 0.02],
    ] as const) {
      energy.setTemperature(share * equation.critical.temperature);
      const at = (delta: number): readonly (readonly [power: number, derivatives: readonly number[]])[] => {
        energy.evaluateHigherMixed(delta);
        const { value, deltaDelta, deltaDeltaDelta, fourthInDelta, valueTau, deltaTau, deltaDeltaTau } = energy;
        const { thirdInDeltaTau, tauTau, deltaTauTau, secondInDeltaTauTau } = energy;
        return [
          [delta, [value, energy.delta, deltaDelta, deltaDeltaDelta, fourthInDelta]],
          [delta, [valueTau, deltaTau, deltaDeltaTau, thirdInDeltaTau]],
          [delta, [tauTau, deltaTauTau, secondInDeltaTauTau]],
        ];
      };
      const below = at(delta * (1 - step));
      const above = at(delta * (1 + step));
      const here = at(delta);
      here.forEach(([, derivatives], row) => {
        const scale = Math.max(...derivatives.map(Math.abs));
        derivatives.slice(1).forEach((derivative, k) => {
          const [, low = []] = below[row] ?? [];
          const [, high = []] = above[row] ?? [];
          // δ·∂/∂δ of δᵏ·f⁽ᵏ⁾ is k times this and the next one.
          const slope = ((high[k] ?? NaN) - (low[k] ?? NaN)) / (2 * step);
          const error = slope - k * (derivatives[k] ?? NaN) - derivative;
          expect(Math.abs(error) / scale, `row ${row}, order ${k + 1} at ${share}, ${delta}`).toBeLessThan(2e-6);
        });
      });
      const [, [value, once, twice, thrice, fourTimes]] = here[0] as readonly [number, readonly number[]];
      energy.evaluateInDensity(delta);
      expect([energy.value, energy.delta, energy.deltaDelta, energy.deltaDeltaDelta, energy.fourthInDelta]).toEqual([
        value,
        once,
        twice,
        thrice,
        fourTimes,
      ]);
      const { valueTau, deltaTau, deltaDeltaTau, tauTau, deltaTauTau } = energy;
      energy.evaluate(delta);
      expect([energy.value, energy.delta, energy.deltaDelta, energy.deltaDeltaDelta]).toEqual([
        value,
        once,
        twice,
        thrice,
      ]);
      expect([energy.valueTau, energy.deltaTau, energy.deltaDeltaTau, energy.tauTau, energy.deltaTauTau]).toEqual([
        valueTau,
        deltaTau,
        deltaDeltaTau,
        tauTau,
        deltaTauTau,
      ]);
    }
  },
);

test.each(allEquations.map(equation => [equation.name, equation] as const))(
  'a third-order step in the density of %s matches the state evaluated there',
  (_, equation) => {
    const energy = new HelmholtzEnergy(equation);
    const way = 1e-4;
    const all = (): readonly number[] => {
      const { value, delta, deltaDelta, valueTau, deltaTau, tauTau } = energy;
      return [value, delta, deltaDelta, valueTau, deltaTau, tauTau];
    };
    for (const [share, delta] of [
      [1.4, 0.3],
      [1.05, 1.15],
      [0.85, 2.2],
    ] as const) {
      energy.setTemperature(share * equation.critical.temperature);
      energy.evaluateHigherMixed(delta * (1 + way));
      const there = all();
      energy.evaluateHigherMixed(delta);
      const { deltaDeltaDelta, fourthInDelta, thirdInDeltaTau, secondInDeltaTauTau } = energy;
      const size = Math.max(
        ...[...all(), deltaDeltaDelta, fourthInDelta, thirdInDeltaTau, secondInDeltaTauTau].map(Math.abs),
      );
      energy.move(way);
      all().forEach((moved, k) => {
        const error = Math.abs(moved - (there[k] ?? NaN));
        expect(error / size, `${k} at ${share}, ${delta}`).toBeLessThan(20 * way ** 3);
      });
    }
  },
);
