/** A system dy/dt = f(t, y) with its error scales. */
export interface StiffSystem {
  readonly size: number;
  /** Number of states at the end that are pure integrals: f does not depend on them. */
  readonly integrals: number;
  /** Writes f(t, y). Throws a RangeError or writes NaN for an invalid state y: the step is then shortened. */
  readonly derivative: (time: number, state: Float64Array, rate: Float64Array) => void;
  /** Which of the branches that meet at its kinks f followed in its last evaluation; without it f is assumed smooth. */
  readonly branch?: () => number;
  /** Writes the scale of each state for its error. */
  readonly scale: (state: Float64Array, scale: Float64Array) => void;
}
