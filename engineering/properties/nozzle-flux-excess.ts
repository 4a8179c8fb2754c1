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

/** Throat pressures over that of the inlet between which the largest flux lies, and the steps of the search. */
const throats = { from: 0.2, to: 1 };
const steps = 20;

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
      return largest(share => {
        const throat = stateOf(equation, { pressure: share * pressure, entropy: inlet.entropy });
        return throat.density * Math.sqrt(Math.max(0, 2 * (inlet.enthalpy - throat.enthalpy)));
      });
    });
  const [own, reference] = [flux(fluidOf({ [id]: 1 }, 'pr')), flux(fluidOf({ [id]: 1 }))];
  if (own === undefined || reference === undefined) return undefined;
  return { component: name, excess: own / reference - 1 };
}

/** The largest value of a function with one maximum, by golden sections. */
function largest(f: (x: number) => number): number {
  const golden = (Math.sqrt(5) - 1) / 2;
  let [from, to] = [throats.from, throats.to];
  let [a, b] = [to - golden * (to - from), from + golden * (to - from)];
  let [fa, fb] = [f(a), f(b)];
  for (let step = 0; step < steps; step += 1) {
    if (fa > fb) {
      to = b;
      [b, fb] = [a, fa];
      a = to - golden * (to - from);
      fa = f(a);
    } else {
      from = a;
      [a, fa] = [b, fb];
      b = from + golden * (to - from);
      fb = f(b);
    }
  }
  return Math.max(fa, fb);
}
