import type { Contents, ContentsModel } from './contents.ts';
import type { StartingContents } from './initial.ts';
import type { ConservationErrors } from './run.ts';
import type { BlowdownSystem } from './system.ts';

/** How well mass, energy and volume close over a run, and the heat that keeps an isothermal gas at its temperature. */
export class Balances {
  readonly errors: { -readonly [K in keyof ConservationErrors]: number } = { mass: 0, energy: 0, volume: 0 };
  /** Heat that an isothermal gas has taken up so far, J. */
  takenUp = 0;
  readonly #model: ContentsModel;
  readonly #system: BlowdownSystem;
  readonly #starting: StartingContents;
  readonly #volume: number;
  readonly #initialEnergy: number;
  readonly #energyScale: number;

  /** Begins with the state at the start. */
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
    // Heat that the contents hold above 0 K, about: the measure of the balance of energy.
    this.#energyScale = contents.moles * 25 * contents.temperature;
  }

  /** Mass of each component, and volume. */
  checkContents({ gasVolume, liquidVolume }: Contents, state: Float64Array): void {
    const { moles, composition } = this.#starting.contents;
    composition.forEach((fraction, component) => {
      const now = this.#model.moles(state, component) + this.#system.molesOut(state, component);
      this.#worst('mass', Math.abs(now - fraction * moles) / moles);
    });
    this.#worst('volume', Math.abs(gasVolume + liquidVolume - this.#volume) / this.#volume);
  }

  /** Energy of contents and wall with what left and what came in. */
  checkEnergy(state: Float64Array): void {
    const energy = this.#model.energy() + this.#wallEnergy(state);
    const exchanged = this.#system.integral(state, 'heatToWall') - this.#system.integral(state, 'enthalpyOut');
    this.#worst('energy', Math.abs(energy - this.#initialEnergy - exchanged) / this.#energyScale);
  }

  /** Heat that an isothermal gas took up since it was last asked for, J: from what it holds and what left. */
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
