import { undefinedIfRefused } from '../../quantities/index.ts';
import { aqueousReference } from '../aqueous/aqueous-reference.ts';
import { comparedEquations, onSide, referenceComponents } from './compared-equations.ts';
import { fluidMethodOfComponents, type FluidMethod } from '../fluid-method.ts';
import { componentsWithoutAir, fluidComponentOf } from '../fluid-components.ts';
import { loadFluidData, type Fluid } from '../fluid.ts';
import { pairsBeyondGerg } from '../gerg-equilibria.ts';
import { likeComponents } from './gerg-likeness.ts';
import { pairUnknownToGerg, volumeErrorByGerg } from './gerg-volumes.ts';
import type { Composition, EquilibriumPhase } from '../helmholtz/index.ts';

/** Density of a phase that its equation of state does not have. */
export interface ReferenceDensity {
  /** The equation with the other density. */
  readonly equation: 'GERG-2008' | 'Peng–Robinson';
  /** What it is compared with, as a clause. */
  readonly by: string;
  /** kg/m³ */
  readonly density: number;
  /** Relative excess over the density by that equation. */
  readonly excess: number;
}

/**
 * Loads what `referenceDensityOf` and the excesses need for a fluid, in whose phases any component can be the main one. Undefined where
 * everything is already loaded.
 */
export function loadReferencesOf(amounts: Composition): Promise<void> | undefined {
  const parts = componentsWithoutAir(Object.keys(amounts));
  const isOfGerg = fluidMethodOfComponents(parts) !== 'pr';
  const isCompared = !isOfGerg || pairsBeyondGerg(parts).length > 0;
  const ofPairs = isOfGerg && pairUnknownToGerg(amounts) ? loadFluidData(parts, 'pr') : undefined;
  if (!isCompared) return ofPairs;
  const ids = referenceComponents(parts);
  const like = likeComponents(parts);
  const ofLike = like.length < 2 ? [] : [loadFluidData(like, 'pr'), loadFluidData(like, 'gerg2008')];
  const waiting = [ofPairs, ...ids.map(id => loadFluidData([id])), ...ofLike].filter(each => each !== undefined);
  return waiting.length > 0 ? Promise.all(waiting).then(() => undefined) : undefined;
}

/**
 * Returns the density of a phase of a mixture that is calculated by Peng-Robinson or GERG-2008, where another is known to be better; undefined
 * otherwise, for a pure fluid and two phases together.
 */
export function referenceDensityOf(phase: EquilibriumPhase, method: FluidMethod): ReferenceDensity | undefined {
  if (phase.state.phase === 'two-phase') return undefined;
  if (method === 'pr') return referenceOfCubic(phase);
  return method === 'gerg2008' ? referenceOfGerg(phase) : undefined;
}

/** Liquids by GERG-2008 of substances whose volume that does not have. */
function referenceOfGerg({ state, composition }: EquilibriumPhase): ReferenceDensity | undefined {
  const error = volumeErrorByGerg(composition, state);
  if (!error) return undefined;
  const pair = error.pair.map(id => fluidComponentOf(id)?.name ?? id).join(' with ');
  const by = `it has wrong volumes of ${pair}, and with those of ${error.by}`;
  return { equation: 'GERG-2008', by, density: state.density * (1 + error.excess), excess: error.excess };
}

/**
 * Of an aqueous solution the measured density, else that of the equation times the ratio of the densities by the equations that it is compared
 * with: near its critical point Peng-Robinson makes a liquid more than a tenth too light. Undefined where the components are too unlike, and
 * where one of the equations has two phases. The critical constants are the means by mole fraction: W. B. Kay, Ind. Eng. Chem. 28 (1936) 1014.
 */
function referenceOfCubic({ state, composition }: EquilibriumPhase): ReferenceDensity | undefined {
  const equation = 'Peng–Robinson';
  const aqueous = aqueousReference({ state, composition });
  if (aqueous) return { equation, ...aqueous, excess: aqueous.density / state.density - 1 };
  const compared = comparedEquations(composition, 'phase');
  if (!compared) return undefined;
  const pressure = state.pressure * compared.ratios.pressure;
  const temperature = state.temperature * compared.ratios.temperature;
  const densityBy = (by: Fluid): number | undefined =>
    undefinedIfRefused(() => {
      const found = onSide(by, state.phase, { pressure, temperature });
      if (found.phase === 'two-phase') return undefined;
      const error = by.method === 'gerg2008' ? volumeErrorByGerg(by.composition, found)?.excess : undefined;
      return found.density * (1 + (error ?? 0));
    });
  const [own, reference] = [densityBy(compared.own), densityBy(compared.reference)];
  if (own === undefined || reference === undefined) return undefined;
  return {
    equation,
    by: compared.by,
    density: (state.density * reference) / own,
    excess: reference / own - 1,
  };
}
