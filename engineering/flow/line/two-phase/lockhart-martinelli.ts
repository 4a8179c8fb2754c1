import { pow } from '../../../elementary/index.ts';
import { laminarLimit } from '../friction-factor.ts';
import { frictionGradient } from '../single-phase.ts';
import { homogeneous, type TwoPhaseLine } from './mixture.ts';

/** Intermediate and final values of the Lockhart–Martinelli correlation. */
export interface LockhartMartinelli {
  /** Darcy friction factor of the liquid alone in the pipe. */
  readonly friction: number;
  /** Gradients of either phase alone in the pipe, Pa/m. */
  readonly liquidGradient: number;
  readonly gasGradient: number;
  /** X = √(liquid gradient / gas gradient). */
  readonly parameter: number;
  /** Chisholm's C. */
  readonly C: number;
  /** φ_l² */
  readonly multiplier: number;
  /** Pa/m */
  readonly gradient: number;
}

/** Smooth-pipe friction factor of the correlation: 64/Re, then 0.184/Re^0.2. */
function ownFriction(reynoldsNumber: number): number {
  return reynoldsNumber < laminarLimit ? 64 / reynoldsNumber : 0.184 * pow(reynoldsNumber, -0.2);
}

/**
 * Frictional gradient of a two-phase flow by Lockhart and Martinelli (1949) with Chisholm's constants (1967): both
 * phases turbulent 20, liquid laminar 12, gas laminar 10, both laminar 5, the limit at Re = 2000. For horizontal flow
 * in smooth pipe: the roughness does not enter. RangeError as `checkTwoPhase`.
 * Source: R. W. Lockhart, R. C. Martinelli, Chem. Eng. Prog. 45 (1949) 39–48; D. Chisholm, Int. J. Heat Mass Transfer
 * 10 (1967) 1767–1778.
 */
export function lockhartMartinelli(line: TwoPhaseLine): LockhartMartinelli {
  const { liquidVelocity, gasVelocity } = homogeneous(line);
  const { diameter } = line;
  const liquidReynolds = (line.liquidDensity * liquidVelocity * diameter) / line.liquidViscosity;
  const gasReynolds = (line.gasDensity * gasVelocity * diameter) / line.gasViscosity;
  const friction = ownFriction(liquidReynolds);
  const liquidGradient = frictionGradient(friction, line.liquidDensity, liquidVelocity, diameter);
  const gasGradient = frictionGradient(ownFriction(gasReynolds), line.gasDensity, gasVelocity, diameter);
  const C = chisholmConstant(liquidReynolds >= laminarLimit, gasReynolds >= laminarLimit);
  const parameter = Math.sqrt(liquidGradient / gasGradient);
  const multiplier = 1 + C / parameter + 1 / parameter ** 2;
  return { friction, liquidGradient, gasGradient, parameter, C, multiplier, gradient: multiplier * liquidGradient };
}

function chisholmConstant(liquidTurbulent: boolean, gasTurbulent: boolean): number {
  if (liquidTurbulent) return gasTurbulent ? 20 : 10;
  return gasTurbulent ? 12 : 5;
}
