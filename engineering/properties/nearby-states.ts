/** A state of a fluid with the name of its phase. */
export interface NearbyState {
  /** kg/m³ */
  readonly density: number;
  /** K */
  readonly temperature: number;
  readonly phase: string | undefined;
}

/** The state from which others are near: Pa, K, kg/m³ and J/kg, and its phase. */
export interface StartState extends NearbyState {
  readonly pressure: number;
  readonly enthalpy: number;
}

/** States at a pressure, Pa, and an enthalpy, J/kg. Throws a Refusal where the equation of state has none. */
export type NearbyStates = (pressure: number, enthalpy: number) => NearbyState;
