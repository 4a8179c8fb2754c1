import { GergMixture } from './gerg-mixture.ts';
import { GergStates } from './index.ts';

type Measure = (name: string, operations: number, run: () => number) => Promise<void> | void;

const count = 20_000;

const naturalGas = {
  C1: 0.85,
  N2: 0.02,
  CO2: 0.02,
  C2: 0.06,
  C3: 0.03,
  iC4: 0.005,
  nC4: 0.006,
  iC5: 0.002,
  nC5: 0.002,
  nC6: 0.003,
  H2S: 0.002,
};

/** A natural gas of 11 components along a path on which no two states are the same. */
export default async function bench(measure: Measure): Promise<void> {
  const mixture = new GergMixture(Object.keys(naturalGas));
  mixture.setComposition(Object.values(naturalGas));
  const phi = new Float64Array(mixture.size);
  const solve = (i: number): void => {
    mixture.solvePT(3e6 + 300 * i, 290 + 0.003 * i);
    mixture.evaluateProperties();
  };
  await measure('11 components, p-T to all properties', count, () => {
    let sum = 0;
    for (let i = 0; i < count; i += 1) {
      solve(i);
      sum += mixture.speedOfSound;
    }
    return sum;
  });
  await measure('11 components, p-T to all properties and fugacity coefficients', count, () => {
    let sum = 0;
    for (let i = 0; i < count; i += 1) {
      solve(i);
      mixture.lnFugacityCoefficients(phi);
      sum += phi[0] ?? 0;
    }
    return sum;
  });
  const states = new GergStates(naturalGas);
  await measure('11 components, p-T with its stability', 100, () => {
    let sum = 0;
    for (let i = 0; i < 100; i += 1) sum += states.atPT(3e6 + 6e4 * i, 300 + 0.6 * i).density;
    return sum;
  });
}
