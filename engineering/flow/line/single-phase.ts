import { standardGravity } from '../../quantities/index.ts';

/** Mean velocity, m/s, of a mass flow, kg/s, of a density, kg/m³, in a round bore, m: v = 4·q_m/(π·D²·ρ). */
export function lineVelocity(massFlow: number, density: number, diameter: number): number {
  return (4 * massFlow) / (Math.PI * diameter * diameter * density);
}

/**
 * Darcy–Weisbach pressure gradient, Pa/m, of a flow of constant density: f·ρ·v²/(2·D). Source: Crane TP-410, eq. 1-4.
 */
export function frictionGradient(friction: number, density: number, velocity: number, diameter: number): number {
  return (friction * density * velocity * velocity) / (2 * diameter);
}

/** Pressure loss, Pa, of a resistance coefficient K: K·ρ·v²/2. Source: Crane TP-410, eq. 2-2. */
export function resistanceLoss(K: number, density: number, velocity: number): number {
  return (K * density * velocity * velocity) / 2;
}

/** Static pressure loss over a rise, Pa: ρ·g·Δz; negative where the line falls. */
export function elevationLoss(density: number, rise: number): number {
  return density * standardGravity * rise;
}
