/** How a transport property was found. */
export type TransportMethod =
  /** A correlation published for this fluid. */
  | 'correlation'
  /** Extended corresponding states with propane, its scale fitted to published values of this fluid. */
  | 'corresponding-states-fitted'
  /** Corresponding states from critical constants alone. */
  | 'corresponding-states';

/** A transport property of a state, in SI units, with what is known of it. */
export interface TransportValue {
  /** Pa·s, W/(m·K) or N/m. */
  readonly value: number;
  readonly method: TransportMethod;
  /** The paper or book that the method is from. */
  readonly source: string;
  /** The share by which it may be off, for liquid and gas away from the critical point. */
  readonly uncertainty: number;
  /** Whether the state lies outside the range for which the source vouches. */
  readonly extrapolated: boolean;
}

/** Where a source vouches for a correlation; what is not given ends with the equation of state. */
export interface TransportRange {
  /** K. */
  readonly minimumTemperature?: number;
  /** K. */
  readonly maximumTemperature?: number;
  /** Pa. */
  readonly maximumPressure?: number;
}
