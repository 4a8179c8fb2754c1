import { highestConventionalBuiltUp, highestUncorrectedBackPressure } from '@isentrope/engineering/relief';
import type { SourceRow } from './tables.ts';

/** The back pressure that a source allows. */
export interface Allowance {
  /** Highest back pressure above the reference, Pa. */
  readonly pressure: number;
  /**
   * Built-up back pressure is above the outlet of the tip: API 520-I limits it for conventional valves. Everything else is limited as the
   * total back pressure above the atmosphere.
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

/** The allowance of a source; undefined if it has none. */
export function allowanceOf(source: SourceRow): Allowance | undefined {
  const { allowablePressure, allowableShare, setPressure, valveType } = source;
  if (allowablePressure !== undefined)
    return { pressure: allowablePressure, reference: 'atmosphere', isAssumed: false };
  const share = allowableShare ?? defaultShare(valveType);
  if (share === undefined || setPressure === undefined) return undefined;
  return {
    pressure: share * setPressure,
    reference: valveType === 'conventional' ? 'tip outlet' : 'atmosphere',
    isAssumed: allowableShare === undefined,
  };
}
