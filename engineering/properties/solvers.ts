import { foreignToGerg } from './fluid-method.ts';
import { fluidComponents } from './fluid-components.ts';
import { gergSource } from './fluid.ts';
import type { FluidRange } from './equilibrium/index.ts';
import type { GergMixture, MixtureEquilibrium } from './gerg/index.ts';
import type { PureEquilibrium } from './reference/index.ts';
import type { PureTransport } from './transport/index.ts';

/** A pure fluid for thousands of successive states: gives access to its solvers, which do not allocate. */
export interface PureFluidSolvers {
  /** Creates a solver that holds one state at a time. */
  readonly equilibrium: () => PureEquilibrium;
  readonly transport: PureTransport;
}

/** The same for a mixture of GERG-2008 components, whose composition may change. */
export interface MixtureSolvers {
  /** Creates a solver for states of a mixture of these components. */
  readonly equilibrium: (ids: readonly string[]) => MixtureEquilibrium;
  /** Creates a solver for one phase without a stability test. */
  readonly phase: (ids: readonly string[]) => GergMixture;
  readonly source: string;
  readonly range: FluidRange;
}

/** The best equation of a fluid: its reference equation, or that of a mixture. */
export type BestEquation =
  | { readonly method: 'reference' | 'gerg2008' }
  /** First component without an equation. */
  | { readonly method: undefined; readonly without: string };

/**
 * Returns the reference equation of one component, or GERG-2008 for several; where one of them has none, which. Pure water has none that
 * suits: the industrial formulation consists of regions with steps at their boundaries.
 */
export function bestEquationOf(ids: readonly string[]): BestEquation {
  const [id = '', ...others] = ids;
  if (others.length > 0) {
    const without = foreignToGerg(ids);
    return without === undefined ? { method: 'gerg2008' } : { method: undefined, without };
  }
  const isKnown = id !== 'H2O' && fluidComponents.some(known => known.id === id);
  return isKnown ? { method: 'reference' } : { method: undefined, without: id };
}

const loaded = new Map<string, PureFluidSolvers>();

/** Loads what `pureFluidSolvers` needs for a component with a reference equation. Undefined where it is loaded. */
export function loadPureFluidSolvers(id: string): Promise<void> | undefined {
  return loaded.has(id) ? undefined : load(id);
}

async function load(id: string): Promise<void> {
  const [{ PureEquilibrium }, { loadPureTransport }] = await Promise.all([
    import('./reference/index.ts'),
    import('./transport/index.ts'),
  ]);
  const transport = await loadPureTransport(id);
  loaded.set(id, { transport, equilibrium: () => new PureEquilibrium(transport.fluid) });
}

/** Returns a pure fluid that `loadPureFluidSolvers` has loaded. */
export function pureFluidSolvers(id: string): PureFluidSolvers {
  const found = loaded.get(id);
  if (!found) throw new Error('the data of a fluid are used before they are loaded');
  return found;
}

let mixtures: MixtureSolvers | undefined;

/** Loads what `mixtureSolvers` needs. Undefined where it is loaded. */
export function loadMixtureSolvers(): Promise<void> | undefined {
  return mixtures ? undefined : loadGerg();
}

async function loadGerg(): Promise<void> {
  const { gergRange: range, GergMixture, MixtureEquilibrium } = await import('./gerg/index.ts');
  mixtures = {
    equilibrium: ids => new MixtureEquilibrium(ids),
    phase: ids => new GergMixture(ids),
    source: gergSource,
    range,
  };
}

/** Returns mixtures by GERG-2008, loaded by `loadMixtureSolvers`. */
export function mixtureSolvers(): MixtureSolvers {
  if (!mixtures) throw new Error('the data of a fluid are used before they are loaded');
  return mixtures;
}
