import { bestEquationOf, fluidComponents, loadFollowedMixture, loadFollowedPure } from '../../../properties/index.ts';
import { Refusal } from '../../../quantities/index.ts';
import type { Fluid } from './fluid.ts';
import { mayHaveFreeWater, wetPengRobinson } from '../free-water/free-water.ts';
import { gergMixture } from './gerg.ts';
import { pengRobinson } from './peng-robinson.ts';
import { pureReference } from './reference.ts';
import type { ComponentFraction, FluidSpec } from '../spec.ts';

/** The equations that a composition may be described by. */
export type CompositionModel = Exclude<FluidSpec['model'], 'ideal-gas'>;

/** The components that are there. */
export function presentIn(composition: readonly ComponentFraction[]): readonly ComponentFraction[] {
  return composition.filter(({ fraction }) => fraction > 0);
}

/**
 * Loads the data that a run with these contents needs. Undefined where all of it is there, so that nobody has to wait, and where
 * the contents have no such equation, which the run then refuses.
 */
export function loadContents(fluid: FluidSpec): Promise<void> | undefined {
  if (fluid.model !== 'reference') return undefined;
  const ids = presentIn(fluid.composition).map(({ id }) => id);
  const [id] = ids;
  if (id === undefined) return undefined;
  switch (bestEquationOf(ids).method) {
    case 'reference':
      return loadFollowedPure(id);
    case 'gerg2008':
      return loadFollowedMixture();
    case undefined:
      return undefined;
  }
}

/**
 * Contents of some components by an equation of state whose data `loadContents` has loaded. Refusal that names the component
 * which the equation does not have; free water is a phase of its own by Peng–Robinson. RangeError for a component that nothing here knows.
 */
export function fluidOf(model: CompositionModel, ids: readonly string[]): Fluid {
  if (model === 'peng-robinson') {
    return mayHaveFreeWater(ids) ? wetPengRobinson(ids) : pengRobinson(ids);
  }
  const best = bestEquationOf(ids);
  const [id = ''] = ids;
  switch (best.method) {
    case 'reference':
      return pureReference(id);
    case 'gerg2008':
      return gergMixture(ids);
    case undefined: {
      const name = fluidComponents.find(known => known.id === best.without)?.name ?? best.without;
      throw new Refusal(
        ids.length === 1
          ? `there is no reference equation of ${name} for the contents of a vessel`
          : `${name} is no component of GERG-2008`,
      );
    }
  }
}
