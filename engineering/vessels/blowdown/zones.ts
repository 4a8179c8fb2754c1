import type { Contents, ContentsModel, Outflow } from './contents.ts';
import type { EquilibriumPoint, Fluid, Phase } from './fluid.ts';
import type { StartingContents } from './initial.ts';

/** Typical molar heat capacity, J/(mol·K): the measure of errors in energy. */
const typicalHeatCapacity = 25;
/** Share of all moles below which the liquid zone counts as not there, and its amount in the measure of errors at least. */
const leastZone = 1e-7;
const measuredZone = 0.05;
/** Relative size of the steps by which slopes are found. */
const probe = 1e-5;

export interface ZoneOptions {
  /** Time constants, s, of droplets falling out of the gas and bubbles rising out of the liquid. */
  readonly dropletTime: number;
  readonly bubbleTime: number;
  /** Heat from gas to liquid through their surface, W. */
  readonly acrossSurface: (contents: Contents) => number;
}

/**
 * Contents as a gas and a liquid zone, each with its own temperature and composition, at one pressure. What condenses in
 * the gas zone falls into the liquid, what boils in the liquid zone rises into the gas, each with a time constant; heat
 * passes through the surface between them. What does not boil does not evaporate: a liquid far below its boiling point,
 * such as a little water under gas, keeps warmer here than it would. Partial phase equilibrium, as in D'Alessandro et al., Process Safety and
 * Environmental Protection 97 (2015).
 *
 * States: moles of each component in the gas, in the liquid, enthalpy of the liquid zone and internal energy of both, J.
 * The pressure is that at which both zones, flashed at their enthalpies, fill the vessel; energy and volume are thereby
 * kept whatever the error in the share of each zone.
 */
export class ZoneContents implements ContentsModel {
  readonly states: number;
  readonly #size: number;
  readonly #options: ZoneOptions;
  readonly #volume: number;
  readonly #start: Float64Array;
  readonly #gas: Zone;
  readonly #liquid: Zone;
  readonly #probeGas: Zone;
  readonly #probeLiquid: Zone;
  readonly #found: Float64Array;
  readonly #trial: Float64Array;
  #pressure: number;
  #contents: Contents | undefined;

  constructor(fluid: Fluid, volume: number, starting: StartingContents, options: ZoneOptions) {
    const { gasMoles, liquidMoles, liquidEnthalpy, gasEnergy, liquidEnergy, contents } = starting;
    this.#size = gasMoles.length;
    this.states = 2 * this.#size + 2;
    this.#options = options;
    this.#volume = volume;
    this.#start = new Float64Array(this.states);
    this.#start.set(gasMoles);
    this.#start.set(liquidMoles, this.#size);
    this.#start[2 * this.#size] = liquidEnthalpy;
    this.#start[2 * this.#size + 1] = gasEnergy + liquidEnergy;
    this.#gas = new Zone(fluid, true);
    this.#liquid = new Zone(fluid, false);
    this.#probeGas = new Zone(fluid, true);
    this.#probeLiquid = new Zone(fluid, false);
    this.#found = new Float64Array(this.states).fill(NaN);
    this.#trial = new Float64Array(this.states);
    this.#pressure = contents.pressure;
  }

