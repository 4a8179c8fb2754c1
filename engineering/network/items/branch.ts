/**
 * The equation of one item between two potentials, as the solver sees it: F(m, πf, πt) = 0, in Pa for a liquid and in Pa·kg/m³ for a gas.
 * The potential π is p + ρ·g·z for a liquid and ∫ρ·dp for a gas, so that ∂F/∂πf is about 1 and ∂F/∂πt about −1.
 */
export interface BranchValue {
  /** F. */
  error: number;
  /** −∂F/∂m, never negative. */
  slope: number;
  /** ∂F/∂πf, from 0 up. */
  byFrom: number;
  /** ∂F/∂πt, from 0 down. */
  byTo: number;
}

/** An item between the nodes with the indices `from` and `to`. */
export interface Branch {
  readonly tag: string;
  readonly from: number;
  readonly to: number;
  /** Writes F and its derivatives at a flow, kg/s, and two potentials into `value`. */
  readonly evaluate: (flow: number, from: number, to: number, value: BranchValue) => void;
  /** Flow, kg/s, to start from. */
  readonly start: number;
  /** Whether flow passes from `from` to `to` only. */
  readonly oneWay: boolean;
  /** Number among the losses of the lines, where the equation is that of a liquid in a line: F = πf − πt − loss. */
  readonly line?: number | undefined;
}

/** A loss, Pa or Pa·kg/m³, and its slope at a flow: written into `value`, which is reused. */
export interface LossValue {
  loss: number;
  slope: number;
}
