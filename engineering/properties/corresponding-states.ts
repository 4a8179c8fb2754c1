import { undefinedIfRefused } from '../quantities/index.ts';
import { fluidOf, stateOf, type Fluid } from './fluid.ts';
import type { EquilibriumPhase, FluidPhase, ThermodynamicState } from './helmholtz/index.ts';
import { correspondingComponent, onSide } from './reference-density.ts';

/** A pure fluid at a state, by one equation. */
export interface EquationAtState {
  readonly equation: Fluid;
  readonly state: ThermodynamicState;
}

/** The states of a main component, by Peng-Robinson and by its reference equation, that correspond to one of a mixture. */
export interface CorrespondingStates {
  /** Name of the component. */
  readonly component: string;
  /** Ratios of its critical pressure and temperature to the means of the mixture. */
  readonly ratios: { readonly pressure: number; readonly temperature: number };
  readonly own: EquationAtState;
  readonly reference: EquationAtState;
}

/**
 * Returns the states of the main component of a mixture by Peng-Robinson at the same reduced temperature and pressure; of two phases, at the
 * same reduced pressure and mass fraction of vapour. Undefined for a fluid of another equation, for unlike components, and where one of the
 * equations has no such state.
 */
export function correspondingStates({ composition, state }: EquilibriumPhase): CorrespondingStates | undefined {
  const corresponding = correspondingComponent(composition);
  if (!corresponding) return undefined;
  const { id, name: component, ratios } = corresponding;
  const pressure = state.pressure * ratios.pressure;
  const temperature = state.temperature * ratios.temperature;
  const at = (equation: Fluid): EquationAtState | undefined =>
    undefinedIfRefused(() => ({
      equation,
      state:
        state.phase === 'two-phase' && state.quality !== undefined
          ? stateOf(equation, { pressure, quality: state.quality })
          : onSide(equation, sideOf(state.phase), { pressure, temperature }),
    }));
  const [own, reference] = [at(fluidOf({ [id]: 1 }, 'pr')), at(fluidOf({ [id]: 1 }))];
  return own && reference && { component, ratios, own, reference };
}

/** The side of a saturation line on which a phase is. */
function sideOf(phase: FluidPhase): FluidPhase {
  return phase === 'two-phase' ? 'liquid' : phase;
}

/** Relative excess of a value by Peng-Robinson over that by the reference equation; undefined where one of them has none. */
export function excessBetween(
  { own, reference }: CorrespondingStates,
  read: (from: EquationAtState) => number | undefined,
): number | undefined {
  const [value, other] = [undefinedIfRefused(() => read(own)), undefinedIfRefused(() => read(reference))];
  return value === undefined || other === undefined ? undefined : value / other - 1;
}
