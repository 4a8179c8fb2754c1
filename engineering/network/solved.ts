import type { Branch } from './items/branch.ts';
import type { FluidState } from './fluid/fluid-state.ts';
import type { PotentialSolution } from './search/potentials.ts';
import type { Specifications } from './specifications.ts';

/** Pressure errors up to this, Pa, are solved; the search ends far below. */
export const pressureTolerance = 0.1;

/** Mass imbalances up to this share of the largest flow are solved. */
export const massTolerance = 1e-9;

/** What the search and the results share. */
export interface Setting {
  readonly specifications: Specifications;
  readonly nodeOf: (tag: string) => number;
  /** Nodes at the ends of each item. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly state: FluidState;
  readonly cutOff: ReadonlySet<number>;
}

/** What the results are made from. */
export interface Solved extends Setting {
  readonly branches: readonly Branch[];
  /** Index among the branches of each item; −1 where it is none. */
  readonly branchAt: readonly number[];
  readonly solution: PotentialSolution;
  readonly freeSlope: number;
  readonly density: number;
  readonly flowScale: number;
}
