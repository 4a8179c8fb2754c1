import { exp, log } from '../../../elementary/index.ts';
import type { Contents, ContentsModel, Outflow } from '../contents/contents.ts';
import type { Fluid, PhasePoint } from './fluid.ts';

/**
 * Gas kept at its initial temperature. States: moles of each component.
 * Throws a RangeError where the gas would condense: at constant temperature its pressure is then undetermined.
 */
export class IsothermalContents implements ContentsModel {
  readonly states: number;
  readonly #point: PhasePoint;
  readonly #volume: number;
  readonly #temperature: number;
  readonly #initial: Float64Array;
  readonly #composition: Float64Array;
  readonly #found: Float64Array;
  #contents: Contents | undefined;
  #pressure: number;

  constructor(fluid: Fluid, volume: number, moles: Float64Array, temperature: number, pressure: number) {
    this.#point = fluid.phasePoint();
    this.#volume = volume;
    this.#temperature = temperature;
    this.#pressure = pressure;
    this.states = moles.length;
    this.#initial = Float64Array.from(moles);
    this.#composition = new Float64Array(moles.length);
    this.#found = new Float64Array(moles.length).fill(NaN);
  }

  start(state: Float64Array): void {
    state.set(this.#initial);
  }

  scale(state: Float64Array, scale: Float64Array): void {
    scale.fill(total(state, this.states), 0, this.states);
  }

  find(state: Float64Array): Contents {
    if (this.#contents !== undefined && this.#found.every((moles, index) => moles === state[index])) {
      return this.#contents;
    }
    this.#contents = undefined;
    const moles = total(state, this.states);
    if (!(moles > 0)) throw new RangeError('the vessel is empty');
    for (let index = 0; index < this.states; index += 1) this.#composition[index] = (state[index] ?? 0) / moles;
    const volume = this.#volume / moles;
    const { phase } = this.#point;
    for (let round = 0; ; round += 1) {
      this.#point.at(this.#composition, this.#temperature, this.#pressure);
      // Secants in the logarithms of pressure and volume, which are nearly linear for a gas.
      const step = (log(volume / phase.molarVolume) * phase.pressureByVolume * phase.molarVolume) / this.#pressure;
      if (Math.abs(step) < 1e-13) break;
      if (round === 50) throw new RangeError('no pressure was found for the gas at its temperature');
      this.#pressure *= exp(Math.max(-0.5, Math.min(0.5, step)));
    }
    this.#contents = {
      pressure: this.#pressure,
      gas: phase,
      liquid: undefined,
      gasMoles: moles,
      liquidMoles: 0,
      mass: moles * phase.molarMass,
      liquidMass: 0,
      gasVolume: moles * phase.molarVolume,
      vapourVolume: moles * phase.molarVolume,
      liquidVolume: 0,
    };
    this.#found.set(state.subarray(0, this.states));
    return this.#contents;
  }

  rates(state: Float64Array, outflow: Outflow, _toGas: number, _toLiquid: number, rate: Float64Array): void {
    const { gas } = this.find(state);
    for (let index = 0; index < this.states; index += 1) {
      rate[index] = -outflow.gasMoles * (gas?.moleFractions[index] ?? 0);
    }
  }

  energy(): number {
    const { gas, gasMoles = 0 } = this.#contents ?? {};
    return gasMoles * (gas?.molarInternalEnergy ?? 0);
  }

  moles(state: Float64Array, component: number): number {
    return state[component] ?? 0;
  }
}

function total(state: Float64Array, count: number): number {
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += state[index] ?? 0;
  return sum;
}
