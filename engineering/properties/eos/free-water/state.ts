import { FluidState, PhaseState } from '../state.ts';

/** Equilibrium of a fluid with free water, per mole of the whole; flashes start from its previous content. */
export class FreeWaterState {
  /** False until a flash has filled it. */
  isFound = false;
  /** K. */
  temperature = NaN;
  /** Pa. */
  pressure = NaN;
  /** Moles of free water per mole of fluid, 0 to 1. */
  freeWater = 0;
  /** m³/mol. */
  molarVolume = NaN;
  /** J/mol. */
  molarEnthalpy = NaN;
  molarInternalEnergy = NaN;
  /** J/(mol·K). */
  molarEntropy = NaN;
  /** The fluid without the free water, per mole of it: vapour, hydrocarbon liquid or both. Empty where all is water. */
  readonly rest: FluidState;
  /** Valid only if there is free water. */
  readonly water: PhaseState;

  constructor(components: number) {
    this.rest = new FluidState(components);
    this.water = new PhaseState(components);
  }

  /** Makes the next flash start from another result. */
  startFrom(other: FreeWaterState): void {
    this.isFound = other.isFound;
    this.temperature = other.temperature;
    this.pressure = other.pressure;
    this.freeWater = other.freeWater;
    this.rest.startFrom(other.rest);
    this.rest.pressure = other.rest.pressure;
    for (const root of ['vapour', 'liquid'] as const) {
      this.rest[root].molarVolume = other.rest[root].molarVolume;
      this.rest[root].moleFractions.set(other.rest[root].moleFractions);
    }
  }
}
