import type { Contents, ContentsModel, Outflow } from '../contents/contents.ts';
import { FreeWaterLayer } from '../free-water/free-water-layer.ts';
import type { EquilibriumPoint, Fluid } from './fluid.ts';

/** Typical molar heat capacity, J/(mol·K), which scales the error norm of energy. */
const typicalHeatCapacity = 25;

/**
 * Share of all moles below 0 that a component may fall to when it is practically exhausted and nothing replenishes it: a tenth of the error
 * allowed in a step.
 */
const minShare = 1e-6;

/** Relative changes of volume tried in turn where no equilibrium is found. */
const nearbyVolumes = [0, 1e-9, 1e-8, 1e-7, 1e-6];

/**
 * Contents at one temperature: gas and liquid in equilibrium. States: moles of each component and internal energy, J; the flash at given
 * energy and volume gives temperature and pressure.
 */
export class EquilibriumContents implements ContentsModel {
  readonly states: number;
  readonly #fluid: Fluid;
  readonly #point: EquilibriumPoint;
  readonly #volume: number;
  readonly #initial: Float64Array;
  readonly #composition: Float64Array;
  readonly #found: Float64Array;
  readonly #below: FreeWaterLayer;
  #contents: Contents | undefined;

  /** `moles` and `energy`, J, are the initial contents of the volume, m³; `fromBottom` tells whether an outlet draws liquid there. */
  constructor(fluid: Fluid, volume: number, moles: Float64Array, energy: number, fromBottom = false) {
    this.#fluid = fluid;
    this.#point = fluid.point();
    this.#volume = volume;
    this.#below = new FreeWaterLayer(fluid, volume, fromBottom);
    this.states = moles.length + 1;
    this.#initial = new Float64Array(this.states);
    this.#initial.set(moles);
    this.#initial[moles.length] = energy;
    this.#composition = new Float64Array(moles.length);
    this.#found = new Float64Array(this.states).fill(NaN);
  }

  start(state: Float64Array): void {
    state.set(this.#initial);
  }

  scale(state: Float64Array, scale: Float64Array): void {
    const total = this.#total(state);
    const size = this.states - 1;
    for (let component = 0; component < size; component += 1) scale[component] = total;
    scale[size] = total * typicalHeatCapacity * this.#point.state.temperature;
  }

  find(state: Float64Array): Contents {
    if (this.#contents !== undefined && this.#same(state)) return this.#contents;
    this.#contents = undefined;
    const size = this.states - 1;
    const total = this.#total(state);
    for (let component = 0; component < size; component += 1) {
      const share = (state[component] ?? 0) / total;
      if (!(share > -minShare)) throw new RangeError('the contents of the vessel ran out of a component');
      this.#composition[component] = Math.max(0, share);
    }
    this.#flash((state[size] ?? 0) / total, this.#volume / total);
    this.#contents = this.#read(total);
    this.#found.set(state.subarray(0, this.states));
    return this.#contents;
  }

  rates(state: Float64Array, outflow: Outflow, toGas: number, toLiquid: number, rate: Float64Array): void {
    const contents = this.find(state);
    const { gas } = contents;
    const liquid = contents.drawn ?? contents.liquid;
    const size = this.states - 1;
    const fromGas = gas === undefined ? 0 : outflow.gasMoles;
    const fromLiquid = liquid === undefined ? 0 : outflow.liquidMoles;
    for (let component = 0; component < size; component += 1) {
      rate[component] =
        -fromGas * (gas?.moleFractions[component] ?? 0) - fromLiquid * (liquid?.moleFractions[component] ?? 0);
    }
    rate[size] = toGas + toLiquid - fromGas * (gas?.molarEnthalpy ?? 0) - fromLiquid * (liquid?.molarEnthalpy ?? 0);
  }

  energy(): number {
    const { gas, liquid, gasMoles = 0, liquidMoles = 0 } = this.#contents ?? {};
    return gasMoles * (gas?.molarInternalEnergy ?? 0) + liquidMoles * (liquid?.molarInternalEnergy ?? 0);
  }

  moles(state: Float64Array, component: number): number {
    return state[component] ?? 0;
  }

  /**
   * Flashes at given energy and volume. Where two phases begin close to a critical point no equilibrium is found in a narrow band of
   * volumes; a neighbouring state is used, and the volume balance shows the difference.
   */
  #flash(molarEnergy: number, molarVolume: number): void {
    for (const shift of nearbyVolumes) {
      try {
        this.#point.uv(this.#composition, molarEnergy, molarVolume * (1 + shift));
        return;
      } catch (error) {
        if (!(error instanceof RangeError) || shift === nearbyVolumes.at(-1)) throw error;
      }
    }
  }

  /**
   * Reads the phases of the flash. A single phase is liquid below the critical temperature and molar volume of its composition. Above that
   * temperature a dense phase counts as both, less and less as liquid: the heat from a fire to the wetted wall and the convection to the
   * contents then change gradually, and the larger heat of the wetted wall lasts a little longer, which is conservative. Vapour never
   * counts as liquid.
   */
  #read(total: number): Contents {
    const { condition, pressure, vapourFraction, vapour, liquid, freeWater } = this.#point.state;
    let [gasPhase, liquidPhase, gasShare] = [vapour, liquid, vapourFraction];
    if (condition !== 'two-phase') {
      gasPhase = condition === 'vapour' ? vapour : liquid;
      liquidPhase = gasPhase;
      gasShare = 1 - this.#fluid.likenessToLiquid(gasPhase);
    }
    const gasMoles = gasShare * total;
    const liquidMoles = total - gasMoles;
    const liquidMass = liquidMoles * liquidPhase.molarMass;
    return {
      pressure,
      gas: gasMoles > 0 ? gasPhase : undefined,
      liquid: liquidMoles > 0 ? liquidPhase : undefined,
      gasMoles,
      liquidMoles,
      mass: gasMoles * gasPhase.molarMass + liquidMass,
      liquidMass,
      gasVolume: gasMoles * gasPhase.molarVolume,
      vapourVolume: gasMoles * gasPhase.molarVolume,
      liquidVolume: liquidMoles * liquidPhase.molarVolume,
      ...(freeWater && this.#below.read(freeWater, total)),
    };
  }

  #total(state: Float64Array): number {
    let total = 0;
    for (let component = 0; component < this.#fluid.ids.length; component += 1) total += state[component] ?? 0;
    if (!(total > 0)) throw new RangeError('the vessel is empty');
    return total;
  }

  #same(state: Float64Array): boolean {
    for (let index = 0; index < this.states; index += 1) if (state[index] !== this.#found[index]) return false;
    return true;
  }
}
