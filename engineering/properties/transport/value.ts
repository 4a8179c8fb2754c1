/** Method of a transport property. */
export type TransportMethod =
  /** A correlation published for this fluid. */
  | 'correlation'
  /** Extended corresponding states with propane, its scale fitted to published values of this fluid. */
  | 'corresponding-states-fitted'
  /** The viscosities of the components as liquids, mixed. */
  | 'liquid-mixing'
  /** Corresponding states from critical constants alone. */
  | 'corresponding-states';

/** A transport property of a state, in SI units, with its method, source and uncertainty. */
export interface TransportValue {
  /** Pa·s, W/(m·K) or N/m. */
  readonly value: number;
  readonly method: TransportMethod;
  /** Paper or book of the method. */
  readonly source: string;
  /** Relative uncertainty, for liquid and gas away from the critical point. */
  readonly uncertainty: number;
  /** Whether the state is outside the range of the source. */
  readonly extrapolated: boolean;
}

/** Range of a correlation; limits not given are those of the equation of state. */
export interface TransportRange {
  /** K. */
  readonly minimumTemperature?: number;
  /** K. */
  readonly maximumTemperature?: number;
  /** Pa. */
  readonly maximumPressure?: number;
}
