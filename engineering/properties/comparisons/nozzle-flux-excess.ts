import { maximize } from '../../numerics/index.ts';
import { changesOf, correspondingStates, excessBetween, type EquationAtState } from '../corresponding-states.ts';
import { stateOf } from '../fluid.ts';
import type { EquilibriumPhase } from '../helmholtz/index.ts';

/** The largest mass flux of an isentropic nozzle by Peng-Robinson beside that by another equation. */
export interface NozzleFluxExcess {
  /** What it is compared with, as a clause. */
  readonly by: string;
  /** Difference by Peng-Robinson, relative to the other equation. */
  readonly excess: number;
}

/** Throat pressure, relative to that of the inlet, above which the largest flux without back pressure lies. */
const lowestThroat = 0.2;
/** Relative tolerance of the throat pressure, around which the flux is flat. */
const tolerance = 1e-3;

/**
 * Returns the excess of the largest mass flux of an isentropic nozzle, in equilibrium, by Peng-Robinson over that by another equation,
 * both from the same reduced state. `backPressure` is relative to the pressure of the inlet. Undefined for a pure
 * fluid, for unlike components, and where one of the equations has no such states.
 */
export function nozzleFluxExcess(phase: EquilibriumPhase, backPressure = 0): NozzleFluxExcess | undefined {
  const corresponding = correspondingStates(phase, changesOf(phase));
  if (!corresponding || !(backPressure < 1)) return undefined;
  const flux = ({ equation, state: inlet }: EquationAtState): number => {
    const fluxAt = (share: number) => {
      const throat = stateOf(equation, { pressure: share * inlet.pressure, entropy: inlet.entropy });
      return throat.density * Math.sqrt(Math.max(0, 2 * (inlet.enthalpy - throat.enthalpy)));
    };
    return maximize(fluxAt, Math.max(lowestThroat, backPressure), 1, tolerance).f;
  };
  const excess = excessBetween(corresponding, flux);
  return excess === undefined ? undefined : { by: corresponding.by, excess };
}
