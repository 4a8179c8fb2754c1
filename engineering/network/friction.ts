import { churchill, colebrook, frictionFactor, laminarLimit, turbulentLimit } from '../flow/index.ts';
import type { NetworkFriction } from './types.ts';

/** A Darcy friction factor and its slope df/d ln(Re). */
export interface Friction {
  readonly factor: number;
  readonly slope: number;
}

/** The jump of `step` is a straight line over this range of Reynolds numbers, so that a solution on the jump exists. */
const jump = { from: 2320, to: 2330 } as const;

/** Returns the Darcy friction factor of a law at a Reynolds number above 0, with its slope. */
export function frictionAt(law: NetworkFriction, reynolds: number, relativeRoughness: number): Friction {
  if (law === 'churchill') return churchillWithSlope(reynolds, relativeRoughness);
  const [from, to] = law === 'step' ? [jump.from, jump.to] : [laminarLimit, turbulentLimit];
  if (reynolds <= from) return laminar(reynolds);
  if (reynolds >= to) return colebrookWithSlope(reynolds, relativeRoughness);
  if (law === 'step') return straight(reynolds, from, 64 / from, to, colebrook(to, relativeRoughness));
  const factor = frictionFactor(reynolds, relativeRoughness);
  return { factor, slope: ((factor - 64 / from) * reynolds) / (reynolds - from) };
}

function laminar(reynolds: number): Friction {
  return { factor: 64 / reynolds, slope: -64 / reynolds };
}

/** Slope by differentiation of 1/√f = −2·log10(ε/(3.7·D) + 2.51/(Re·√f)). */
function colebrookWithSlope(reynolds: number, relativeRoughness: number): Friction {
  const factor = colebrook(reynolds, relativeRoughness);
  const inverse = 1 / Math.sqrt(factor);
  const viscous = 2.51 / reynolds;
  const share = ((2 / Math.LN10) * viscous) / (relativeRoughness / 3.7 + viscous * inverse);
  return { factor, slope: (-2 * factor * share) / (1 + share) };
}

function churchillWithSlope(reynolds: number, relativeRoughness: number): Friction {
  const [below, above] = [reynolds * (1 - 1e-5), reynolds * (1 + 1e-5)];
  const factor = churchill(reynolds, relativeRoughness);
  return { factor, slope: (churchill(above, relativeRoughness) - churchill(below, relativeRoughness)) / 2e-5 };
}

function straight(reynolds: number, from: number, low: number, to: number, high: number): Friction {
  const slope = (high - low) / (to - from);
  return { factor: low + slope * (reynolds - from), slope: slope * reynolds };
}
