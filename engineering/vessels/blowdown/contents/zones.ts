import { exp, log } from '../../../elementary/index.ts';
import type { Contents, ContentsModel, Outflow } from './contents.ts';
import { FreeWaterLayer } from '../free-water/free-water-layer.ts';
import type { Fluid } from '../models/fluid.ts';
import type { StartingContents } from './initial.ts';
import { Zone } from './zone.ts';

/** Typical molar heat capacity, J/(mol·K), which scales the error norm of energy. */
const typicalHeatCapacity = 25;
/**
 * Share of all moles below which the liquid zone counts as absent: far below the follower, so that its effect is negligible where a
 * vanishing zone gains as much as it loses and would otherwise come and go.
 */
const minZone = 1e-13;
/** Smallest share of all moles of the liquid zone in the error norm, and how much it may reduce it. */
const measuredZone = 0.05;
const maxLenient = 20;
/**
 * Share of all moles with which the liquid zone's contents follow the gas: without effect while there is liquid, it lets the zone start and
 * end as a small amount of the gas.
 */
const follower = 1e-6;
/** Relative excess of gas over liquid density at which the zones change places as fast as droplets fall. */
const fullOverturn = 0.05;
/** Relative difference of two slopes above which a kink lies between them. */
const kink = 0.1;
/** Typical slope of the logarithm of the zones' volume against the logarithm of pressure. */
const usualSlope = -0.7;

export interface ZoneOptions {
  /** Time constants, s, of droplets falling out of the gas and bubbles rising out of the liquid. */
  readonly dropletTime: number;
  readonly bubbleTime: number;
  /** Heat from gas to liquid through their interface, W. */
  readonly acrossSurface: (contents: Contents) => number;
  /** Whether an outlet draws liquid at the bottom, where free water lies. */
  readonly fromBottom: boolean;
}

/**
 * Contents as a gas and a liquid zone at one pressure, each with its own temperature and composition. Condensate of the gas zone falls into
 * the liquid and vapour of the liquid zone rises into the gas, each with a time constant; heat passes through the interface. Where the gas
 * becomes denser than the liquid the zones mix. There is no evaporation below the boiling point, so a liquid far below it, such as a little
 * water under gas, stays warmer here than it would.
 * Free water lies below the liquid at its temperature; water condensed in the gas falls like other droplets.
 * Partial phase equilibrium, as in D'Alessandro et al., Process Safety and Environmental Protection 97 (2015).
 *
 * States: total moles of each component and total internal energy, J, which are conserved whatever the error in the split; moles, mole
 * fractions and molar entropy, J/(mol·K), of the liquid zone. As fractions and molar quantities these stay well-conditioned while the zone
 * vanishes, and no change of pressure affects them. The pressure is that at which the liquid zone, flashed at its entropy, and the gas
 * zone, at the remaining energy, fill the vessel.
 */
export class ZoneContents implements ContentsModel {
  readonly states: number;
  readonly #size: number;
  readonly #options: ZoneOptions;
  readonly #volume: number;
  readonly #start: Float64Array;
  readonly #gas: Zone;
  readonly #liquid: Zone;
  readonly #fluid: Fluid;
  readonly #below: FreeWaterLayer;
  /**
   * Quantities that depend on the contents alone, cached for the last contents: chemical potentials of the liquid zone, heat through the
   * interface, W.
   */
  readonly #potentials: Float64Array;
  #across = 0;
  #known: Contents | undefined;
  readonly #found: Float64Array;
  readonly #amounts: Float64Array;
  readonly #startPressure: number;
  #pressure: number;
  /** Slope of the logarithm of the zones' volume against the logarithm of pressure at the last solution. */
  #slope = usualSlope;
  #contents: Contents | undefined;

