import { log, log1p } from '../../elementary/index.ts';

/**
 * Common equation of isothermal and adiabatic pipe flow of an ideal gas. With z = 1 − (v1/v2)², v the specific volume, the resistance N =
 * f·L/D + ΣK needed for this expansion is N = (κ/c)·(z + c·ln(1 − z)). Isothermal flow has κ = 1 and c = M_T², the square of the velocity
 * over √(p/ρ); adiabatic flow κ = (γ + 1)/(2γ) and c = κ/(1/(γ·M²) + (γ − 1)/(2γ)). The flow chokes at z = 1 − c.
 */

/**
 * Expansion z after a resistance N; undefined where the flow chokes first. By Newton's method from the side on which it never overshoots,
 * accurate to rounding even for the smallest pressure drop.
 */
export function expansionAfter(resistance: number, c: number, kappa: number): number | undefined {
  const drive = (resistance * c) / kappa;
  const maximum = 1 - c;
  if (!(maximum > 0) || drive > maximum + c * log(c)) return undefined;
  // z + c·ln(1 − z) is concave and rises to z = 1 − c: from a point below the root, each step stays below it.
  let z = drive;
  for (let step = 0; step < 200; step += 1) {
    const slope = 1 - c / (1 - z);
    if (!(slope > 0)) return maximum;
    const next = Math.min(z + (drive - z - c * log1p(-z)) / slope, maximum);
    if (Math.abs(next - z) <= 2 * Number.EPSILON * z) return next;
    z = next;
  }
  return z;
}

/**
 * Largest c at which a flow still passes a resistance N: N/κ = 1/c − 1 + ln c. Newton's method on 1/c from above, where the equation is
 * convex.
 */
export function chokingNumber(resistance: number, kappa: number): number {
  const n = resistance / kappa;
  let t = 1 + n + Math.sqrt(2 * n);
  for (let step = 0; step < 100; step += 1) {
    const next = t - (t - 1 - log(t) - n) / (1 - 1 / t);
    if (!(next < t)) return 1 / t;
    t = next;
  }
  return 1 / t;
}
