import { pow } from '../../../elementary/index.ts';
import { standardGravity } from '../../../quantities/index.ts';
import { frictionFactor } from '../friction-factor.ts';
import { frictionGradient } from '../single-phase.ts';
import { homogeneous, type TwoPhaseLine } from './mixture.ts';

/** Intermediate and final values of the Friedel correlation. */
export interface Friedel {
  /** Darcy friction factor of the whole flow as liquid. */
  readonly friction: number;
  /** Gradient of the whole flow as liquid, Pa/m. */
  readonly liquidOnly: number;
  readonly E: number;
  readonly F: number;
  readonly H: number;
  readonly froude: number;
  readonly weber: number;
  /** φ_lo², the multiplier of that gradient. */
  readonly multiplier: number;
  /** Pa/m */
  readonly gradient: number;
}

/**
 * Frictional gradient of a two-phase flow by Friedel (1979), for horizontal and vertical upward flow; meant for μ_l/μ_g below 1000. Its
 * friction factors are those of this library. Throws a RangeError as `checkTwoPhase`.
 * Source: L. Friedel, European Two-Phase Flow Group Meeting, Ispra 1979, paper E2; S. M. Ghiaasiaan, Two-Phase Flow, Boiling, and
 * Condensation (2007).
 */
export function friedel(line: TwoPhaseLine): Friedel {
  const { quality: x, massFlux: G, density } = homogeneous(line);
  const { liquidDensity, gasDensity, liquidViscosity, gasViscosity, diameter } = line;
  const relative = line.roughness / diameter;
  const friction = frictionFactor((G * diameter) / liquidViscosity, relative);
  const gasFriction = frictionFactor((G * diameter) / gasViscosity, relative);
  const liquidOnly = frictionGradient(friction, liquidDensity, G / liquidDensity, diameter);
  const E = (1 - x) ** 2 + (x * x * liquidDensity * gasFriction) / (gasDensity * friction);
  const F = pow(x, 0.78) * pow(1 - x, 0.224);
  const thinner = gasViscosity / liquidViscosity;
  const H = pow(liquidDensity / gasDensity, 0.91) * pow(thinner, 0.19) * pow(Math.max(0, 1 - thinner), 0.7);
  const froude = G ** 2 / (standardGravity * diameter * density ** 2);
  const weber = (G ** 2 * diameter) / (line.surfaceTension * density);
  const multiplier = E + (3.24 * F * H) / (pow(froude, 0.0454) * pow(weber, 0.035));
  return { friction, liquidOnly, E, F, H, froude, weber, multiplier, gradient: multiplier * liquidOnly };
}
