import { log, log1p } from '../elementary/index.ts';

/**
 * Adiabatic flow of a gas with constant k and Z through a constant bore with friction (Fanno flow), solved from the outlet to the inlet.
 * With y = 1/M², the resistance from y to the sonic state is F(y) = (y − 1)/k + (k + 1)/(2·k)·ln((k + 1)/(2·y + k − 1)).
 * Source: A. H. Shapiro, The Dynamics and Thermodynamics of Compressible Fluid Flow (1953), ch. 6, eq. 6.20 and 6.22.
 */

/** Returns the resistance f·L/D, with the Darcy factor, from a Mach number to the sonic state. */
export function resistanceToSonic(mach: number, k: number): number {
  const y = 1 / (mach * mach);
  return (y - 1) / k + ((k + 1) / (2 * k)) * log((k + 1) / (2 * y + k - 1));
}

/**
 * Returns 1/M² of a flow from its mass flux G, pressure and stagnation temperature, as the parameter A = G²·Z·R·T0/(k·p²·M_gas):
 * A = M²·(1 + (k − 1)/2·M²).
 */
export function inverseSquaredMach(parameter: number, k: number): number {
  return (1 + Math.sqrt(1 + 2 * (k - 1) * parameter)) / (2 * parameter);
}

/**
 * Returns 1/M² in front of a resistance f·L/D + ΣK, from 1/M² ≥ 1 behind it. A negative resistance leads towards the sonic state; undefined
 * where it would pass that.
 */
export function inverseSquaredMachBefore(outlet: number, resistance: number, k: number): number | undefined {
  if (resistance === 0) return outlet;
  const base = 2 * outlet + k - 1;
  const share = (k + 1) / (2 * k);
  const excess = (rise: number): number => rise / k - share * log1p((2 * rise) / base) - resistance;
  if (resistance < 0 && excess(1 - outlet) > 0) return undefined;
  // F is convex and rises: Newton's method meets the root from above after at most one step.
  let rise = k * resistance + (resistance > 0 ? Math.sqrt(k * (k + 1) * resistance) : 0);
  for (let step = 0; step < 100; step += 1) {
    const slope = (2 * (outlet + rise - 1)) / (k * (base + 2 * rise));
    const next = Math.max(rise - excess(rise) / slope, 1 - outlet);
    if (!(Math.abs(next - rise) > 4 * Number.EPSILON * Math.max(Math.abs(next), Number.MIN_VALUE)))
      return outlet + next;
    rise = next;
  }
  return outlet + rise;
}

/** Returns p/p* of a Mach number given as 1/M²: √((k + 1)/2)·y/√(y + (k − 1)/2), for y = 1 with p* = p. */
export function pressureOverSonic(inverseSquared: number, k: number): number {
  return (inverseSquared * Math.sqrt((k + 1) / 2)) / Math.sqrt(inverseSquared + (k - 1) / 2);
}
