import { exp } from '../../../elementary/index.ts';
import { densityOfFlow, type DensityOfFlow } from '../../../flow/index.ts';
import {
  expansion,
  type Equilibrium,
  type EquilibriumPoint,
  type Fluid,
  type Phase,
  type PhasePoint,
} from '../models/fluid.ts';
import type { PipeStream } from './pipe-stream.ts';

/** State of the fluid where its density was last evaluated. */
export interface PipeState {
  /** The phase, where there is one. */
  readonly phase: Phase | undefined;
  readonly equilibrium: Equilibrium;
}

/** Energy error, as a relative temperature, below which a linear correction suffices. */
const nearlyExact = 1e-6;
const maxRounds = 30;

/** States of a stream along a pipe: from the gas phase alone where it does not condense, else in equilibrium. */
export class PipeStates {
  readonly #point: EquilibriumPoint;
  readonly #gas: PhasePoint;
  readonly #stream: PipeStream;
  #asGas = false;
  #found = false;

  constructor(fluid: Fluid, stream: PipeStream) {
    this.#point = fluid.point();
    this.#gas = fluid.phasePoint();
    this.#stream = stream;
  }

  atRest(pressure: number): Equilibrium {
    const { composition, enthalpy, molarMass } = this.#stream;
    this.#point.ph(composition, pressure, enthalpy * molarMass);
    return this.#point.state;
  }

  /**
   * Selects single-phase gas states if the stream is all gas at rest at both ends of the pipe, and moving at the outlet, whose pressure a
   * function returns; otherwise equilibrium states.
   */
  choose(inlet: number, downstream: number, outletPressure: () => number): void {
    this.#asGas = [inlet, downstream].every(pressure => this.atRest(pressure).condition === 'vapour');
    this.#found = false;
    if (!this.#asGas) return;
    const outlet = outletPressure();
    this.#point.ph(this.#stream.composition, outlet, this.#gas.phase.molarEnthalpy);
    this.#asGas = this.#point.state.condition === 'vapour';
  }

  get state(): PipeState {
    const { condition, vapour, liquid } = this.#point.state;
    const single = condition === 'two-phase' ? undefined : condition === 'liquid' ? liquid : vapour;
    return { phase: this.#asGas ? this.#gas.phase : single, equilibrium: this.#point.state };
  }

  get density(): DensityOfFlow {
    return this.#asGas ? this.#gasDensity : this.#mixtureDensity;
  }

  /** Density with a given kinetic energy, which is subtracted from the enthalpy of the stream at rest. */
  readonly #mixtureDensity: DensityOfFlow = densityOfFlow((pressure, taken) => {
    const { composition, enthalpy, molarMass } = this.#stream;
    this.#point.ph(composition, pressure, (enthalpy + taken) * molarMass);
    return molarMass / this.#point.state.molarVolume;
  }, 0);

  /** By Newton's method on the temperature, started along an isenthalpic from the previous state. */
  readonly #gasDensity: DensityOfFlow = (pressure, massFlux) => {
    const { composition, enthalpy, molarMass } = this.#stream;
    const { phase } = this.#gas;
    let { temperature } = this.#found ? phase : this.#point.state;
    if (this.#found) {
      const throttling = ((phase.temperature * expansion(phase) - 1) * phase.molarVolume) / phase.molarCp;
      const predicted = temperature + throttling * (pressure - phase.pressure);
      temperature = Math.max(0.8 * temperature, Math.min(1.2 * temperature, predicted));
    }
    for (let round = 0; round < maxRounds; round += 1) {
      this.#gas.at(composition, temperature, pressure);
      this.#found = true;
      const growth = expansion(phase);
      const twice = (massFlux / phase.density) ** 2;
      const excess = phase.molarEnthalpy / molarMass + twice / 2 - enthalpy;
      const change = -excess / (phase.molarCp / molarMass + twice * growth);
      if (Math.abs(change) < nearlyExact * temperature) return phase.density * exp(-growth * change);
      temperature = Math.max(0.7 * temperature, Math.min(1.4 * temperature, temperature + change));
    }
    throw new RangeError('no state was found in the pipe');
  };
}
