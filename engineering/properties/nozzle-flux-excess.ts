import { maximize } from '../numerics/index.ts';
import { undefinedIfRefused } from '../quantities/index.ts';
import { fluidOf, stateOf, type Fluid } from './fluid.ts';
import type { EquilibriumPhase } from './helmholtz/index.ts';
import { correspondingComponent, onSide } from './reference-density.ts';

/** The largest mass flux of an isentropic nozzle by Peng-Robinson beside that by a reference equation. */
export interface NozzleFluxExcess {
  /** Name of the component whose equations are compared, at the reduced state of the mixture. */
  readonly component: string;
  /** Difference by Peng-Robinson, relative to the reference equation. */
  readonly excess: number;
}

/** Throat pressures, relative to that of the inlet, between which the largest flux lies. */
const throats = { from: 0.2, to: 1 };

/**
 * Returns the excess of the largest mass flux of an isentropic nozzle without back pressure by Peng-Robinson over that by the reference
 * equation of the main component, both from the reduced state of a gas. Undefined for another phase or equation, for unlike components, and
 * where one of the equations has no such states.
 */
export function nozzleFluxExcess({ composition, state }: EquilibriumPhase): NozzleFluxExcess | undefined {
  const corresponding = correspondingComponent(composition);
  if (!corresponding || state.phase === 'liquid' || state.phase === 'two-phase') return undefined;
  const { id, name, ratios } = corresponding;
  const pressure = state.pressure * ratios.pressure;
  const temperature = state.temperature * ratios.temperature;
  const flux = (equation: Fluid) =>
    undefinedIfRefused(() => {
      const inlet = onSide(equation, state.phase, { pressure, temperature });
      const fluxAt = (share: number) => {
        const throat = stateOf(equation, { pressure: share * pressure, entropy: inlet.entropy });
        return throat.density * Math.sqrt(Math.max(0, 2 * (inlet.enthalpy - throat.enthalpy)));
      };
      return maximize(fluxAt, throats.from, throats.to).f;
    });
  const [own, reference] = [flux(fluidOf({ [id]: 1 }, 'pr')), flux(fluidOf({ [id]: 1 }))];
  if (own === undefined || reference === undefined) return undefined;
  return { component: name, excess: own / reference - 1 };
}
