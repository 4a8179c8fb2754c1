import {
  bestEquationOf,
  fluidComponentOf,
  loadFluidData,
  loadMixtureSolvers,
  loadPureFluidSolvers,
} from '../../../properties/index.ts';
import { Refusal } from '../../../quantities/index.ts';
import type { Fluid } from './fluid.ts';
import { canHaveFreeWater, wetPengRobinson } from '../free-water/free-water.ts';
import { gergMixture } from './gerg.ts';
import { pengRobinson } from './peng-robinson.ts';
import { pureReference } from './reference.ts';
import type { ComponentFraction, FluidSpec } from '../spec.ts';

/** Fluid models that are defined by a composition. */
export type CompositionModel = Exclude<FluidSpec['model'], 'ideal-gas'>;

/** Components with a fraction above zero. */
export function presentIn(composition: readonly ComponentFraction[]): readonly ComponentFraction[] {
  return composition.filter(({ fraction }) => fraction > 0);
}

/**
 * Loads the data that a run with these contents needs. Undefined where everything is already loaded, so that callers can stay synchronous,
 * and where the equation does not cover the contents, which the run then reports.
 */
export function loadContents(fluid: FluidSpec): Promise<void> | undefined {
  if (fluid.model !== 'reference') return undefined;
  const ids = presentIn(fluid.composition).map(({ id }) => id);
  const [id] = ids;
  if (id === undefined) return undefined;
  switch (bestEquationOf(ids).method) {
    case 'reference':
      return loadPureFluidSolvers(id);
    case 'gerg2008':
      return both(loadMixtureSolvers(), loadFluidData(ids, 'gerg2008'));
    case undefined:
      return undefined;
  }
}

function both(one: Promise<void> | undefined, other: Promise<void> | undefined): Promise<void> | undefined {
  return one && other ? one.then(() => other) : (one ?? other);
}

/**
 * Returns the contents of the given components by an equation of state whose data `loadContents` has loaded; with Peng–Robinson free water
 * is a separate phase. Throws a Refusal that names a component the equation does not have, and a RangeError for an unknown component.
 */
export function fluidOf(model: CompositionModel, ids: readonly string[]): Fluid {
  if (model === 'peng-robinson') {
    return canHaveFreeWater(ids) ? wetPengRobinson(ids) : pengRobinson(ids);
  }
  const best = bestEquationOf(ids);
  const [id = ''] = ids;
  switch (best.method) {
    case 'reference':
      return pureReference(id);
    case 'gerg2008':
      return gergMixture(ids);
    case undefined: {
      const name = fluidComponentOf(best.without)?.name ?? best.without;
      throw new Refusal(
        ids.length === 1
          ? `there is no reference equation of ${name} for the contents of a vessel`
          : `${name} is no component of GERG-2008`,
      );
    }
  }
}
