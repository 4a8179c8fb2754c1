import { log, pow } from '../elementary/index.ts';
import { churchill, colebrook, frictionFactor, laminarLimit, turbulentLimit } from '../flow/index.ts';
import type { NetworkFriction } from './types.ts';

/** A Darcy friction factor and its slope df/d ln(Re). */
export interface Friction {
  readonly factor: number;
  readonly slope: number;
}

/** The jump of `step` is a straight line over this range of Reynolds numbers, so that a solution on the jump exists. */
const jump = { from: 2320, to: 2330 } as const;

/** Reynolds number beyond which no wall is anything but fully rough; trial flows of a search may be beyond all numbers. */
const highest = 1e30;

/** Returns the Darcy friction factor of a law at a Reynolds number above 0, with its slope. */
export function frictionAt(law: NetworkFriction, reynoldsNumber: number, relativeRoughness: number): Friction {
  const reynolds = Math.min(reynoldsNumber, highest);
  if (law === 'swamee-jain') return swameeJain(reynolds, relativeRoughness);
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

/**
 * Swamee and Jain's formula from Re 4000, with Dunlop's cubic from 2000. Source: L. A. Rossman et al., EPANET 2.2 User Manual,
 * EPA/600/R-20/133 (2020), section 12.1, table 12.2 and the text below it.
 */
function swameeJain(reynolds: number, relativeRoughness: number): Friction {
  if (reynolds <= laminarLimit) return laminar(reynolds);
  const viscous = 5.74 / pow(Math.max(reynolds, turbulentLimit), 0.9);
  const inner = relativeRoughness / 3.7 + viscous;
  const inverse = (-2 * log(inner)) / Math.LN10;
  const factor = 1 / (inverse * inverse);
  const slope = (-3.6 * factor * viscous) / (Math.LN10 * inner * inverse);
  if (reynolds >= turbulentLimit) return { factor, slope };
  // fb = 2·f + df/d ln(Re) at Re 4000: the slope of f·Re² there.
  const fa = factor;
  const fb = 2 * factor + slope;
  const r = reynolds / laminarLimit;
  const c = [7 * fa - fb, 0.128 - 17 * fa + 2.5 * fb, -0.128 + 13 * fa - 2 * fb, 0.032 - 3 * fa + 0.5 * fb] as const;
  return {
    factor: c[0] + r * (c[1] + r * (c[2] + r * c[3])),
    slope: r * (c[1] + r * (2 * c[2] + r * 3 * c[3])),
  };
}

function straight(reynolds: number, from: number, low: number, to: number, high: number): Friction {
  const slope = (high - low) / (to - from);
  return { factor: low + slope * (reynolds - from), slope: slope * reynolds };
}
