import { GergMixture } from './gerg-mixture.ts';
import { GergStates } from './index.ts';

type Measure = (name: string, operations: number, run: () => number, atMost?: number) => Promise<void> | void;

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
  const allProperties = (): number => {
    let sum = 0;
    for (let i = 0; i < count; i += 1) {
      solve(i);
      sum += mixture.speedOfSound;
    }
    return sum;
  };
  await measure('GERG-2008, 11 components, p-T to all properties', count, allProperties, 8e3);
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
  const repeated = (name: string, operations: number, run: (way: number) => number, atMost?: number) => {
    const all = (): number => {
      let sum = 0;
      for (let i = 0; i < operations; i += 1) sum += run(i / operations);
      return sum;
    };
    return measure(name, operations, all, atMost);
  };
  await repeated(
    '11 components, flash p-T, one phase',
    1000,
    way => states.atPT(3e6 + 6e6 * way, 300 + 60 * way).density,
  );
  await repeated(
    '11 components, flash p-T, two phases',
    1000,
    way => states.atPT(2e6 + 3e6 * way, 200 + 25 * way).density,
  );
  const { enthalpy, entropy } = states.atPT(5e6, 280);
  await repeated('11 components, flash p-h', 200, way => states.atPH(1e6 + 4e6 * way, enthalpy).density);
  await repeated('11 components, flash p-s', 200, way => states.atPS(1e5 + 4e6 * way, entropy).density);
  await repeated('11 components, bubble point at T', 200, way => states.atTX(140 + 30 * way, 0).pressure);
  await repeated('11 components, dew point at p', 200, way => states.atPX(1e6 + 2e6 * way, 1).temperature);
  const envelope = (way: number): number => {
    const gas = new GergStates({ ...naturalGas, C1: 0.85 - 0.01 * way, C2: 0.06 + 0.01 * way });
    return gas.envelope()?.cricondentherm?.temperature ?? NaN;
  };
  await repeated('GERG-2008, 11 components, envelope', 20, envelope, 20e6);
}
