import { componentsWithoutAir, fluidComponents } from './fluid-components.ts';
import { gergSource } from './fluid.ts';
import type { FluidRange } from './equilibrium/index.ts';
import type { GergMixture, MixtureEquilibrium } from './gerg/index.ts';
import type { PureEquilibrium } from './reference/index.ts';
import type { PureTransport } from './transport/index.ts';

/** A pure fluid that is followed through thousands of states: its solvers themselves, which allocate nothing on the way. */
export interface FollowedPure {
  /** A place where its states are found, one at a time; as many as wanted. */
  readonly equilibrium: () => PureEquilibrium;
  readonly transport: PureTransport;
}

/** The same of a mixture of components of GERG-2008, whose composition may change on the way. */
export interface FollowedMixture {
  /** A place where states of a mixture of these components are found. */
  readonly equilibrium: (ids: readonly string[]) => MixtureEquilibrium;
  /** A place for one phase that is not asked whether it is stable. */
  readonly phase: (ids: readonly string[]) => GergMixture;
  readonly source: string;
  readonly range: FluidRange;
}

/** The equation of a fluid that is to be described by none but the best: its own, or that of a mixture. */
export type BestEquation =
  | { readonly method: 'reference' | 'gerg2008' }
  /** The first component that keeps it from one. */
  | { readonly method: undefined; readonly without: string };

/**
 * The reference equation of one component, or GERG-2008 for several; where one of them has none, which. Water alone has none
 * that goes with the others: the formulation for industrial use is made of regions that meet with a step.
 */
export function bestEquationOf(ids: readonly string[]): BestEquation {
  const [id = '', ...others] = ids;
  if (others.length > 0) {
    const without = componentsWithoutAir(ids).find(
      each => !fluidComponents.some(known => known.id === each && known.inGerg),
    );
    return without === undefined ? { method: 'gerg2008' } : { method: undefined, without };
  }
  const isKnown = id !== 'H2O' && fluidComponents.some(known => known.id === id);
  return isKnown ? { method: 'reference' } : { method: undefined, without: id };
}

const loaded = new Map<string, FollowedPure>();

/** Loads what `followedPure` needs for a component that has a reference equation. Undefined where it is there. */
export function loadFollowedPure(id: string): Promise<void> | undefined {
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

/** A pure fluid that `loadFollowedPure` has loaded. */
export function followedPure(id: string): FollowedPure {
  const found = loaded.get(id);
  if (!found) throw new Error('the data of a fluid are used before they are loaded');
  return found;
}

let mixtures: FollowedMixture | undefined;

/** Loads what `followedMixture` needs. Undefined where it is there. */
export function loadFollowedMixture(): Promise<void> | undefined {
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

/** Mixtures by GERG-2008, which `loadFollowedMixture` has loaded. */
export function followedMixture(): FollowedMixture {
  if (!mixtures) throw new Error('the data of a fluid are used before they are loaded');
  return mixtures;
}