  constructor(fluid: Fluid, volume: number, starting: StartingContents, options: ZoneOptions) {
    const { gasMoles, liquidMoles, gasEnergy, liquidEnergy, contents } = starting;
    const size = gasMoles.length;
    this.#size = size;
    this.states = 2 * size + 3;
    this.#options = options;
    this.#volume = volume;
    const ofGas = sumOf(gasMoles, size);
    const ofLiquid = sumOf(liquidMoles, size);
    this.#start = new Float64Array(this.states);
    for (let index = 0; index < size; index += 1) {
      this.#start[index] = (gasMoles[index] ?? 0) + (liquidMoles[index] ?? 0);
      this.#start[size + 2 + index] =
        ofLiquid > 0 ? (liquidMoles[index] ?? 0) / ofLiquid : (gasMoles[index] ?? 0) / ofGas;
    }
    this.#start[size] = gasEnergy + liquidEnergy;
    this.#start[size + 1] = ofLiquid;
    this.#start[2 * size + 2] = ofLiquid > 0 ? starting.liquidEntropy : starting.gasEntropy;
    this.#gas = new Zone(fluid, true);
    this.#liquid = new Zone(fluid, false);
    this.#fluid = fluid;
    this.#below = new FreeWaterLayer(fluid, volume, options.fromBottom);
    this.#potentials = new Float64Array(size);
    this.#found = new Float64Array(this.states).fill(NaN);
    this.#amounts = new Float64Array(size);
    this.#startPressure = contents.pressure;
    this.#pressure = contents.pressure;
  }

