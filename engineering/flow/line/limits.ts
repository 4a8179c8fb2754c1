/** A range that a figure should lie in; either end may be open. */
export interface Range {
  readonly least?: number;
  readonly most?: number;
}

/** What a line in a service should keep to, in SI. */
export interface LineLimits {
  /** m/s */
  readonly velocity?: Range;
  /** Frictional gradient, Pa/m. */
  readonly gradient?: Range;
  /** ρv², kg/(m·s²). */
  readonly momentumFlux?: number;
  /** At the outlet, where it is highest. */
  readonly mach?: number;
  /** Velocity over erosional velocity. */
  readonly erosionalRatio?: number;
}
