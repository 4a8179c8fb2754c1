import type { EquilibriumPoint, Fluid, Phase } from '../models/fluid.ts';

/** Smallest liquid share of the liquid zone used in the rate at which its bubbles leave. */
const minSolid = 0.1;

/** Phase that leaves a zone upwards, per mole of the zone. */
interface Rising {
  readonly moleFractions: Float64Array;
  molarEnthalpy: number;
}

/** One zone of the contents: its composition and the flash at its enthalpy or entropy. */
export class Zone {
  readonly point: EquilibriumPoint;
  moles = 0;
  /** Moles that count as gas and as liquid: in the gas zone those of the phases, in the liquid zone weighted by how gas-like a phase is. */
  gasMoles = 0;
  liquidMoles = 0;
  volume = 0;
  mass = 0;
  readonly #composition: Float64Array;
  readonly #molarMasses: Float64Array;
  readonly #ofGas: boolean;
  readonly #bubbles: Rising;
  /** Share of the zone's vapour and of its liquid that counts as gas, per mole of the zone; free water never does. */
  #gasOfVapour = 0;
  #gasOfLiquid = 0;

  /** `ofGas` selects the gas zone above or the liquid zone below. */
  constructor(fluid: Fluid, ofGas: boolean) {
    this.#ofGas = ofGas;
    this.point = fluid.point();
    this.#composition = new Float64Array(fluid.ids.length);
    this.#molarMasses = fluid.molarMasses;
    this.#bubbles = { moleFractions: new Float64Array(fluid.ids.length), molarEnthalpy: 0 };
  }

  /** Sets the moles of each component. */
  take(amounts: Float64Array): void {
    this.moles = 0;
    for (let index = 0; index < amounts.length; index += 1) this.moles += amounts[index] ?? 0;
    this.gasMoles = 0;
    this.liquidMoles = 0;
    this.volume = 0;
    this.mass = 0;
    if (this.moles === 0) return;
    for (let index = 0; index < amounts.length; index += 1) {
      this.#composition[index] = (amounts[index] ?? 0) / this.moles;
      this.mass += (amounts[index] ?? 0) * (this.#molarMasses[index] ?? 0);
    }
  }

  /** Mole fraction of a component in the whole zone. */
  fraction(component: number): number {
    return this.#composition[component] ?? 0;
  }

  /** Gas volume of the zone, m³, each phase weighted by how gas-like it is. */
  get gaseousVolume(): number {
    const { vapour } = this.point.state;
    const ofVapour = this.#gasOfVapour > 0 ? this.#gasOfVapour * vapour.molarVolume : 0;
    const ofLiquid = this.#gasOfLiquid > 0 ? this.#gasOfLiquid * this.#liquidAbove.molarVolume : 0;
    return this.moles * (ofVapour + ofLiquid);
  }

  /** Liquid share of the liquid zone's volume, not below the minimum. */
  get liquidVolumeShare(): number {
    return this.gasMoles > 0 ? Math.max(minSolid, 1 - this.gaseousVolume / this.volume) : 1;
  }

  /** Gas share of the gas zone's volume. */
  get gasVolumeShare(): number {
    if (!(this.liquidMoles > 0)) return 1;
    return this.gasMoles > 0 ? (this.gasMoles * this.phase(true).molarVolume) / this.volume : 0;
  }

  /** The gas or the liquid of the zone, or its only phase. Free water in a single-phase gas is its liquid. */
  phase(gas: boolean): Phase {
    const { condition, vapour, liquid, freeWater } = this.point.state;
    if (this.#ofGas && freeWater?.only !== undefined) return gas ? freeWater.only : freeWater.phase;
    if (condition === 'two-phase') return gas ? vapour : liquid;
    return condition === 'vapour' ? vapour : liquid;
  }

  /** The gas-like part of the liquid zone; the same object at every call. */
  bubbles(): Rising {
    const bubbles = this.#bubbles;
    const { condition, vapour } = this.point.state;
    const liquid = this.#liquidAbove;
    const asGas = this.#gasOfVapour + this.#gasOfLiquid;
    const ofLiquid = asGas > 0 ? this.#gasOfLiquid / asGas : condition === 'liquid' ? 1 : 0;
    const blend = (of: (phase: Phase) => number): number =>
      (ofLiquid < 1 ? (1 - ofLiquid) * of(vapour) : 0) + (ofLiquid > 0 ? ofLiquid * of(liquid) : 0);
    for (let index = 0; index < bubbles.moleFractions.length; index += 1) {
      bubbles.moleFractions[index] = blend(phase => phase.moleFractions[index] ?? 0);
    }
    bubbles.molarEnthalpy = blend(phase => phase.molarEnthalpy);
    return bubbles;
  }

  /** The liquid without the free water below it, or that water if there is nothing else. */
  get #liquidAbove(): Phase {
    const { liquid, freeWater } = this.point.state;
    return freeWater !== undefined && freeWater.molesAbove > 0 ? freeWater.above : liquid;
  }

  flash(pressure: number, enthalpy: number): void {
    if (!(this.moles > 0)) throw new RangeError('a zone of the vessel is empty');
    this.point.ph(this.#composition, pressure, enthalpy / this.moles);
    this.#part();
  }

  flashAtEntropy(pressure: number, entropy: number): void {
    if (!(this.moles > 0)) throw new RangeError('a zone of the vessel is empty');
    this.point.ps(this.#composition, pressure, entropy / this.moles);
    this.#part();
  }

  /**
   * Splits the liquid zone, weighting each phase by how gas-like it is: no jump occurs where the zone passes between one and two phases
   * near a critical point, and a second liquid does not rise.
   */
  #part(): void {
    const { point, moles } = this;
    const { condition, vapourFraction, molarVolume, vapour, freeWater } = point.state;
    const inVapour = condition === 'two-phase' ? vapourFraction : condition === 'vapour' ? 1 : 0;
    const inLiquid = freeWater?.molesAbove ?? 1 - inVapour;
    this.#gasOfVapour = inVapour > 0 ? inVapour * likenessToGas(vapour) : 0;
    this.#gasOfLiquid = inLiquid > 0 ? inLiquid * likenessToGas(this.#liquidAbove) : 0;
    if (this.#ofGas && freeWater?.only !== undefined) this.gasMoles = (1 - freeWater.moles) * moles;
    else if (this.#ofGas) this.gasMoles = condition === 'two-phase' ? vapourFraction * moles : moles;
    else this.gasMoles = (this.#gasOfVapour + this.#gasOfLiquid) * moles;
    this.liquidMoles = moles - this.gasMoles;
    this.volume = moles * molarVolume;
  }
}

/**
 * How gas-like a phase is, 0 to 1, by T·(∂p/∂T)_v/p, which is 1 for an ideal gas, about 6 at the critical point and more for a liquid;
 * continuous.
 */
function likenessToGas({ temperature, pressure, pressureByTemperature }: Phase): number {
  const share = Math.min(1, Math.max(0, (5 - (temperature * pressureByTemperature) / pressure) / 2));
  return share * share * (3 - 2 * share);
}
