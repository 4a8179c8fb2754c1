/** dy/dt = f(t, y), with what is needed to judge errors. */
export interface StiffSystem {
  readonly size: number;
  /** The last so many states are pure integrals: f depends on none of them. */
  readonly integrals: number;
  /** Writes f(t, y). Throws a RangeError or writes NaN where y is no possible state: the step is then shortened. */
  readonly derivative: (time: number, state: Float64Array, rate: Float64Array) => void;
  /** Which of the branches that meet at its kinks f followed when it was last evaluated; without it f is taken to be smooth. */
  readonly branch?: () => number;
  /** Writes the size of each state, against which its error counts. */
  readonly scale: (state: Float64Array, scale: Float64Array) => void;
}