  start(state: Float64Array): void {
    state.set(this.#start);
  }

  scale(state: Float64Array, scale: Float64Array): void {
    const size = this.#size;
    const all = sumOf(state, size);
    const inLiquid = Math.max(0, state[size + 1] ?? 0);
    const measured = Math.max(inLiquid, measuredZone * all);
    const lenient = inLiquid > 0 ? Math.min(maxLenient, measured / inLiquid) : maxLenient;
    const perMole = typicalHeatCapacity * this.#gas.point.state.temperature;
    scale.fill(all, 0, size);
    scale[size] = all * perMole;
    scale[size + 1] = measured;
    scale.fill(lenient, size + 2, 2 * size + 2);
    scale[2 * size + 2] = 3 * lenient * typicalHeatCapacity;
  }

  find(state: Float64Array): Contents {
    if (this.#contents !== undefined && this.#same(state)) return this.#contents;
    this.#contents = undefined;
    this.#pressure = this.#solve(state);
    this.#contents = this.#read();
    this.#found.set(state.subarray(0, this.states));
    return this.#contents;
  }

  rates(state: Float64Array, outflow: Outflow, toGas: number, toLiquid: number, rate: Float64Array): void {
    const contents = this.find(state);
    const size = this.#size;
    const { dropletTime, bubbleTime } = this.#options;
    const gasZone = this.#gas;
    const liquidZone = this.#liquid;
    const fromGas = contents.gas === undefined ? 0 : outflow.gasMoles;
    const drawn = contents.drawn ?? contents.liquid;
    const fromLiquid = drawn === undefined ? 0 : outflow.liquidMoles;
    // Droplets need gas to fall through: a dense gas that starts to boil holds its liquid until there is room for it.
    const falling = (gasZone.liquidMoles * gasZone.gasVolumeShare) / dropletTime;
    // The larger the bubble share of the zone, the faster bubbles leave: the zone does not foam up into the whole vessel.
    const solid = liquidZone.liquidVolumeShare;
    const rising = liquidZone.gasMoles / (bubbleTime * solid * solid * solid);
    const exchange = this.#exchange();
    const droplets = gasZone.phase(false);
    const bubbles = liquidZone.moles > 0 ? liquidZone.bubbles() : droplets;
    const atLeast = liquidZone.moles + follower * (gasZone.moles + liquidZone.moles);
    for (let index = 0; index < size; index += 1) {
      const ofGas = contents.gas?.moleFractions[index] ?? 0;
      const ofLiquid = drawn?.moleFractions[index] ?? 0;
      const own = state[size + 2 + index] ?? 0;
      rate[index] = -fromGas * ofGas - fromLiquid * ofLiquid;
      rate[size + 2 + index] =
        (falling * ((droplets.moleFractions[index] ?? 0) - own) -
          rising * ((bubbles.moleFractions[index] ?? 0) - own) -
          fromLiquid * (ofLiquid - own) +
          exchange * (gasZone.fraction(index) - own)) /
        atLeast;
    }
    rate[size + 1] = falling - rising - fromLiquid;
    const gasEnthalpy = contents.gas?.molarEnthalpy ?? 0;
    const liquidEnthalpy = drawn?.molarEnthalpy ?? 0;
    rate[size] = toGas + toLiquid - fromGas * gasEnthalpy - fromLiquid * liquidEnthalpy;
    if (!(liquidZone.moles > 0)) {
      const own = state[2 * size + 2] ?? 0;
      const { molarEntropy } = gasZone.point.state;
      rate[2 * size + 2] = ((falling + exchange) * (molarEntropy - own)) / atLeast;
      return;
    }
    this.#know(contents);
    const own = liquidZone.point.state.molarEnthalpy;
    const heating =
      (toLiquid +
        this.#across +
        falling * (droplets.molarEnthalpy - own) -
        rising * (bubbles.molarEnthalpy - own) -
        fromLiquid * (liquidEnthalpy - own) +
        exchange * (gasZone.point.state.molarEnthalpy - own)) /
      atLeast;
    rate[2 * size + 2] = this.#entropyRate(rate.subarray(size + 2, 2 * size + 2), heating);
  }

  energy(): number {
    const gas = this.#gas.moles * this.#gas.point.state.molarEnthalpy;
    const liquid = this.#liquid.moles > 0 ? this.#liquid.moles * this.#liquid.point.state.molarEnthalpy : 0;
    return gas + liquid - this.#pressure * this.#volume;
  }

  moles(state: Float64Array, component: number): number {
    return state[component] ?? 0;
  }

  /** Bulk exchange of gas and liquid zone, mol/s: negligible unless the gas is the denser. */
  #exchange(): number {
    const gas = this.#gas;
    const liquid = this.#liquid;
    const { dropletTime } = this.#options;
    const following = (follower * (gas.moles + liquid.moles)) / dropletTime;
    if (!(liquid.moles > 0 && gas.moles > 0)) return following;
    const excess = (gas.mass * liquid.volume) / (gas.volume * liquid.mass) - 1;
    const share = Math.min(1, Math.max(0, excess / fullOverturn));
    return following + (share * Math.min(gas.moles, liquid.moles)) / dropletTime;
  }

  /**
   * Solves for the pressure at which the zones fill the vessel, starting from the previous one. A far too long integrator step asks for
   * impossible states and may leave a useless start; the search then restarts from the initial pressure of the run.
   */
  #solve(state: Float64Array): number {
    try {
      return exp(this.#enclose(state, this.#pressure));
    } catch (error) {
      if (!(error instanceof RangeError) || this.#pressure === this.#startPressure) throw error;
      this.#slope = usualSlope;
      return exp(this.#enclose(state, this.#startPressure));
    }
  }

  /**
   * Logarithm of the pressure at which the zones fill the vessel, by secants starting with the previous slope. Where one leaves the bracket
   * or does not converge, by bisection, because the slope jumps where the liquid starts to boil.
   */
  #enclose(state: Float64Array, start: number): number {
    let logarithm = log(start);
    let excess = this.#excess(exp(logarithm), state);
    let low = -Infinity;
    let high = Infinity;
    let slope = this.#slope;
    let taken = 0;
    let nearer = true;
    for (let round = 0; round < 120; round += 1) {
      if (Math.abs(excess) < 1e-11) return logarithm;
      if (excess > 0) low = logarithm;
      else high = logarithm;
      if (high - low < 4e-15 * Math.max(1, Math.abs(low))) return logarithm;
      const before = { logarithm, excess };
      const step = Math.max(-0.7, Math.min(0.7, -excess / slope));
      if (low === -Infinity || high === Infinity) {
        // Near the root slopes are lost in rounding: steps that make no progress grow until the root is bracketed.
        taken = nearer ? step : Math.sign(step) * Math.max(Math.abs(step), 4 * Math.abs(taken));
        logarithm += taken;
      } else {
        const secant = logarithm + step;
        logarithm = nearer && secant > low && secant < high ? secant : (low + high) / 2;
      }
      excess = this.#excess(exp(logarithm), state);
      if (logarithm !== before.logarithm) {
        const secant = Math.min(-0.02, (excess - before.excess) / (logarithm - before.logarithm));
        // Across the onset of boiling a secant represents neither side: try once more with the slope beside the previous root.
        const kinked = round === 0 && Math.abs(secant / slope - 1) > kink;
        if (!kinked) slope = secant;
        if (!kinked && Math.abs(excess) > 1e-9) this.#slope = slope;
      }
      nearer = Math.abs(excess) < 0.5 * Math.abs(before.excess);
    }
    throw new RangeError('no pressure was found at which the zones fill the vessel');
  }

  /** Excess of the zones' volume over the vessel's at a pressure, as the logarithm of their ratio. */
  #excess(pressure: number, state: Float64Array): number {
    const size = this.#size;
    const gas = this.#gas;
    const liquid = this.#liquid;
    const amounts = this.#amounts;
    const all = sumOf(state, size);
    const inLiquid = state[size + 1] ?? 0;
    const liquidAmount = inLiquid > minZone * all ? inLiquid : 0;
    for (let index = 0; index < size; index += 1)
      amounts[index] = liquidAmount * Math.max(0, state[size + 2 + index] ?? 0);
    const sum = sumOf(amounts, size);
    for (let index = 0; index < size; index += 1)
      amounts[index] = sum > 0 ? ((amounts[index] ?? 0) * liquidAmount) / sum : 0;
    liquid.take(amounts);
    for (let index = 0; index < size; index += 1) {
      amounts[index] = Math.max(0, (state[index] ?? 0) - (amounts[index] ?? 0));
    }
    gas.take(amounts);
    if (liquidAmount > 0) liquid.flashAtEntropy(pressure, liquidAmount * (state[2 * size + 2] ?? 0));
    const liquidEnthalpy = liquidAmount > 0 ? liquidAmount * liquid.point.state.molarEnthalpy : 0;
    gas.flash(pressure, (state[size] ?? 0) + pressure * this.#volume - liquidEnthalpy);
    return log((gas.volume + liquid.volume) / this.#volume);
  }

  /** Updates the quantities that depend on the contents alone, unless they are those of the same contents. */
  #know(contents: Contents): void {
    if (contents === this.#known) return;
    this.#known = contents;
    this.#across = this.#options.acrossSurface(contents);
    this.#fluid.chemicalPotentials(this.#liquid.phase(false), this.#potentials);
  }

  /**
   * ds/dt of the liquid zone from the rates of its mole fractions and of its molar enthalpy at constant pressure, by T·ds = dh − Σ
   * μ_i·dx_i: unlike dp/dt it does not jump where a phase appears, whose chemical potentials equal those of the other.
   */
  #entropyRate(fractionRates: Float64Array, heating: number): number {
    const potentials = this.#potentials;
    let bound = 0;
    for (let index = 0; index < this.#size; index += 1) {
      bound += (potentials[index] ?? 0) * (fractionRates[index] ?? 0);
    }
    return (heating - bound) / this.#liquid.point.state.temperature;
  }

  #read(): Contents {
    const gas = this.#gas;
    const liquid = this.#liquid;
    // A zone that has changed phase as a whole persists until its contents have fallen or risen.
    const gasPhase = gas.moles > 0 ? gas.phase(true) : undefined;
    const liquidPhase = liquid.moles > 0 ? liquid.phase(false) : undefined;
    const liquidMass = liquid.mass;
    const freeWater = liquid.moles > 0 ? liquid.point.state.freeWater : undefined;
    return {
      pressure: this.#pressure,
      gas: gasPhase,
      liquid: liquidPhase,
      gasMoles: gas.moles,
      liquidMoles: liquid.moles,
      mass: gas.mass + liquidMass,
      liquidMass,
      gasVolume: gas.volume,
      vapourVolume: gas.gaseousVolume,
      liquidVolume: liquid.volume,
      gasHoldsWater: gas.moles > 0 && gas.point.state.freeWater !== undefined,
      ...(freeWater && this.#below.read(freeWater, liquid.moles)),
    };
  }

  #same(state: Float64Array): boolean {
    for (let index = 0; index < this.states; index += 1) if (state[index] !== this.#found[index]) return false;
    return true;
  }
}

/** Sum of the first `count` values. */
function sumOf(values: Float64Array, count: number): number {
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += values[index] ?? 0;
  return sum;
}
