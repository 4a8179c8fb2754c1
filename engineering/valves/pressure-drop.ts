import type { MassFlow, PressureDifference } from '../quantities/index.ts';

/** Pressure differential of a valve at a given flow. */
export type PressureDropResult =
  | { readonly type: 'unique'; readonly pressureDifference: PressureDifference }
  /** Every differential from `minimum` to the whole inlet pressure gives the same flow. */
  | { readonly type: 'not unique: choked'; readonly minimum: PressureDifference }
  /** No differential gives this flow. */
  | { readonly type: 'more than the greatest flow'; readonly greatestFlow: MassFlow };

/** Relative tolerance within which a flow counts as choked: the accuracy of computed flows. */
const plateauTolerance = 1e-12;

/** Result for a flow at or above the choked flow; undefined below it. */
export function chokedResult(
  massFlow: MassFlow,
  greatestFlow: MassFlow,
  least: PressureDifference,
): PressureDropResult | undefined {
  const share = massFlow / greatestFlow - 1;
  if (share > plateauTolerance) return { type: 'more than the greatest flow', greatestFlow };
  return share >= -plateauTolerance ? { type: 'not unique: choked', minimum: least } : undefined;
}
