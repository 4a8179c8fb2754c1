import { cube, exp, log, pow, sin, wholePower } from '../../../elementary/index.ts';
import { Refusal, requirePositive, standardGravity } from '../../../quantities/index.ts';
import { frictionFactor } from '../friction-factor.ts';
import { frictionGradient } from '../single-phase.ts';
import { homogeneous, type TwoPhaseLine } from './mixture.ts';

/** Flow patterns of the horizontal flow map of Beggs and Brill. */
export type FlowPattern = 'Segregated' | 'Transition' | 'Intermittent' | 'Distributed';

/** Froude numbers at which the flow pattern changes, for a no-slip liquid fraction λ. */
export interface PatternLimits {
  readonly L1: number;
  readonly L2: number;
  readonly L3: number;
  readonly L4: number;
}

/** Limits of the flow map by the no-slip liquid fraction λ. Source: as `beggsBrill`, the revised map. */
export function patternLimits(liquidFraction: number): PatternLimits {
  return {
    L1: 316 * pow(liquidFraction, 0.302),
    L2: 0.0009252 * pow(liquidFraction, -2.4684),
    L3: 0.1 * pow(liquidFraction, -1.4516),
    L4: 0.5 * pow(liquidFraction, -6.738),
  };
}

/** Flow pattern in a horizontal pipe by Froude number v²/(g·D) and λ. */
export function flowPattern(froude: number, liquidFraction: number): FlowPattern {
  const { L1, L2, L3, L4 } = patternLimits(liquidFraction);
  if (froude < (liquidFraction < 0.01 ? L1 : L2)) return 'Segregated';
  if (liquidFraction >= 0.01 && froude <= L3) return 'Transition';
  return froude <= (liquidFraction < 0.4 ? L1 : L4) ? 'Intermittent' : 'Distributed';
}

type Holdup = Exclude<FlowPattern, 'Transition'>;

const horizontal: Readonly<Record<Holdup, readonly [a: number, b: number, c: number]>> = {
  Segregated: [0.98, 0.4846, 0.0868],
  Intermittent: [0.845, 0.5351, 0.0173],
  Distributed: [1.065, 0.5824, 0.0609],
};

type Slope = readonly [d: number, e: number, f: number, g: number];

const uphill: Readonly<Record<Holdup, Slope | undefined>> = {
  Segregated: [0.011, -3.768, 3.539, -1.614],
  Intermittent: [2.96, 0.305, -0.4473, 0.0978],
  Distributed: undefined,
};
const downhill: Slope = [4.7, -0.3692, 0.1244, -0.5056];

/** Constants of the holdup correlation for a pattern and an angle, radians: a, b, c; and d, e, f, g for the inclination. */
export function holdupConstants(
  pattern: Holdup,
  angle: number,
): { readonly level: readonly [number, number, number]; readonly slope: Slope | undefined } {
  const slope = angle > 0 ? uphill[pattern] : downhill;
  return { level: horizontal[pattern], slope: angle === 0 ? undefined : slope };
}

/** Intermediate and final values of the Beggs and Brill correlation. */
export interface BeggsBrill {
  readonly pattern: FlowPattern;
  /** Froude number of the mixture, v²/(g·D). */
  readonly froude: number;
  readonly liquidFraction: number;
  /** N_LV = v_sl·(ρ_l/(g·σ))^0.25. */
  readonly velocityNumber: number;
  /** H_L, the liquid fraction of the cross-section. */
  readonly liquidHoldup: number;
  /** Darcy friction factor of the no-slip mixture. */
  readonly friction: number;
  /** f_tp/f = e^S. */
  readonly multiplier: number;
  /** Frictional gradient, Pa/m. */
  readonly gradient: number;
  /** ρ_s = H_L·ρ_l + (1 − H_L)·ρ_g, kg/m³. */
  readonly density: number;
  /** E_k = v_m·v_sg·ρ_s/p: the total gradient is the sum of friction and elevation over 1 − E_k. */
  readonly acceleration: number;
}

/**
 * Two-phase flow in a pipe at an angle to the horizontal, in radians and positive uphill, by Beggs and Brill (1973), at
 * pressure p, Pa absolute. RangeError as `checkTwoPhase` and for a pressure that is not positive; Refusal for a flow so fast at
 * its pressure that the acceleration term has no meaning. Source: H. D. Beggs, J. P. Brill, J. Petroleum Technology 25
 * (1973) 607–617; J. P. Brill, H. D. Beggs, Two-Phase Flow in Pipes (1991).
 */
export function beggsBrill(line: TwoPhaseLine, angle: number, pressure: number): BeggsBrill {
  const mixture = homogeneous(line);
  requirePositive('pressure', pressure);
  const { liquidFraction: lambda, velocity } = mixture;
  const { diameter, liquidDensity, gasDensity } = line;
  const froude = velocity ** 2 / (standardGravity * diameter);
  const velocityNumber = mixture.liquidVelocity * pow(liquidDensity / (standardGravity * line.surfaceTension), 0.25);
  const pattern = flowPattern(froude, lambda);
  const holdup = (of: Holdup) => holdupIn(of, { lambda, froude, velocityNumber, angle });
  const liquidHoldup = pattern === 'Transition' ? transitionHoldup(froude, lambda, holdup) : holdup(pattern);
  const density = liquidHoldup * liquidDensity + (1 - liquidHoldup) * gasDensity;
  const reynolds = (mixture.density * velocity * diameter) / mixture.viscosity;
  const friction = frictionFactor(reynolds, line.roughness / diameter);
  const multiplier = exp(Math.min(7, frictionExponent(lambda / liquidHoldup ** 2)));
  const acceleration = (velocity * mixture.gasVelocity * density) / pressure;
  if (!(acceleration < 1))
    throw new Refusal('no pressure gradient: at this pressure the flow is at or above its critical velocity');
  return {
    pattern,
    froude,
    liquidFraction: lambda,
    velocityNumber,
    liquidHoldup,
    friction,
    multiplier,
    gradient: multiplier * frictionGradient(friction, mixture.density, velocity, diameter),
    density,
    acceleration,
  };
}

function holdupIn(
  pattern: Holdup,
  { lambda, froude, velocityNumber, angle }: Record<'lambda' | 'froude' | 'velocityNumber' | 'angle', number>,
): number {
  const { level, slope } = holdupConstants(pattern, angle);
  const [a, b, c] = level;
  const flat = Math.max(lambda, (a * pow(lambda, b)) / pow(froude, c));
  if (!slope) return Math.min(1, flat);
  const [d, e, f, g] = slope;
  const tilt = Math.max(0, (1 - lambda) * log(d * pow(lambda, e) * pow(velocityNumber, f) * pow(froude, g)));
  const sine = sin(1.8 * angle);
  return Math.min(1, flat * (1 + tilt * (sine - cube(sine) / 3)));
}

function transitionHoldup(
  froude: number,
  lambda: number,
  holdup: (pattern: 'Segregated' | 'Intermittent') => number,
): number {
  const { L2, L3 } = patternLimits(lambda);
  const share = (L3 - froude) / (L3 - L2);
  return share * holdup('Segregated') + (1 - share) * holdup('Intermittent');
}

/** S of f_tp = f·e^S, by y = λ/H_L². */
function frictionExponent(y: number): number {
  if (y > 1 && y < 1.2) return log(2.2 * y - 1.2);
  const l = log(y);
  return l / (-0.0523 + 3.182 * l - 0.8725 * l ** 2 + 0.01853 * wholePower(l, 4));
}
