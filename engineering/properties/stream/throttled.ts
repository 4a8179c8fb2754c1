import { fluidOf, stateOf } from '../fluid.ts';
import { refuseUnknown } from './stream-value.ts';
import type { StreamPhase } from './stream-phase.ts';

/** A stream after a change of pressure without work or heat, as across a valve or a plate. */
export interface ThrottledStream {
  /** Pa */
  readonly pressure: number;
  /** K */
  readonly temperature: number;
  /** kg/m³, of both phases together where there are two. */
  readonly density: number;
  /** Vapour mass fraction of two phases; undefined of one. */
  readonly quality: number | undefined;
}

/**
 * The state of a stream, of the phase that was asked for alone, after an isenthalpic change to a pressure in Pa; velocities
 * before and after are left out. Refusal where the fluid has no equation of state, or that has no such state, as of dry ice.
 */
export function streamThrottled({ fluid, phase }: StreamPhase, pressure: number): ThrottledStream {
  if (fluid.type !== 'components' || !phase) return refuseUnknown(fluid);
  const { enthalpy } = phase.state;
  const outlet = stateOf(fluidOf(phase.composition), { pressure, enthalpy });
  const { temperature, density, quality } = outlet;
  return { pressure, temperature, density, quality: outlet.phase === 'two-phase' ? quality : undefined };
}
