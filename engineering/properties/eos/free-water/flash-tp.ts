import { equilibriumAtTp } from '../flash-tp.ts';
import { at } from '../model.ts';
import type { WetMixture } from './wet-mixture.ts';
import { highestTemperature } from './liquid-water.ts';
import type { FreeWaterState } from './state.ts';
import { waterAloneAtTp } from './water-alone.ts';

const mostRounds = 60;
/** ln of fugacities within which the amount of water is near enough for Newton's method. */
const near = 1e-2;
/** How much nearer it has to be after that has failed. */
const nearer = 1e-3;

/**
 * Equilibrium of the feed at work at T and p: the water that what is left can hold, its fugacity that of pure liquid water,
 * enclosed between none and all of it. RangeError where no method finds the phases of what is left.
 */
export function equilibriumAtTpWithWater(wet: WetMixture, T: number, p: number, state: FreeWaterState): void {
  if (wet.isWaterAlone) {
    waterAloneAtTp(wet, T, p, state);
    return;
  }
  const { feed, index, mixture } = wet;
  const all = at(feed, index);
  const held = (amount: number): number => {
    wet.setRest(all - amount);
    equilibriumAtTp(mixture, T, p, state.rest);
    return wet.excess(state);
  };
  if (!(T <= highestTemperature)) {
    held(all);
    wet.complete(0, T, p, state);
    return;
  }
  wet.water.evaluate(T, p);
  // As if vapour were an ideal gas over the water.
  const fraction = Math.exp(wet.water.lnF) / p;
  let amount = fraction < 0.99 ? Math.min(all, ((1 - all) * fraction) / (1 - fraction)) : all;
  let low = 0;
  let lowGap = NaN;
  let high = all;
  let highGap = NaN;
  let enough = near;
  for (let round = 0; round < mostRounds; round += 1) {
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
        return;
      }
    }
    if (Math.abs(gap) < 1e-12) {
      wet.complete(all - amount, T, p, state);
      return;
    }
    if (gap > 0) {
      high = amount;
      highGap = gap;
    } else {
      low = amount;
      lowGap = gap;
    }
    const secant = low + ((high - low) * lowGap) / (lowGap - highGap);
    const newton = amount * Math.exp(-gap);
    if (secant > low && secant < high && round % 3 !== 2) amount = secant;
    else if (newton > low && newton < high) amount = newton;
    else amount = gap < 0 && newton >= high && Number.isNaN(highGap) ? all : 0.5 * (low + high);
    if (high - low < 1e-15 * high) break;
  }
  wet.complete(all - amount, T, p, state);
}
