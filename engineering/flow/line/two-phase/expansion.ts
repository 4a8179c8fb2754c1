import { log1p } from '../../../elementary/index.ts';
import { findRoot } from '../../../numerics/index.ts';
import { choked } from '../compressible.ts';

/** Two-phase mixture at the inlet of a line of constant bore, with its losses at constant density. */
export interface ExpandingMixture {
  /** Pa absolute. */
  readonly pressure: number;
  /** Of the mixture without slip, kg/m³. */
  readonly density: number;
  /** Volume fraction of gas without slip. */
  readonly gasFraction: number;
  /** kg/(m²·s) */
  readonly massFlux: number;
  /** Friction in pipe and fittings at the inlet density, Pa. */
  readonly frictionLoss: number;
  /** Static pressure loss of a rise, Pa; 0 for a falling line. */
  readonly riseLoss: number;
}

/** ∫ dη/ε from η = 1 − u to 1, with ε = 1 − ω + ω/η the specific volume over that at η = 1. */
function frictionIntegral(u: number, omega: number): number {
  const a = 1 - omega;
  if (a * u > 0.05) return u / a + (omega / a ** 2) * log1p(-a * u);
  let sum = 0;
  for (let k = 14; k >= 2; k -= 1) sum = sum * a * u + 1 / k;
  return u - omega * u * u * sum;
}

/**
 * Outlet pressure, Pa absolute, of a homogeneous mixture whose gas expands isothermally without flashing; friction grows with the specific
 * volume. `choked` where the flow does not reach the outlet. The rise is deducted at the inlet, where it costs most. Reduces to isothermal
 * flow for pure gas and to constant density for pure liquid.
 * Source: J. C. Leung, M. A. Grolmes, The discharge of two-phase flashing flow in a horizontal duct, AIChE J. 33 (1987) 524–527, with ω the
 * gas fraction, as for a mixture that does not flash.
 */
export function expandedPressure(inlet: ExpandingMixture): number | typeof choked {
  const start = inlet.pressure - Math.max(0, inlet.riseLoss);
  if (!(start > 0)) return choked;
  // Mixture volume after deducting the rise, relative to that at the inlet.
  const gas = (inlet.gasFraction * inlet.pressure) / start;
  const swelling = 1 - inlet.gasFraction + gas;
  const omega = gas / swelling;
  const drive = (inlet.frictionLoss * swelling) / start;
  const flux = (inlet.massFlux ** 2 * swelling) / (inlet.density * start);
  const maximum = Math.min(1 - Math.sqrt(flux * omega), 1 - Number.EPSILON);
  if (!(maximum > 0)) return choked;
  const excess = (u: number) => frictionIntegral(u, omega) - flux * log1p((omega * u) / (1 - u)) - drive;
  if (!(excess(maximum) > 0)) return choked;
  const root = findRoot(excess, 0, maximum);
  return root ? start * (1 - root.x) : choked;
}
