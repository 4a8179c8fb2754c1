import type { Phase, WilsonConstants } from './phase.ts';
import type { LnPhi } from './successive-substitution.ts';

/** One phase by an equation of state, with its fast evaluation of ln φ. */
export interface PhaseSlot {
  readonly phase: Phase;
  readonly lnPhi: LnPhi;
  /** Makes `phase` continue from the molar volume returned by `lnPhi`. */
  readonly resume: (volume: number) => void;
}

/** Component data for the search for further phases. */
export interface PhaseFormers {
  readonly ids: readonly string[];
  /** K. */
  readonly criticalTemperatures: Float64Array;
  readonly wilson: WilsonConstants;
  /** Temperature below which the equation has no liquid water, K. */
  readonly coldestWater?: number;
}
