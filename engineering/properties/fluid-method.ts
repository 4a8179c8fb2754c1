import { componentsWithoutAir, compositionWithoutAir, fluidComponents } from './fluid-components.ts';
import { isBeyondGerg } from './gerg-equilibria.ts';
import type { Composition } from './helmholtz/index.ts';
import { pseudoComponentOf } from './pseudo-component/index.ts';

/** Equation of state of a fluid. */
export type FluidMethod = 'iapws' | 'reference' | 'gerg2008' | 'pr';

/** Methods that can be selected although not the best one, for comparison. */
export type RequestedMethod = Extract<FluidMethod, 'gerg2008' | 'pr'>;

/** Returns the first component that is not in GERG-2008; air counts as its components. */
export function foreignToGerg(ids: readonly string[]): string | undefined {
  return componentsWithoutAir(ids).find(id => !fluidComponents.some(known => known.id === id && known.inGerg));
}

/** Returns the equation that fits components in most amounts; `fluidMethodOf` decides for a mixture by GERG-2008. */
export function fluidMethodOfComponents(ids: readonly string[]): FluidMethod {
  const [id = '', ...others] = ids;
  if (others.length === 0 && pseudoComponentOf(id) === undefined) return id === 'H2O' ? 'iapws' : 'reference';
  return foreignToGerg(ids) === undefined ? 'gerg2008' : 'pr';
}

/**
 * Returns the equation by which a fluid of some amounts, in moles, is calculated: water by IAPWS-IF97, another pure fluid and air by its
 * reference equation, a mixture by GERG-2008 if that has all components and their equilibrium (`gerg-equilibria.ts`), else by Peng-Robinson.
 * The phases of a mixture are by its equation, whatever their compositions.
 */
export function fluidMethodOf(amounts: Composition): FluidMethod {
  const present = Object.entries(amounts).filter(([, amount]) => amount > 0);
  const equation = fluidMethodOfComponents(present.map(([id]) => id));
  const isBeyond = equation === 'gerg2008' && isBeyondGerg(compositionWithoutAir(Object.fromEntries(present)));
  return isBeyond ? 'pr' : equation;
}
