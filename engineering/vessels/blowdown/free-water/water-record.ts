import { sublimationPressure } from '../../../properties/index.ts';
import { messageValue, type Clause } from '../../../quantities/index.ts';
import type { Contents } from '../contents/contents.ts';
import type { Equilibrium, Phase } from '../models/fluid.ts';
import { gravityRange, hydrateAllowance, hydrateTemperature, relativeDensity } from './hydrate.ts';
import type { Extreme, HydrateRecord, WaterRecord } from '../results/run.ts';

/** K. */
const freezing = 273.15;
/** Share of the vessel's volume below which free water is ignored. */
const traceOfWater = 1e-6;

/** Records free water, freezing and hydrate conditions over a run. */
export class WaterRecorder {
  #most: Extreme = { value: 0, time: 0 };
  #freezesFrom: number | undefined;
  #coldestFreezing: Extreme | undefined;
  #coldestDownstream: Extreme | undefined;
  #hydrate: HydrateRecord | undefined;
  readonly #volume: number;
  readonly #index: number;

  /** `volume` of the vessel, m³, and the index of water among the components. */
  constructor(volume: number, index: number) {
    this.#volume = volume;
    this.#index = index;
  }

  /** Adds one time; `downstream` is the outflow after expansion, undefined where no state was found. */
  watch(time: number, contents: Contents, downstream: Equilibrium | undefined): void {
    const { waterMass = 0, waterVolume = 0, gas, liquid, pressure } = contents;
    const isFree = waterVolume > traceOfWater * this.#volume && liquid !== undefined;
    const { gasHoldsWater = isFree } = contents;
    if (isFree && waterMass > this.#most.value) this.#most = { value: waterMass, time };
    const ofFree = isFree ? liquid.temperature : Infinity;
    if (gas !== undefined && (isFree || gasHoldsWater)) {
      const temperature = gasHoldsWater ? Math.min(ofFree, gas.temperature) : ofFree;
      this.#watchHydrate(time, temperature, pressure, relativeDensity(gas.molarMass));
    }
    this.#watchIce(time, ofFree, undefined, isFree);
    if (gas !== undefined) this.#watchIce(time, gas.temperature, gas, gasHoldsWater);
    if (downstream === undefined) return;
    const vapour = downstream.condition === 'liquid' ? undefined : downstream.vapour;
    if (this.#freezes(downstream.temperature, vapour, downstream.freeWater !== undefined)) {
      this.#coldestDownstream = colder(this.#coldestDownstream, downstream.temperature, time);
    }
  }

  #watchIce(time: number, temperature: number, gas: Phase | undefined, isFree: boolean): void {
    if (!this.#freezes(temperature, gas, isFree)) return;
    this.#freezesFrom ??= time;
    this.#coldestFreezing = colder(this.#coldestFreezing, temperature, time);
  }

  /** Whether water freezes: free water below 0 °C, or the water content of a gas above saturation over ice. */
  #freezes(temperature: number, gas: Phase | undefined, isFree: boolean): boolean {
    if (!(temperature < freezing)) return false;
    const partial = gas === undefined ? 0 : (gas.moleFractions[this.#index] ?? 0) * gas.pressure;
    return isFree || partial > sublimationPressure(temperature);
  }

  #watchHydrate(time: number, temperature: number, pressure: number, gravity: number): void {
    const forms = hydrateTemperature(pressure, gravity) + hydrateAllowance;
    const below = forms - temperature;
    // Where hydrate would only form below 0 °C, ice forms first.
    if (!(below > 0 && forms > freezing)) return;
    const { from = time, deepest = { value: 0, time }, beyondChart = false } = this.#hydrate ?? {};
    const [minimum, maximum] = gravityRange;
    this.#hydrate = {
      from,
      deepest: below > deepest.value ? { value: below, time } : deepest,
      beyondChart: beyondChart || gravity < minimum || gravity > maximum,
    };
  }

  /** Returns the record; `released` is the water in the whole outflow, kg. */
  record(released: number): WaterRecord {
    return {
      released,
      greatest: this.#most,
      freezesFrom: this.#freezesFrom,
      coldestFreezing: this.#coldestFreezing,
      coldestDownstream: this.#coldestDownstream,
      hydrate: this.#hydrate,
    };
  }
}

function colder(before: Extreme | undefined, value: number, time: number): Extreme {
  return before !== undefined && before.value <= value ? before : { value, time };
}

const time = (value: number) => messageValue('time', value, { digits: 3, like: 'duration' });
const temperature = (value: number) => messageValue('temperature', value, { digits: 3 });

/** Returns the warnings on ice and hydrate. */
export function waterWarnings({ freezesFrom, coldestFreezing, coldestDownstream, hydrate }: WaterRecord): Clause[] {
  const warnings: Clause[] = [];
  if (hydrate !== undefined) {
    const beyond = hydrate.beyondChart
      ? '; the gas is outside the relative densities of 0.55 to 1 that this holds for'
      : '';
    warnings.push({
      text: `hydrate may form in the vessel: from {from} on the free water is below the temperature at which hydrate forms, by {below} at most, {allowance} being allowed for the error of the gas gravity method (Towler and Mokhatab, 2005). It may block outlets and instruments; carbon dioxide and hydrogen sulfide, which form hydrate sooner, and inhibitors are not accounted for${beyond}`,
      values: {
        from: time(hydrate.from),
        below: messageValue('temperatureDifference', hydrate.deepest.value, { digits: 2 }),
        allowance: messageValue('temperatureDifference', hydrateAllowance, { digits: 1 }),
      },
    });
  }
  if (freezesFrom !== undefined && coldestFreezing !== undefined) {
    warnings.push({
      text: 'ice may form in the vessel: from {from} on the contents hold water below {freezing}, and they fall to {lowest}. The water is treated as a liquid, which errs on the cold side',
      values: { freezing: temperature(freezing), from: time(freezesFrom), lowest: temperature(coldestFreezing.value) },
    });
  }
  if (coldestDownstream !== undefined) {
    warnings.push({
      text: 'ice may form downstream of the valve: the fluid leaving the vessel falls to {lowest} and contains water that freezes. Ice or hydrate may block the valve or the tailpipe, which is not modelled',
      values: { lowest: temperature(coldestDownstream.value) },
    });
  }
  return warnings;
}
