import { Refusal, type AbsolutePressure } from '../../quantities/index.ts';
import { chosenFluid } from './models/chosen-model.ts';
import type { EquationBasis, Equilibrium, Fluid } from './models/fluid.ts';
import type { FluidSpec, InitialState } from './spec.ts';

/** What the contents are before anything flows. */
export interface StartingPhases {
  readonly condition: NonNullable<Equilibrium['condition']>;
  /** The pressure that the vessel starts at. */
  readonly pressure: AbsolutePressure;
  /** Whether that is the vapour pressure of a single component, whatever pressure is given. */
  readonly boils: boolean;
  /** The equation of the contents; undefined where it goes wherever a blowdown does. */
  readonly basis: EquationBasis | undefined;
}

/**
 * The phases of contents at the start, whose data `loadContents` has loaded. A single component with a level is at its vapour
 * pressure. Refusal where the equation does not have a component or a state.
 */
export function startingPhases(spec: FluidSpec, { temperature, pressure, level = 0 }: InitialState): StartingPhases {
  const { fluid, composition } = chosenFluid({ fluid: spec });
  const { basis } = fluid;
  const point = fluid.point();
  const boils = level > 0 && fluid.boils(temperature);
  find(fluid, () => (boils ? point.boiling(composition, temperature) : point.tp(composition, temperature, pressure)));
  const { state } = point;
  return boils
    ? { condition: 'two-phase', pressure: state.pressure, boils, basis }
    : { condition: state.condition ?? 'vapour', pressure, boils, basis };
}

/** An equation that ends somewhere may have no state: that is for the reader. */
function find({ basis }: Fluid, flash: () => void): void {
  try {
    flash();
  } catch (error) {
    if (basis === undefined || !(error instanceof RangeError)) throw error;
    throw new Refusal(`${basis.equation} has no such state at the start`);
  }
}
