import { exp, log } from '../../../elementary/index.ts';
import { equilibriumAtTp } from '../equilibrium/flash-tp.ts';
import { at } from '../model.ts';
import { Bracket } from './bracket.ts';
import type { WetMixture } from './wet-mixture.ts';
import { highestTemperature } from './liquid-water.ts';
import type { FreeWaterState } from './state.ts';
import { waterAloneAtTp } from './water-alone.ts';

const maxRounds = 100;
/** Difference in ln fugacity at which the amount of water is close enough for Newton's method. */
const near = 1e-2;
/** Factor by which it must be reduced further after a failure. */
const nearer = 1e-3;
/** Convergence limit of ln fugacity and of the logarithm of the amount of water. */
const exact = 1e-12;
const narrow = 1e-14;

/**
 * Equilibrium of the current feed at T and p: solves for the water content of the remaining fluid at which its water fugacity equals that
 * of pure liquid water, bracketed between none and all. Throws a RangeError where the phases of the remaining fluid are not found.
 */
export function equilibriumAtTpWithWater(wet: WetMixture, T: number, p: number, state: FreeWaterState): void {
  if (wet.isWaterAlone) {
    waterAloneAtTp(wet, T, p, state);
    return;
  }
  const { feed, index, mixture } = wet;
  const all = at(feed, index);
  const held = (amount: number): number => {
    wet.setRest(amount);
    equilibriumAtTp(mixture, T, p, state.rest);
    return wet.excess(state);
  };
  if (!(T <= highestTemperature)) {
    held(all);
    wet.complete(0, T, p, state);
    return;
  }
  wet.water.evaluate(T, p);
  // Initial estimate: ideal-gas vapour above the water.
  const fraction = exp(wet.water.lnF) / p;
  const maximum = log(all);
  let position = fraction < 0.99 ? Math.min(maximum, log(((1 - all) * fraction) / (1 - fraction))) : maximum;
  const enclosure = new Bracket(-Infinity, maximum);
  let enough = near;
  let pace = 1;
  for (let round = 0; round < maxRounds; round += 1) {
    const amount = position < maximum ? exp(position) : all;
    const gap = held(amount);
    if (amount === all && gap <= 0) {
      wet.complete(0, T, p, state);
      return;
    }
    if (Math.abs(gap) < enough) {
      enough *= nearer;
      wet.complete(all - amount, T, p, state);
      wet.load(state);
      const two = state.rest.condition === 'two-phase';
      if (wet.solver.solve('TP', T, p, feed, two) && wet.solver.freeWater > 0) {
        wet.take(two, state);
        if (two || wet.isStable(T, p, wet.mixture.whole.volume)) return;
      }
    }
    enclosure.take(position, gap);
    if (Math.abs(gap) < exact || enclosure.width < narrow) {
      wet.complete(all - amount, T, p, state);
      return;
    }
    if (enclosure.isClosed) {
      position = enclosure.next();
    } else {
      // While two phases absorb the water, the residual hardly changes with it: steps grow.
      position = Math.min(maximum, position - pace * gap);
      pace *= 2;
    }
  }
  throw new RangeError(`no equilibrium with free water found at ${T} K and ${p} Pa`);
}