  start(state: Float64Array): void {
    state.set(this.#start);
  }

  scale(state: Float64Array, scale: Float64Array): void {
    const size = this.#size;
    let gas = 0;
    let liquid = 0;
    for (let index = 0; index < size; index += 1) {
      gas += state[index] ?? 0;
      liquid += state[size + index] ?? 0;
    }
    const all = gas + liquid;
    const measured = Math.max(liquid, measuredZone * all);
    scale.fill(all, 0, size);
    scale.fill(measured, size, 2 * size);
    const perMole = typicalHeatCapacity * this.#gas.point.state.temperature;
    scale[2 * size] = 3 * measured * perMole;
    scale[2 * size + 1] = all * perMole;
  }

  find(state: Float64Array): Contents {
    if (this.#contents !== undefined && this.#same(state)) return this.#contents;
    this.#contents = undefined;
    this.#pressure = Math.exp(this.#enclose(state));
    this.#contents = this.#read();
    this.#found.set(state.subarray(0, this.states));
    return this.#contents;
  }

  rates(state: Float64Array, outflow: Outflow, toGas: number, toLiquid: number, rate: Float64Array): void {
    const contents = this.find(state);
    const size = this.#size;
    const { dropletTime, bubbleTime, acrossSurface } = this.#options;
    const gasZone = this.#gas;
    const liquidZone = this.#liquid;
    const fromGas = contents.gas === undefined ? 0 : outflow.gasMoles;
    const fromLiquid = contents.liquid === undefined ? 0 : outflow.liquidMoles;
    // Droplets need gas to fall through: a dense gas that begins to boil holds its liquid until there is room for it.
    const falling = (gasZone.liquidMoles * gasZone.gasVolumeShare) / dropletTime;
    // The more of the zone is bubbles, the faster they leave: it does not foam up into the whole vessel.
    const solid = liquidZone.liquidVolumeShare;
    const rising = liquidZone.gasMoles / (bubbleTime * solid * solid * solid);
    const droplets = gasZone.phase(false);
    const bubbles = liquidZone.phase(true);
    for (let index = 0; index < size; index += 1) {
      const fall = falling === 0 ? 0 : falling * (droplets.moleFractions[index] ?? 0);
      const rise = rising === 0 ? 0 : rising * (bubbles.moleFractions[index] ?? 0);
      rate[index] = rise - fall - fromGas * (contents.gas?.moleFractions[index] ?? 0);
      rate[size + index] = fall - rise - fromLiquid * (contents.liquid?.moleFractions[index] ?? 0);
    }
    const liquidLeaves = fromLiquid * (contents.liquid?.molarEnthalpy ?? 0);
    const gasLeaves = fromGas * (contents.gas?.molarEnthalpy ?? 0);
    const exchanged =
      (falling === 0 ? 0 : falling * droplets.molarEnthalpy) - (rising === 0 ? 0 : rising * bubbles.molarEnthalpy);
    const heat = contents.liquid === undefined ? 0 : toLiquid + acrossSurface(contents);
    rate[2 * size] = heat + exchanged - liquidLeaves;
    rate[2 * size + 1] = toGas + toLiquid - gasLeaves - liquidLeaves;
    if (liquidZone.moles > 0)
      rate[2 * size] = (rate[2 * size] ?? 0) + contents.liquidVolume * this.#pressureRate(state, rate);
  }

  energy(): number {
    const gas = this.#gas.moles * this.#gas.point.state.molarEnthalpy;
    const liquid = this.#liquid.moles > 0 ? this.#liquid.moles * this.#liquid.point.state.molarEnthalpy : this.#unseen;
    return gas + liquid - this.#pressure * this.#volume;
  }

  moles(state: Float64Array, component: number): number {
    return (state[component] ?? 0) + (state[this.#size + component] ?? 0);
  }

  /** Enthalpy of a liquid zone too small to be flashed. */
  #unseen = 0;

  /**
   * The logarithm of the pressure at which the zones fill the vessel. By secants until both sides are known, then by false
   * position with halving (Illinois) and bisection in turn, for where the liquid begins to boil the slope changes at once.
   */
  #enclose(state: Float64Array): number {
    let logarithm = Math.log(this.#pressure);
    let excess = this.#excess(Math.exp(logarithm), state, this.#gas, this.#liquid);
    let low = -Infinity;
    let high = Infinity;
    let lowExcess = NaN;
    let highExcess = NaN;
    let slope = -0.7;
    let taken = 0;
    let nearer = true;
    for (let round = 0; round < 120; round += 1) {
      if (Math.abs(excess) < 1e-11) return logarithm;
      const before = { logarithm, excess };
      if (excess > 0) {
        low = logarithm;
        lowExcess = excess;
      } else {
        high = logarithm;
        highExcess = excess;
      }
      if (high - low < 4e-15 * Math.max(1, Math.abs(low))) return logarithm;
      if (low === -Infinity || high === Infinity) {
        const step = Math.max(-0.7, Math.min(0.7, -excess / slope));
        // Near the root slopes are lost in rounding: steps that get no nearer become longer until both sides are known.
        taken = nearer ? step : Math.sign(step) * Math.max(Math.abs(step), 4 * Math.abs(taken));
        logarithm += taken;
      } else {
        const secant = low + ((high - low) * lowExcess) / (lowExcess - highExcess);
        const width = high - low;
        logarithm =
          round % 3 === 2 ? (low + high) / 2 : Math.min(high - 1e-3 * width, Math.max(low + 1e-3 * width, secant));
      }
      excess = this.#excess(Math.exp(logarithm), state, this.#gas, this.#liquid);
      if (logarithm !== before.logarithm) {
        slope = Math.min(-0.02, (excess - before.excess) / (logarithm - before.logarithm));
      }
      nearer = Math.abs(excess) < 0.5 * Math.abs(before.excess);
      // The side that stays is drawn in, so that the other does not creep.
      if (excess > 0 === before.excess > 0) {
        if (excess > 0) highExcess /= 2;
        else lowExcess /= 2;
      }
    }
    throw new RangeError('no pressure was found at which the zones fill the vessel');
  }

  /** What the zones fill more than the vessel, as the logarithm of their ratio, at a pressure. */
  #excess(pressure: number, state: Float64Array, gas: Zone, liquid: Zone): number {
    const size = this.#size;
    const liquidEnthalpy = state[2 * size] ?? 0;
    const gasEnthalpy = (state[2 * size + 1] ?? 0) + pressure * this.#volume - liquidEnthalpy;
    const gasMoles = gas.take(state, 0, 0);
    const least = leastZone * gasMoles;
    const liquidMoles = liquid.take(state, size, least);
    gas.flash(pressure, gasEnthalpy);
    if (liquidMoles > 0) liquid.flash(pressure, liquidEnthalpy);
    else this.#unseen = liquidEnthalpy;
    return Math.log((gas.volume + liquid.volume) / this.#volume);
  }

  /** dp/dt, from the condition that the zones go on filling the vessel; the liquid's enthalpy changes with it by V·dp. */
  #pressureRate(state: Float64Array, rate: Float64Array): number {
    const pressure = this.#pressure;
    const { liquidVolume } = this.find(state);
    const size = this.#size;
    let fastest = 0;
    const all = this.#gas.moles + this.#liquid.moles;
    for (let index = 0; index < 2 * size; index += 1) fastest = Math.max(fastest, Math.abs(rate[index] ?? 0) / all);
    const perMole = typicalHeatCapacity * this.#gas.point.state.temperature;
    fastest = Math.max(fastest, Math.abs(rate[2 * size] ?? 0) / (perMole * all));
    fastest = Math.max(fastest, Math.abs(rate[2 * size + 1] ?? 0) / (perMole * all));
    if (fastest === 0) return 0;
    const elapsed = probe / fastest;
    const base = this.#excess(pressure, state, this.#probeGas, this.#probeLiquid);
    const trial = this.#trial;
    for (let index = 0; index < this.states; index += 1)
      trial[index] = (state[index] ?? 0) + elapsed * (rate[index] ?? 0);
    const byTime = (this.#excess(pressure, trial, this.#probeGas, this.#probeLiquid) - base) / elapsed;
    trial.set(state.subarray(0, this.states));
    trial[2 * size] = (trial[2 * size] ?? 0) + liquidVolume * probe * pressure;
    const shifted = this.#excess(pressure * (1 + probe), trial, this.#probeGas, this.#probeLiquid);
    return -byTime / ((shifted - base) / (probe * pressure));
  }

  #read(): Contents {
    const gas = this.#gas;
    const liquid = this.#liquid;
    // A zone that has become the other phase as a whole is still there until that has fallen or risen.
    const gasPhase = gas.moles > 0 ? gas.phase(true) : undefined;
    const liquidPhase = liquid.moles > 0 ? liquid.phase(false) : undefined;
    const liquidMass = liquid.mass;
    return {
      pressure: this.#pressure,
      gas: gasPhase,
      liquid: liquidPhase,
      gasMoles: gas.moles,
      liquidMoles: liquid.moles,
      mass: gas.mass + liquidMass,
      liquidMass,
      gasVolume: gas.volume,
      liquidVolume: liquid.volume,
    };
  }

  #same(state: Float64Array): boolean {
    for (let index = 0; index < this.states; index += 1) if (state[index] !== this.#found[index]) return false;
    return true;
  }
}

/** One zone: its composition and the flash at its enthalpy. */
class Zone {
  readonly point: EquilibriumPoint;
  moles = 0;
  /** Moles by phase; the phases themselves where there are any. */
  gasMoles = 0;
  liquidMoles = 0;
  volume = 0;
  mass = 0;
  readonly #composition: Float64Array;
  readonly #molarMasses: Float64Array;
  readonly #ofGas: boolean;

  /** Of the gas above or the liquid below. */
  constructor(fluid: Fluid, ofGas: boolean) {
    this.#ofGas = ofGas;
    this.point = fluid.point();
    this.#composition = new Float64Array(fluid.ids.length);
    this.#molarMasses = fluid.molarMasses;
  }

  /** Takes the moles of each component from a state; none of them when there are not more than `least`. */
  take(state: Float64Array, offset: number, least: number): number {
    const size = this.#composition.length;
    let total = 0;
    for (let index = 0; index < size; index += 1) total += state[offset + index] ?? 0;
    this.moles = total > least ? total : 0;
    this.gasMoles = 0;
    this.liquidMoles = 0;
    this.volume = 0;
    this.mass = 0;
    if (this.moles === 0) return 0;
    let kept = 0;
    for (let index = 0; index < size; index += 1) {
      const share = Math.max(0, (state[offset + index] ?? 0) / total);
      this.#composition[index] = share;
      kept += share;
    }
    for (let index = 0; index < size; index += 1) {
      this.#composition[index] = (this.#composition[index] ?? 0) / kept;
      this.mass += total * (this.#composition[index] ?? 0) * (this.#molarMasses[index] ?? 0);
    }
    return this.moles;
  }

  /** Share of its volume that is liquid, not below 1 %. */
  get liquidVolumeShare(): number {
    if (!(this.gasMoles > 0)) return 1;
    return Math.max(0.01, (this.liquidMoles * this.phase(false).molarVolume) / this.volume);
  }

  /** Share of its volume that is gas. */
  get gasVolumeShare(): number {
    if (!(this.liquidMoles > 0)) return 1;
    return this.gasMoles > 0 ? (this.gasMoles * this.phase(true).molarVolume) / this.volume : 0;
  }

  /** The gas or the liquid of the zone, which has moles of it. */
  phase(gas: boolean): Phase {
    const { condition, vapour, liquid } = this.point.state;
    if (condition === 'two-phase') return gas ? vapour : liquid;
    return condition === 'vapour' ? vapour : liquid;
  }

  flash(pressure: number, enthalpy: number): void {
    if (!(this.moles > 0)) throw new RangeError('a zone of the vessel is empty');
    const { point, moles } = this;
    point.ph(this.#composition, pressure, enthalpy / moles);
    const { condition, vapourFraction, molarVolume } = point.state;
    // A liquid that passes its critical temperature or volume rises as a whole; a dense gas stays until droplets form.
    const gasShare = condition === 'two-phase' ? vapourFraction : condition === 'vapour' || this.#ofGas ? 1 : 0;
    this.gasMoles = gasShare * moles;
    this.liquidMoles = moles - this.gasMoles;
    this.volume = moles * molarVolume;
  }
}
