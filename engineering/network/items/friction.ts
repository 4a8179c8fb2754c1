import { exp, log, pow } from '../../elementary/index.ts';
import { churchill, colebrook, laminarLimit, turbulentLimit } from '../../flow/index.ts';
import type { NetworkFriction } from '../types.ts';

/** A Darcy friction factor and its slope df/d ln(Re). */
export interface Friction {
  factor: number;
  slope: number;
}

/** The jump of `step` is a straight line over this range of Reynolds numbers, so that a solution on the jump exists. */
const jump = { from: 2320, to: 2330 } as const;

/** Reynolds number beyond which no wall is anything but fully rough; trial flows of a search may be beyond all numbers. */
const highest = 1e30;

/** Returns the Darcy friction factor of a law at a Reynolds number above 0, with its slope. */
export function frictionAt(law: NetworkFriction, reynoldsNumber: number, relativeRoughness: number): Friction {
  const friction: Friction = { factor: NaN, slope: NaN };
  writeFriction(law, reynoldsNumber, relativeRoughness, friction);
  return friction;
}

/** Writes what `frictionAt` returns into `friction`, which a search of thousands of lines reuses. */
export function writeFriction(
  law: NetworkFriction,
  reynoldsNumber: number,
  relativeRoughness: number,
  friction: Friction,
): void {
  const reynolds = Math.min(reynoldsNumber, highest);
  if (law === 'swamee-jain') {
    swameeJain(reynolds, relativeRoughness, friction);
  } else if (law === 'churchill') {
    churchillWithSlope(reynolds, relativeRoughness, friction);
  } else if (law === 'hermite') {
    hermite(reynolds, relativeRoughness, friction);
  } else {
    const [from, to] = law === 'step' ? [jump.from, jump.to] : [laminarLimit, turbulentLimit];
    if (reynolds <= from) laminar(reynolds, friction);
    else if (reynolds >= to) colebrookWithSlope(reynolds, relativeRoughness, friction);
    else {
      // A straight line between both.
      const slope = (colebrook(to, relativeRoughness) - 64 / from) / (to - from);
      friction.factor = 64 / from + slope * (reynolds - from);
      friction.slope = slope * reynolds;
    }
  }
}

function laminar(reynolds: number, friction: Friction): void {
  friction.factor = 64 / reynolds;
  friction.slope = -64 / reynolds;
}

/** Slope by differentiation of 1/√f = −2·log10(ε/(3.7·D) + 2.51/(Re·√f)). */
function colebrookWithSlope(reynolds: number, relativeRoughness: number, friction: Friction): void {
  const factor = colebrook(reynolds, relativeRoughness);
  const inverse = 1 / Math.sqrt(factor);
  const viscous = 2.51 / reynolds;
  const share = ((2 / Math.LN10) * viscous) / (relativeRoughness / 3.7 + viscous * inverse);
  friction.factor = factor;
  friction.slope = (-2 * factor * share) / (1 + share);
}

function churchillWithSlope(reynolds: number, relativeRoughness: number, friction: Friction): void {
  const below = churchill(reynolds * (1 - 1e-5), relativeRoughness);
  const above = churchill(reynolds * (1 + 1e-5), relativeRoughness);
  friction.factor = churchill(reynolds, relativeRoughness);
  friction.slope = (above - below) / 2e-5;
}

/**
 * Swamee and Jain's formula from Re 4000, with Dunlop's cubic from 2000. Source: L. A. Rossman et al., EPANET 2.2 User Manual,
 * EPA/600/R-20/133 (2020), section 12.1, table 12.2 and the text below it.
 */
function swameeJain(reynolds: number, relativeRoughness: number, friction: Friction): void {
  if (reynolds <= laminarLimit) {
    laminar(reynolds, friction);
    return;
  }
  const viscous = 5.74 / pow(Math.max(reynolds, turbulentLimit), 0.9);
  const inner = relativeRoughness / 3.7 + viscous;
  const inverse = (-2 * log(inner)) / Math.LN10;
  const factor = 1 / (inverse * inverse);
  const slope = (-3.6 * factor * viscous) / (Math.LN10 * inner * inverse);
  friction.factor = factor;
  friction.slope = slope;
  if (reynolds >= turbulentLimit) return;
  // fb = 2·f + df/d ln(Re) at Re 4000: the slope of f·Re² there.
  const fa = factor;
  const fb = 2 * factor + slope;
  const r = reynolds / laminarLimit;
  const c = [7 * fa - fb, 0.128 - 17 * fa + 2.5 * fb, -0.128 + 13 * fa - 2 * fb, 0.032 - 3 * fa + 0.5 * fb] as const;
  friction.factor = c[0] + r * (c[1] + r * (c[2] + r * c[3]));
  friction.slope = r * (c[1] + r * (2 * c[2] + r * 3 * c[3]));
}

/**
 * Laminar up to a Reynolds number that falls with the roughness, Colebrook from about 4000, and between them the cubic of log Re by log(f·Re²)
 * with the slopes of both at its ends. The upper one is where Colebrook has the f·Re² of Swamee and Jain's formula at Re 4000. Source: Modelica
 * Standard Library 4.0, Modelica.Fluid.UsersGuide.ComponentDefinition.WallFriction, region 2, and Modelica.Fluid.Pipes.BaseClasses.WallFriction.Detailed;
 * the lower limit from I. E. Idelchik, Handbook of Hydraulic Resistance, 3rd ed. 1994, diagram 2-4.
 */
function hermite(reynolds: number, relativeRoughness: number, friction: Friction): void {
  const from = pow(745 * exp(Math.min(1, 0.0065 / relativeRoughness)), 0.97);
  if (reynolds <= from) {
    laminar(reynolds, friction);
    return;
  }
  swameeJain(turbulentLimit, relativeRoughness, friction);
  const root = turbulentLimit * Math.sqrt(friction.factor);
  const to = (-2 * root * log(relativeRoughness / 3.7 + 2.51 / root)) / Math.LN10;
  colebrookWithSlope(Math.max(reynolds, to), relativeRoughness, friction);
  if (reynolds >= to) return;
  const start = log(64 * from);
  const width = 2 * log(root) - start;
  const rise = log(to / from) / width;
  const last = 1 / (2 + friction.slope / friction.factor);
  const [second, third] = [3 * rise - 2 - last, 1 + last - 2 * rise];
  const sought = log(reynolds / from) / width;
  let share = sought;
  let slope = 1;
  for (let round = 0; round < 8; round += 1) {
    slope = 1 + share * (2 * second + share * 3 * third);
    share -= (share * (1 + share * (second + share * third)) - sought) / slope;
  }
  friction.factor = exp(start + share * width) / (reynolds * reynolds);
  friction.slope = friction.factor * (1 / slope - 2);
}
