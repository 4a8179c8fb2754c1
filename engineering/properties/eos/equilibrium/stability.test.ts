import { expect, test } from 'vitest';
import { nearCriticalCases, stateOf } from '../testing/cases.ts';
import { createMixture, createState, flashTp, Fugacity, fugacity, type Mixture } from '../index.ts';

/** ln(x_i·φ_i) of a composition at T and p, on the volume root of lower Gibbs energy. */
function potentials(mixture: Mixture, T: number, p: number, x: readonly number[], out: Fugacity): number[] {
  const [liquid = [], vapour = []] = (['liquid', 'vapour'] as const).map(root => {
    fugacity(mixture, T, p, x, root, out);
    return x.map((share, index) => Math.log(share) + (out.lnCoefficients[index] ?? Number.NaN));
  });
  const energy = (of: readonly number[]) => of.reduce((sum, each, index) => sum + each * (x[index] ?? 0), 0);
  return energy(liquid) <= energy(vapour) ? liquid : vapour;
}

/** Lowest tangent-plane distance over R·T of any composition on a grid. */
function deepest(mixture: Mixture, T: number, p: number, z: readonly number[], out: Fugacity): number {
  const feed = potentials(mixture, T, p, z, out);
  let minimum = 0;
  for (let step = 1; step < 100; step += 1) {
    const x = [step / 100, 1 - step / 100];
    const trial = potentials(mixture, T, p, x, out);
    const distance = x.reduce((sum, share, index) => sum + share * ((trial[index] ?? 0) - (feed[index] ?? 0)), 0);
    minimum = Math.min(minimum, distance);
  }
  return minimum;
}

const binaries = nearCriticalCases.filter(({ ids }) => ids.length === 2);

test.each(binaries)('$name about its critical point parts wherever some composition has a lower tangent', fluid => {
  const mixture = createMixture(fluid.ids);
  const state = createState(mixture);
  const out = new Fugacity(mixture);
  let parted = 0;
  for (let k = 0; k < 400; k += 1) {
    const [T, p] = stateOf(fluid, k);
    const below = deepest(mixture, T, p, fluid.z, out);
    state.forget();
    flashTp(mixture, T, p, fluid.z, state);
    if (below > -1e-8) continue;
    parted += 1;
    expect(state.condition, `${T} K, ${p} Pa, ${below}`).toBe('two-phase');
  }
  expect(parted).toBeGreaterThan(1);
});
