import { loadFluid } from '../index.ts';

type Measure = (name: string, operations: number, run: () => number, atMost?: number) => Promise<void> | void;

const count = 200;

/** A wet well fluid of 10 components, with vapour, oil and water: the seventh case of `../three-phases.test.ts` around its state. */
const wellFluid = {
  C1: 0.55,
  C2: 0.08,
  C3: 0.06,
  nC4: 0.04,
  nC5: 0.03,
  nC6: 0.03,
  nC8: 0.04,
  N2: 0.02,
  CO2: 0.03,
  H2O: 0.12,
};

export default async function bench(measure: Measure): Promise<void> {
  const fluid = await loadFluid(wellFluid, 'pr');
  const around = (pressure: number, temperature: number) => (): number => {
    let sum = 0;
    for (let i = 0; i < count; i += 1) {
      const state = fluid.stateAt({
        pressure: pressure * (1 + i / (4 * count)),
        temperature: temperature + (20 * i) / count,
      });
      sum += state.density;
    }
    return sum;
  };
  await measure('Peng-Robinson, 10 components, flash p-T, three phases', count, around(60e5, 310), 60e3);
  await measure('10 components with water, flash p-T, two phases', count, around(10e5, 380));
}
