import type { Branch } from '../items/branch.ts';
import type { LineLosses } from '../items/line-losses.ts';

/** What the solver is given: a graph with potentials, some of them held. */
export interface Potentials {
  readonly branches: readonly Branch[];
  /** The losses of the branches that are lines of a liquid. */
  readonly lines?: LineLosses | undefined;
  /** Held potential of each node; undefined where it is unknown. */
  readonly held: readonly (number | undefined)[];
  /** Flow into each node from outside, kg/s. */
  readonly exchange: readonly number[];
  /** Unknowns beyond potentials and flows: a driving potential added to a branch, or the exchange of a node. */
  readonly unknowns: readonly ({ readonly branch: number } | { readonly exchangeOf: number })[];
  /** As many conditions: the mass balance of a held node, or the flow of a branch. */
  readonly conditions: readonly ({ readonly balanceOf: number } | { readonly branch: number; readonly flow: number })[];
  /** A potential difference typical of the network, and a flow. */
  readonly potentialScale: number;
  readonly flowScale: number;
  /** Potential errors up to this are solved. */
  readonly tolerance: number;
  /** Flows at the start, as a share of those at which the branches begin. */
  readonly startShare: number;
  /** Flows and potentials to start from instead. */
  readonly start?: { readonly flows: Float64Array; readonly potentials: Float64Array } | undefined;
  /** Whether the steps are cut at the minimum of the convex function rather than where the errors stop shrinking. */
  readonly isConvex: boolean;
}

export interface PotentialSolution {
  readonly flows: Float64Array;
  readonly potentials: Float64Array;
  /** Driving potentials and exchanges, in the order of `unknowns`. */
  readonly extra: Float64Array;
  readonly iterations: number;
  readonly isConverged: boolean;
  /** Index of the branch with the largest error, of use where it has not converged. */
  readonly worstBranch: number;
  /** Whether a matrix was singular: the conditions do not determine the unknowns. */
  readonly isSingular: boolean;
  /** Largest mass imbalance of a node, kg/s. */
  readonly imbalance: number;
}
