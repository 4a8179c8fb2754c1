import { requirePositive } from '../../../quantities/index.ts';

/** Liquid and gas flowing together in a round pipe, without mass transfer. */
export interface TwoPhaseLine {
  /** kg/s */
  readonly liquidFlow: number;
  /** kg/s */
  readonly gasFlow: number;
  /** kg/m³ */
  readonly liquidDensity: number;
  /** kg/m³ */
  readonly gasDensity: number;
  /** Pa·s */
  readonly liquidViscosity: number;
  /** Pa·s */
  readonly gasViscosity: number;
  /** N/m */
  readonly surfaceTension: number;
  /** m */
  readonly diameter: number;
  /** Absolute, m. */
  readonly roughness: number;
}

const positive = [
  'liquidFlow',
  'gasFlow',
  'liquidDensity',
  'gasDensity',
  'liquidViscosity',
  'gasViscosity',
  'surfaceTension',
  'diameter',
] as const satisfies readonly (keyof TwoPhaseLine)[];

/** Throws a RangeError for the first value that is not positive, or for a gas that is not lighter than its liquid. */
export function checkTwoPhase(line: TwoPhaseLine): void {
  for (const name of positive) requirePositive(name, line[name]);
  if (!(line.roughness >= 0 && line.roughness < line.diameter))
    throw new RangeError(`roughness must be at least 0 and below the diameter, got ${line.roughness}`);
  if (line.gasDensity >= line.liquidDensity)
    throw new RangeError(`gasDensity must be below liquidDensity, got ${line.gasDensity}`);
}

/** Homogeneous (no-slip) properties of a two-phase flow. */
export interface Homogeneous {
  /** Mass fraction of gas, x. */
  readonly quality: number;
  /** G, kg/(m²·s). */
  readonly massFlux: number;
  /** Superficial velocities, m/s. */
  readonly liquidVelocity: number;
  readonly gasVelocity: number;
  /** Their sum, m/s. */
  readonly velocity: number;
  /** Volume fraction of liquid without slip, λ. */
  readonly liquidFraction: number;
  /** ρ_m = λ·ρ_l + (1 − λ)·ρ_g, kg/m³. */
  readonly density: number;
  /** μ_m = λ·μ_l + (1 − λ)·μ_g, Pa·s. */
  readonly viscosity: number;
}

/** Returns the no-slip mixture of a two-phase flow. Throws a RangeError as `checkTwoPhase`. */
export function homogeneous(line: TwoPhaseLine): Homogeneous {
  checkTwoPhase(line);
  const area = (Math.PI / 4) * line.diameter ** 2;
  const total = line.liquidFlow + line.gasFlow;
  const liquidVelocity = line.liquidFlow / line.liquidDensity / area;
  const gasVelocity = line.gasFlow / line.gasDensity / area;
  const velocity = liquidVelocity + gasVelocity;
  const liquidFraction = liquidVelocity / velocity;
  return {
    quality: line.gasFlow / total,
    massFlux: total / area,
    liquidVelocity,
    gasVelocity,
    velocity,
    liquidFraction,
    density: total / area / velocity,
    viscosity: liquidFraction * line.liquidViscosity + (1 - liquidFraction) * line.gasViscosity,
  };
}
