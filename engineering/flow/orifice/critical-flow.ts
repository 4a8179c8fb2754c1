import { exp, expm1, log, log1p, pow } from '../../elementary/index.ts';

/** Discharge coefficient of a thick square-edged plate, 1 ≤ t/d ≤ 6, in critical flow (Cunningham; Ward-Smith 1979). */
export const thickPlateCoefficient = 0.83932;

const nearOne = 1e-3;

/**
 * The pressure ratio p2/p1 at and below which an isentropic throat is sonic: (2/(κ+1))^(κ/(κ−1)).
 * κ = 1 is the limit 1/√e.
 */
export function criticalPressureRatio(kappa: number): number {
  if (kappa === 1) return exp(-0.5);
  // Near κ = 1, log(2/(κ+1)) would lose the digits of κ − 1.
  if (Math.abs(kappa - 1) < nearOne) return exp((-kappa / (kappa - 1)) * log1p((kappa - 1) / 2));
  return pow(2 / (kappa + 1), kappa / (kappa - 1));
}

/**
 * Velocity, m/s, of an ideal gas expanding isentropically from rest at `upstreamPressure` (Pa, absolute) and `density`
 * (kg/m³) to p2/p1 = `pressureRatio`; sonic at and below the critical ratio. κ = 1 is the limit.
 */
export function jetSpeed({
  upstreamPressure,
  density,
  kappa,
  pressureRatio,
}: {
  upstreamPressure: number;
  density: number;
  kappa: number;
  pressureRatio: number;
}): number {
  const r = Math.max(pressureRatio, criticalPressureRatio(kappa));
  const share = kappa === 1 ? -log(r) : (kappa / (kappa - 1)) * -expm1(((kappa - 1) / kappa) * log(r));
  return Math.sqrt((2 * upstreamPressure * share) / density);
}

/**
 * Mass flux, kg/(m²·s), of an ideal gas expanding isentropically from rest at `upstreamPressure` (Pa, absolute) and
 * `density` (kg/m³) to p2/p1 = `pressureRatio`, or to the critical ratio where that is lower.
 * Source: R. W. Miller, Flow Measurement Engineering Handbook, 3rd ed., chapter 13.
 */
export function isentropicMassFlux({
  upstreamPressure,
  density,
  kappa,
  pressureRatio,
}: {
  upstreamPressure: number;
  density: number;
  kappa: number;
  pressureRatio: number;
}): number {
  const r = Math.max(pressureRatio, criticalPressureRatio(kappa));
  const logarithm = log(r);
  const expansion =
    kappa === 1
      ? -logarithm * r ** 2
      : (kappa / (kappa - 1)) * exp((2 / kappa) * logarithm) * -expm1(((kappa - 1) / kappa) * logarithm);
  return Math.sqrt(2 * density * upstreamPressure * expansion);
}
