import { Refusal, type AbsolutePressure } from '../../../quantities/index.ts';
import { chosenFluid } from '../models/chosen-model.ts';
import type { EquationBasis, Equilibrium, Fluid } from '../models/fluid.ts';
import type { FluidSpec, InitialState } from '../spec.ts';
import { secondLiquidOf, type SecondLiquid } from './second-liquid.ts';

/** Phases and pressure of the contents before any flow. */
export interface StartingPhases {
  readonly condition: NonNullable<Equilibrium['condition']>;
  /** Initial pressure of the vessel. */
  readonly pressure: AbsolutePressure;
  /** Whether that is the vapour pressure of a single component, in place of the specified pressure. */
  readonly boils: boolean;
  /** The equation of state; undefined where its range covers every blowdown. */
  readonly basis: EquationBasis | undefined;
  /** The heavier of two liquids, of which the equation of state follows one; undefined where there is one at most. */
  readonly secondLiquid: SecondLiquid | undefined;
}

/**
 * Returns the initial phases of contents whose data `loadContents` has loaded. A single component with a level is at its vapour pressure.
 * Throws a Refusal where the equation lacks a component or has no solution.
 */
export function startingPhases(spec: FluidSpec, { temperature, pressure, level = 0 }: InitialState): StartingPhases {
  const { fluid, composition } = chosenFluid({ fluid: spec });
  const { basis } = fluid;
  const point = fluid.point();
  const boils = level > 0 && fluid.boils(temperature);
  find(fluid, () => (boils ? point.boiling(composition, temperature) : point.tp(composition, temperature, pressure)));
  const { state } = point;
  if (boils) return { condition: 'two-phase', pressure: state.pressure, boils, basis, secondLiquid: undefined };
  const secondLiquid = secondLiquidOf(spec, temperature, pressure);
  return { condition: state.condition ?? 'vapour', pressure, boils, basis, secondLiquid };
}

/** Turns a failed flash into a Refusal, since an equation of limited range may have no state there. */
function find({ basis }: Fluid, flash: () => void): void {
  try {
    flash();
  } catch (error) {
    if (basis === undefined || !(error instanceof RangeError)) throw error;
    throw new Refusal(`${basis.equation} has no such state at the start`);
  }
}
