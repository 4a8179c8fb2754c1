import { exp } from '../../../elementary/index.ts';
import type { Mixture } from '../mixture.ts';
import { at } from '../model.ts';
import type { FluidState } from '../state.ts';

/** Loads the two phases of a state, with their K values and vapour fraction, into the solver for the current feed. */
export function startFromState(mixture: Mixture, state: FluidState): void {
  const { solver, feed, model } = mixture;
  const { vapour, liquid } = solver;
  const { vapour: y, liquid: x, vapourFraction: beta } = state;
  let vapourTotal = 0;
  let vapourTranslation = 0;
  let liquidTranslation = 0;
  for (let i = 0; i < mixture.size; i += 1) {
    const z = at(feed, i);
    const inVapour = beta * Math.max(at(y.moleFractions, i), 1e-300);
    const inLiquid = (1 - beta) * Math.max(at(x.moleFractions, i), 1e-300);
    const sum = inVapour + inLiquid;
    vapour.n[i] = z * (inVapour / sum);
    liquid.n[i] = z * (inLiquid / sum);
    vapourTotal += at(vapour.n, i);
    vapourTranslation += at(vapour.n, i) * at(model.c, i);
    liquidTranslation += at(liquid.n, i) * at(model.c, i);
  }
  vapour.volume = vapourTotal * y.molarVolume + vapourTranslation;
  liquid.volume = (1 - vapourTotal) * x.molarVolume + liquidTranslation;
  solver.temperature = state.temperature;
}

/** Loads the phases of the successive substitution into the solver. */
export function startFromSubstitution(mixture: Mixture, T: number): void {
  const { solver, feed, substitution } = mixture;
  const { x, y, vapourFraction: beta, vapourVolume, liquidVolume } = substitution;
  const { vapour, liquid } = solver;
  for (let i = 0; i < mixture.size; i += 1) {
    const inVapour = beta * at(y, i);
    const inLiquid = (1 - beta) * at(x, i);
    const share = at(feed, i) / (inVapour + inLiquid);
    vapour.n[i] = inVapour * share;
    liquid.n[i] = inLiquid * share;
  }
  vapour.volume = beta * vapourVolume;
  liquid.volume = (1 - beta) * liquidVolume;
  solver.temperature = T;
}

/** Loads the trial phase of the stability test, up to `maxShare`, and the rest of the feed into the solver. */
export function startFromTrial(mixture: Mixture, T: number, largestShare: number): void {
  const { solver, feed, stability } = mixture;
  const lighter = stability.volume > stability.feedVolume;
  const little = (lighter ? solver.vapour : solver.liquid).n;
  const rest = (lighter ? solver.liquid : solver.vapour).n;
  let share = largestShare;
  for (let i = 0; i < mixture.size; i += 1) {
    share = Math.min(share, 0.5 * at(feed, i) * exp(-at(stability.lnW, i)));
  }
  for (let i = 0; i < mixture.size; i += 1) {
    little[i] = share * exp(at(stability.lnW, i));
    rest[i] = at(feed, i) - at(little, i);
  }
  solver.temperature = T;
}

/**
 * Loads the saturated phases of the feed as one fluid, from `mixture.saturation`, with a vapour fraction into the solver; each component is
 * distributed by its fugacities.
 */
export function startFromSaturation(mixture: Mixture, vapourFraction: number): void {
  const { solver, feed, saturation } = mixture;
  const { temperature, vapourVolume, liquidVolume } = saturation;
  const { vapour, liquid } = solver;
  vapour.n.set(feed);
  liquid.n.set(feed);
  vapour.volume = vapourVolume;
  liquid.volume = liquidVolume;
  vapour.evaluate(temperature);
  liquid.evaluate(temperature);
  let vapourTotal = 0;
  for (let i = 0; i < mixture.size; i += 1) {
    const inVapour = vapourFraction * exp(at(liquid.lnF, i) - at(vapour.lnF, i));
    const share = at(feed, i) / (inVapour + 1 - vapourFraction);
    vapour.n[i] = inVapour * share;
    liquid.n[i] = (1 - vapourFraction) * share;
    vapourTotal += at(vapour.n, i);
  }
  vapour.volume = vapourTotal * vapourVolume;
  liquid.volume = (1 - vapourTotal) * liquidVolume;
  solver.temperature = temperature;
}
