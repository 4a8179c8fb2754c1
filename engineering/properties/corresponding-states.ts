import { undefinedIfRefused } from '../quantities/index.ts';
import { comparedEquations, onSide, type Compared } from './comparisons/compared-equations.ts';
import { stateOf, type Fluid } from './fluid.ts';
import type { EquilibriumPhase, FluidPhase, ThermodynamicState } from './helmholtz/index.ts';

/** A fluid at a state, by one equation. */
export interface EquationAtState {
  readonly equation: Fluid;
  readonly state: ThermodynamicState;
}

/** States by Peng-Robinson and by another equation that correspond to one of a mixture. */
export interface CorrespondingStates {
  /** What is compared, as a clause. */
  readonly by: string;
  /** Ratios of their pressure and temperature to those of the mixture. */
  readonly ratios: { readonly pressure: number; readonly temperature: number };
  readonly own: EquationAtState;
  readonly reference: EquationAtState;
}

/**
 * Returns the states by the equations that a mixture by Peng-Robinson is compared with, at the same reduced temperature and pressure; of two
 * phases, at the same reduced pressure and mass fraction of vapour. Undefined for a pure fluid, for unlike components, and where one of the
 * equations has no such state.
 */
export function correspondingStates(
  { composition, state }: EquilibriumPhase,
  what: Compared,
): CorrespondingStates | undefined {
  const compared = comparedEquations(composition, what);
  if (!compared) return undefined;
  const { by, ratios } = compared;
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
  const [own, reference] = [at(compared.own), at(compared.reference)];
  return own && reference && { by, ratios, own, reference };
}

/** What changes of pressure from a phase are compared by: a gas mostly stays one, a liquid flashes. */
export function changesOf({ state }: EquilibriumPhase): Compared {
  return state.phase === 'gas' || state.phase === 'supercritical' ? 'phase' : 'equilibria';
}

/** The side of a saturation line on which a phase is. */
function sideOf(phase: FluidPhase): FluidPhase {
  return phase === 'two-phase' ? 'liquid' : phase;
}

/** Relative excess of a value by Peng-Robinson over that by the other equation; undefined where one of them has none. */
export function excessBetween(
  { own, reference }: CorrespondingStates,
  read: (from: EquationAtState) => number | undefined,
): number | undefined {
  const [value, other] = [undefinedIfRefused(() => read(own)), undefinedIfRefused(() => read(reference))];
  return value === undefined || other === undefined ? undefined : value / other - 1;
}
