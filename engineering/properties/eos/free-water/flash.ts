import { exp, log } from '../../../elementary/index.ts';
import { gasConstant as R, requireFinite, requirePositive } from '../../../quantities/index.ts';
import { Bracket } from './bracket.ts';
import { continueFrom, type FlashSpecification } from './flash-specified.ts';
import { equilibriumAtTpWithWater } from './flash-tp.ts';
import type { WetMixture } from './wet-mixture.ts';
import { FreeWaterState } from './state.ts';
import { waterAloneAtPressure } from './water-alone.ts';

/** Relative width of T at which two phases at one T are assumed to lie between the results on both sides. */
const narrow = 1e-7;
/** Tolerance of u, h and s, relative to R·T at 300 K or R. */
const exact = 1e-12;

/** Equilibrium at T in K and p in Pa of one mole of composition z with free water. Throws a RangeError where there is none. */
export function flashWetTp(
  wet: WetMixture,
  temperature: number,
  pressure: number,
  z: ArrayLike<number>,
  state: FreeWaterState,
): void {
  requirePositive('temperature', temperature);
  requirePositive('pressure', pressure);
  wet.setFeed(z);
  equilibriumAtTpWithWater(wet, temperature, pressure, state);
}

/** The same at p in Pa and a molar enthalpy, J/mol, or entropy, J/(mol·K). */
export function flashWetAtPressure(
  wet: WetMixture,
  specification: 'PH' | 'PS',
  pressure: number,
  value: number,
  z: ArrayLike<number>,
  state: FreeWaterState,
): void {
  requirePositive('pressure', pressure);
  requireFinite('value', value);
  wet.setFeed(z);
  if (wet.isWaterAlone) {
    if (waterAloneAtPressure(wet, specification, pressure, value, state)) return;
  } else if (state.isFound && continueFrom(wet, specification, pressure, value, state)) return;
  searchT(wet, specification, pressure, value, state, (T, trial) => equilibriumAtTpWithWater(wet, T, pressure, trial));
}

/** The same at a molar internal energy, J/mol, and a molar volume, m³/mol. */
export function flashWetUv(
  wet: WetMixture,
  molarInternalEnergy: number,
  molarVolume: number,
  z: ArrayLike<number>,
  state: FreeWaterState,
): void {
  requireFinite('molarInternalEnergy', molarInternalEnergy);
  requirePositive('molarVolume', molarVolume);
  wet.setFeed(z);
  if (state.isFound && continueFrom(wet, 'UV', molarInternalEnergy, molarVolume, state)) return;
  searchT(wet, 'UV', molarInternalEnergy, molarVolume, state, (T, trial) => atTv(wet, T, molarVolume, trial));
}

/** Equilibrium at T and v: brackets ln p, with which v decreases. */
function atTv(wet: WetMixture, T: number, v: number, trial: FreeWaterState): void {
  const enclosure = new Bracket(-Infinity, Infinity);
  let lnP = log((R * T) / v) - 0.5;
  for (let round = 0; round < 80 && !(enclosure.width < 1e-9); round += 1) {
    equilibriumAtTpWithWater(wet, T, exp(lnP), trial);
    const excess = -log(trial.molarVolume / v);
    if (Math.abs(excess) < 1e-12) return;
    enclosure.take(lnP, excess);
    if (!enclosure.hasLow) lnP -= 1;
    else if (!enclosure.hasHigh) lnP += 1;
    else lnP = enclosure.next();
  }
}

/**
 * Brackets T, with which u, h and s increase at constant second specification, and tries the direct solution from each equilibrium on the
 * way.
 */
function searchT(
  wet: WetMixture,
  specification: FlashSpecification,
  one: number,
  other: number,
  state: FreeWaterState,
  find: (T: number, trial: FreeWaterState) => void,
): void {
  const value = specification === 'UV' ? one : other;
  const quantity =
    specification === 'UV' ? 'molarInternalEnergy' : specification === 'PH' ? 'molarEnthalpy' : 'molarEntropy';
  const components = wet.feed.length;
  const unit = R * (specification === 'PS' ? 1 : 300);
  const enclosure = new Bracket(wet.mixture.lowestTemperature, wet.mixture.highestTemperature);
  let [low, high] = [new FreeWaterState(components), new FreeWaterState(components)];
  let T = state.temperature > enclosure.low && state.temperature < enclosure.high ? state.temperature : 300;
  for (let round = 0; round < 150; round += 1) {
    const trial = new FreeWaterState(components);
    find(T, trial);
    const before = new FreeWaterState(components);
    before.startFrom(trial);
    const excess = trial[quantity] - value;
    enclosure.take(T, excess);
    if (excess > 0) high = trial;
    else low = trial;
    state.startFrom(before);
    if (!wet.isWaterAlone && continueFrom(wet, specification, one, other, state)) return;
    if (enclosure.isClosed && enclosure.width < narrow * T) {
      between(low, high, value, quantity, state);
      if (!wet.isWaterAlone && continueFrom(wet, specification, one, other, state)) return;
    }
    if (Math.abs(excess) < exact * unit || enclosure.width < 1e-14 * T) {
      state.startFrom(trial);
      find(T, state);
      return;
    }
    if (!enclosure.hasLow) T = Math.max(T / 1.15, 0.5 * (enclosure.low + T));
    else if (!enclosure.hasHigh) T = Math.min(1.15 * T, 0.5 * (enclosure.high + T));
    else T = enclosure.next();
  }
  throw new RangeError(`no equilibrium with free water found at ${one} and ${other} (${specification})`);
}

/** Starts between two equilibria at one T, of which one has an additional phase: by the lever rule. */
function between(
  low: FreeWaterState,
  high: FreeWaterState,
  value: number,
  quantity: 'molarEnthalpy' | 'molarEntropy' | 'molarInternalEnergy',
  state: FreeWaterState,
): void {
  const share = Math.min(0.99, Math.max(0.01, (value - low[quantity]) / (high[quantity] - low[quantity])));
  state.startFrom(low);
  state.freeWater = share * high.freeWater + (1 - share) * low.freeWater;
  const vapour = high.rest.condition === 'liquid' ? high.rest.liquid : high.rest.vapour;
  const liquid = low.rest.condition === 'vapour' ? low.rest.vapour : low.rest.liquid;
  if (low.rest.condition === high.rest.condition) return;
  state.rest.condition = 'two-phase';
  state.rest.vapourFraction = share;
  state.rest.vapour.molarVolume = vapour.molarVolume;
  state.rest.vapour.moleFractions.set(vapour.moleFractions);
  state.rest.liquid.molarVolume = liquid.molarVolume;
  state.rest.liquid.moleFractions.set(liquid.moleFractions);
}
