import type { MassFlow, PressureDifference } from '../quantities/index.ts';

/** What the pressure differential of a valve is, given its flow. */
export type PressureDropAnswer =
  | { readonly type: 'unique'; readonly pressureDifference: PressureDifference }
  /** Every differential from `least` to the whole inlet pressure gives the same flow. */
  | { readonly type: 'not unique: choked'; readonly least: PressureDifference }
  /** No differential gives so much. */
  | { readonly type: 'more than the greatest flow'; readonly greatestFlow: MassFlow };

/** A flow counts as the choked flow within this fraction of it: the accuracy to which a flow can be computed back. */
const onPlateau = 1e-12;

/** The answer for a flow at or above the choked flow; undefined below it. */
export function chokedFrom(
  massFlow: MassFlow,
  greatestFlow: MassFlow,
  least: PressureDifference,
): PressureDropAnswer | undefined {
  const share = massFlow / greatestFlow - 1;
  if (share > onPlateau) return { type: 'more than the greatest flow', greatestFlow };
  return share >= -onPlateau ? { type: 'not unique: choked', least } : undefined;
}
