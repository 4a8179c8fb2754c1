import { highestConventionalBuiltUp, highestUncorrectedBackPressure } from '@isentrope/engineering/relief';
import type { SourceRow } from './tables.ts';

/** The back pressure that a source allows. */
export interface Allowance {
  /** Highest back pressure above the reference, Pa. */
  readonly pressure: number;
  /**
   * Of conventional valves API 520-I limits the built-up back pressure, above the outlet of the tip, if the pressure there is constant and
   * their springs are set for it. Everything else is limited as the total back pressure above the atmosphere.
   */
  readonly reference: 'tip outlet' | 'atmosphere';
  /** Whether it was assumed by the type of the valve. */
  readonly isAssumed: boolean;
}

/** The default of a type of valve, as a share of its set pressure; none for a pilot-operated valve or a source that is no relief valve. */
export function defaultShare(valveType: SourceRow['valveType']): number | undefined {
  if (valveType === 'conventional') return highestConventionalBuiltUp;
  return valveType === 'balanced' ? highestUncorrectedBackPressure : undefined;
}

/** What the pressure at the outlet of the network is for conventional valves. */
export interface OutletForSprings {
  /** Pa absolute. */
  readonly outlet: number;
  readonly atmosphere: number;
  /** Whether their springs are set for it. */
  readonly areSet: boolean;
}

/** The allowance of a source; undefined if it has none. */
export function allowanceOf(
  { allowablePressure, allowableShare, setPressure, valveType }: SourceRow,
  { outlet, atmosphere, areSet }: OutletForSprings,
): Allowance | undefined {
  if (allowablePressure !== undefined)
    return { pressure: allowablePressure, reference: 'atmosphere', isAssumed: false };
  const share = allowableShare ?? defaultShare(valveType);
  if (share === undefined || setPressure === undefined) return undefined;
  const isAboveOutlet = valveType === 'conventional' && (areSet || outlet <= atmosphere);
  return {
    pressure: share * setPressure,
    reference: isAboveOutlet ? 'tip outlet' : 'atmosphere',
    isAssumed: allowableShare === undefined,
  };
}
