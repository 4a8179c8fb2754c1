import { undefinedIfRefused } from '../quantities/index.ts';
import type { Fluid } from './fluid.ts';
import type { EquilibriumState } from './helmholtz/index.ts';

/** Relative change of temperature beside a bubble point, within which its two sides differ. */
const beside = 1e-3;

/**
 * Whether a bubble point is one at which a liquid begins to boil when it is heated at constant pressure. Mixtures of unlike components have others, beside
 * which there are two phases on the colder side.
 */
export function boilsWhenHeated(fluid: Fluid, { pressure, temperature }: EquilibriumState): boolean {
  if (Object.keys(fluid.composition).length === 1) return true;
  const hasVapour = (at: number): boolean | undefined => {
    const state = undefinedIfRefused(() => fluid.stateAt({ pressure, temperature: at }));
    return state && (state.phases !== undefined || state.phase === 'gas');
  };
  return hasVapour(temperature * (1 + beside)) !== false && hasVapour(temperature * (1 - beside)) !== true;
}
