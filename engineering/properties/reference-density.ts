import { undefinedIfRefused } from '../quantities/index.ts';
import { aqueousReference } from './aqueous-reference.ts';
import { comparedEquations, onSide, referenceComponents } from './compared-equations.ts';
import { fluidMethodOfComponents } from './fluid-method.ts';
import { componentsWithoutAir } from './fluid-components.ts';
import { loadFluidData, type Fluid } from './fluid.ts';
import { pairsBeyondGerg } from './gerg-equilibria.ts';
import { likeComponents } from './gerg-likeness.ts';
import type { Composition, EquilibriumPhase } from './helmholtz/index.ts';

/** Density of a phase at the state of another equation that corresponds to it. */
export interface ReferenceDensity {
  /** What it is compared with, as a clause. */
  readonly by: string;
  /** kg/m³ */
  readonly density: number;
  /** Relative excess over the density by Peng-Robinson. */
  readonly excess: number;
}

/**
 * Loads what `referenceDensityOf` and the excesses need for a fluid, in whose phases any component can be the main one. Undefined where
 * everything is already loaded.
 */
export function loadReferencesOf(amounts: Composition): Promise<void> | undefined {
  const parts = componentsWithoutAir(Object.keys(amounts));
  if (fluidMethodOfComponents(parts) !== 'pr' && pairsBeyondGerg(parts).length === 0) return undefined;
  const ids = referenceComponents(parts);
  const like = likeComponents(parts);
  const ofLike = like.length < 2 ? [] : [loadFluidData(like, 'pr'), loadFluidData(like, 'gerg2008')];
  const waiting = [...ids.map(id => loadFluidData([id])), ...ofLike].filter(each => each !== undefined);
  return waiting.length > 0 ? Promise.all(waiting).then(() => undefined) : undefined;
}

/**
 * Returns the density of a phase of a mixture by Peng-Robinson: of an aqueous solution its measured one, else that of the equation times the ratio of the densities by the equations that it is compared with: near
 * its critical point Peng-Robinson makes a liquid more than a tenth too light. Undefined for a pure fluid, where the components are too
 * unlike, and where one of the equations has two phases. The critical constants are the means by mole fraction: W. B. Kay, Ind. Eng. Chem. 28
 * (1936) 1014.
 */
export function referenceDensityOf({ state, composition }: EquilibriumPhase): ReferenceDensity | undefined {
  if (state.phase === 'two-phase') return undefined;
  const aqueous = aqueousReference({ state, composition });
  if (aqueous) return { ...aqueous, excess: aqueous.density / state.density - 1 };
  const compared = comparedEquations(composition, 'phase');
  if (!compared) return undefined;
  const pressure = state.pressure * compared.ratios.pressure;
  const temperature = state.temperature * compared.ratios.temperature;
  const densityBy = (equation: Fluid): number | undefined =>
    undefinedIfRefused(() => {
      const { phase, density } = onSide(equation, state.phase, { pressure, temperature });
      return phase === 'two-phase' ? undefined : density;
    });
  const [own, reference] = [densityBy(compared.own), densityBy(compared.reference)];
  if (own === undefined || reference === undefined) return undefined;
  return { by: compared.by, density: (state.density * reference) / own, excess: reference / own - 1 };
}
