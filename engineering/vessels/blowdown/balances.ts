import type { Contents, ContentsModel } from './contents/contents.ts';
import type { StartingContents } from './contents/initial.ts';
import type { ConservationErrors } from './results/run.ts';
import type { BlowdownSystem } from './system.ts';

/** Conservation errors of mass, energy and volume over a run, and the heat input that keeps an isothermal gas at its temperature. */
export class Balances {
  readonly errors: { -readonly [K in keyof ConservationErrors]: number } = { mass: 0, energy: 0, volume: 0 };
  /** Heat absorbed by an isothermal gas so far, J. */
  takenUp = 0;
  readonly #model: ContentsModel;
  readonly #system: BlowdownSystem;
  readonly #starting: StartingContents;
  readonly #volume: number;
  readonly #initialEnergy: number;
  readonly #energyScale: number;

  /** Takes the initial state as the reference of all balances. */
  constructor(
    model: ContentsModel,
    system: BlowdownSystem,
    starting: StartingContents,
    volume: number,
    state: Float64Array,
  ) {
    this.#model = model;
    this.#system = system;
    this.#starting = starting;
    this.#volume = volume;
    const { contents, gasEnergy, liquidEnergy } = starting;
    this.#initialEnergy = gasEnergy + liquidEnergy + this.#wallEnergy(state);
    // Approximate energy of the contents above 0 K, used to scale the energy error.
    this.#energyScale = contents.moles * 25 * contents.temperature;
  }

  /** Updates the largest mass error, by component, and the largest volume error. */
  checkContents({ gasVolume, liquidVolume }: Contents, state: Float64Array): void {
    const { moles, composition } = this.#starting.contents;
    composition.forEach((fraction, component) => {
      const now = this.#model.moles(state, component) + this.#system.molesOut(state, component);
      this.#worst('mass', Math.abs(now - fraction * moles) / moles);
    });
    this.#worst('volume', Math.abs(gasVolume + liquidVolume - this.#volume) / this.#volume);
  }

  /** Updates the largest error of the energy balance over contents, wall and outflow. */
  checkEnergy(state: Float64Array): void {
    const energy = this.#model.energy() + this.#wallEnergy(state);
    const exchanged = this.#system.integral(state, 'heatToWall') - this.#system.integral(state, 'enthalpyOut');
    this.#worst('energy', Math.abs(energy - this.#initialEnergy - exchanged) / this.#energyScale);
  }

  /** Returns the heat that an isothermal gas has absorbed since the previous call, J, from its energy and what has left. */
  isothermalHeat(state: Float64Array): number {
    const total = this.#model.energy() + this.#system.integral(state, 'enthalpyOut') - this.#starting.gasEnergy;
    const heat = total - this.takenUp;
    this.takenUp = total;
    return heat;
  }

  #wallEnergy(state: Float64Array): number {
    return this.#system.wall?.energy(state, this.#system.wallOffset) ?? 0;
  }

  #worst(balance: keyof ConservationErrors, error: number): void {
    if (!(error <= this.errors[balance])) this.errors[balance] = error;
  }
}
