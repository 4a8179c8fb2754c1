import { expm1, log } from '../../../elementary/index.ts';
import { at } from '../model.ts';
import { fillSinglePhase } from '../fill.ts';
import { highestTemperature } from './liquid-water.ts';
import type { WetMixture } from './wet-mixture.ts';
import type { FreeWaterState } from './state.ts';

/** Relative tolerance of T in Newton's method. */
const settled = 1e-13;

/** ln of the fugacity ratio of steam to liquid water, with its derivative in T; leaves the steam in `whole`. */
function gapAt(wet: WetMixture, T: number, p: number): { gap: number; slope: number } {
  const { mixture, water, index, feed } = wet;
  const { whole, solver, model } = mixture;
  const kernel = solver.vapour;
  wet.setRest(at(feed, index));
  kernel.n.set(feed);
  kernel.volume = whole.volumeAt(T, p, 'vapour');
  kernel.evaluate(T);
  water.evaluate(T, p);
  model.setTemperature(T);
  const byT = at(kernel.lnFT, index) - (at(kernel.lnFV, index) * kernel.pressureT) / kernel.pressureV;
  return { gap: at(kernel.lnF, index) - water.lnF, slope: byT - water.lnFT };
}

/** Fills the state with steam at T and p, or with liquid water. */
function fill(wet: WetMixture, T: number, p: number, liquid: boolean, state: FreeWaterState): void {
  const { whole } = wet.mixture;
  wet.setRest(at(wet.feed, wet.index));
  whole.evaluate(T, whole.volumeAt(T, p, 'vapour'));
  fillSinglePhase(wet.mixture, p, 'vapour', state.rest);
  wet.complete(liquid ? 1 : 0, T, p, state);
}

/** Pure water at T and p. */
export function waterAloneAtTp(wet: WetMixture, T: number, p: number, state: FreeWaterState): void {
  fill(wet, T, p, T <= highestTemperature && gapAt(wet, T, p).gap > 0, state);
}

/**
 * Pure water at p and a molar enthalpy or entropy: liquid, steam, or both at the temperature of equal fugacities. Returns false where steam
 * is out of range, so that another method is needed.
 */
export function waterAloneAtPressure(
  wet: WetMixture,
  quantity: 'PH' | 'PS',
  p: number,
  value: number,
  state: FreeWaterState,
): boolean {
  const name = quantity === 'PH' ? 'molarEnthalpy' : 'molarEntropy';
  let boiling = 1 / (1 / 373 - log(p / 101_325) / 5000);
  for (let round = 0; ; round += 1) {
    if (!(boiling > 200 && boiling < highestTemperature) || round === 60) return false;
    const { gap, slope } = gapAt(wet, boiling, p);
    const change = Math.max(-30, Math.min(30, -gap / slope));
    boiling += change;
    if (Math.abs(change) < settled * boiling) break;
  }
  fill(wet, boiling, p, false, state);
  const steam = state[name];
  fill(wet, boiling, p, true, state);
  const liquid = state[name];
  if (value > steam) return false;
  if (value >= liquid) {
    wet.complete((steam - value) / (steam - liquid), boiling, p, state);
    return true;
  }
  let T = boiling;
  for (let round = 0; round < 60; round += 1) {
    wet.water.evaluate(T, p);
    const { enthalpy, entropy, cp } = wet.water;
    const step = quantity === 'PH' ? (value - enthalpy) / cp : T * expm1(Math.min(1, (value - entropy) / cp));
    T = Math.max(0.7 * T, T + step);
    if (Math.abs(step) < settled * T) {
      fill(wet, T, p, true, state);
      return true;
    }
  }
  return false;
}
