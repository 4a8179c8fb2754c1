/** Range of a quantity; either end may be open. */
export interface Range {
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Recommended limits of a line in a service, SI. */
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
