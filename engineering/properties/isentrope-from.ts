import type { Fluid } from './fluid.ts';
import type { ThermodynamicState } from './helmholtz/index.ts';
import type { IsentropeStart } from './isentrope.ts';

/** Returns a state of a fluid with the isentrope through it. */
export function isentropeFrom(fluid: Fluid, state: ThermodynamicState): IsentropeStart {
  const { pressure, temperature, density, enthalpy, entropy, phase } = state;
  const quality = phase === 'two-phase' ? state.quality : undefined;
  const isentrope = fluid.isentrope(entropy, temperature);
  return { pressure, temperature, density, enthalpy, entropy, quality, isentrope };
}
