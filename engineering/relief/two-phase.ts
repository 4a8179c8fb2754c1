import { log } from '../elementary/index.ts';
import { findRoot } from '../numerics/index.ts';
import { Refusal, messageValue, type AbsolutePressure } from '../quantities/index.ts';
import { nozzleThroat, type Throat } from './nozzle.ts';

/** ω for a two-phase or saturated inlet: 9·(v9/v0 − 1), with v9 at 90 % of the inlet pressure. API 520-I, annex C. */
export function omega(density: number, density90: number): number {
  if (!(density90 > 0 && density90 < density)) {
    throw new Refusal(
      'not applicable: the density at 90 % must be below that at the inlet, {density}; it is {density90}',
      { density: messageValue('density', density), density90: messageValue('density', density90) },
    );
  }
  return 9 * (density / density90 - 1);
}

/** Pressure ratio above which a liquid is in the low subcooling region: 2ω/(1 + 2ω). API 520-I, annex C. */
export function transitionRatio(omegaS: number): number {
  return (2 * omegaS) / (1 + 2 * omegaS);
}

/**
 * η, the ratio of throat to inlet pressure at the maximum flux of the ω method, for a saturation pressure of `saturationRatio` times the
 * inlet pressure (1: two-phase or saturated inlet). Solves (ωη_s − (ω − 1)η)² = 2ωη_s[(1 − η_s) + ωη_s·ln(η_s/η) − (ω − 1)(η_s − η)], which
 * at η_s = 1 is the equation of annex C, to machine precision instead of by its approximation. Throws a Refusal where there is no solution:
 * for a liquid so subcooled that it flashes at saturation, and for unphysical densities.
 */
export function criticalRatio(w: number, saturationRatio = 1): number {
  const s = saturationRatio;
  const residual = (eta: number) =>
    (w * s - (w - 1) * eta) ** 2 - 2 * w * s * (1 - s + w * s * log(s / eta) - (w - 1) * (s - eta));
  const root = findRoot(residual, 1e-15 * s, s);
  if (!root) throw new Refusal('these densities and the saturation pressure have no critical pressure ratio');
  return root.x;
}

/** Mass flux, kg/(s·m²), of the ω method at a throat ratio `eta` at or below the saturation ratio. API 520-I, annex C. */
export function omegaFlux(
  { pressure, density, omega: w, saturationRatio: s }: OmegaFluid & { pressure: AbsolutePressure },
  eta: number,
): number {
  const work = 1 - s + w * s * log(s / eta) - (w - 1) * (s - eta);
  return (Math.sqrt(2 * Math.max(0, work)) / (w * (s / eta - 1) + 1)) * Math.sqrt(pressure * density);
}

/** Fluid parameters of the ω method. */
export interface OmegaFluid {
  /** Density at the inlet, kg/m³. */
  readonly density: number;
  readonly omega: number;
  /** Saturation over inlet pressure; 1 for a two-phase or saturated inlet. */
  readonly saturationRatio: number;
}

/** Flow regimes of the ω method. */
export type OmegaRegime =
  | 'critical'
  | 'subcritical'
  | 'low subcooling, critical'
  | 'low subcooling, subcritical'
  | 'high subcooling, critical'
  | 'high subcooling, subcritical';

/** Nozzle flow by the omega method: regime, throat pressure ratio and mass flux, kg/(m²·s). */
export interface OmegaFlow {
  readonly regime: OmegaRegime;
  /** Throat over inlet pressure. */
  readonly eta: number;
  readonly massFlux: number;
}

/**
 * Nozzle flow by the ω method from `pressure` against `backPressure`, Pa. API 520-I, annex C: two-phase or saturated inlet (saturation
 * ratio 1) and subcooled liquid. Never increases with back pressure. Throws a Refusal where there is no flow.
 */
export function omegaFlow(fluid: OmegaFluid, pressure: AbsolutePressure, backPressure: AbsolutePressure): OmegaFlow {
  if (!(backPressure < pressure)) {
    throw new Refusal('the back pressure is not below the relieving pressure: nothing flows');
  }
  const { density, omega: w, saturationRatio: s } = fluid;
  const back = backPressure / pressure;
  const asLiquid = (eta: number) => Math.sqrt(2 * density * pressure * (1 - eta));
  if (s < 1 && (s < transitionRatio(w) || back >= s)) {
    const name = s < transitionRatio(w) ? 'high' : 'low';
    const eta = Math.max(s, back);
    return {
      regime: `${name} subcooling, ${back <= s && name === 'high' ? 'critical' : 'subcritical'}`,
      eta,
      massFlux: asLiquid(eta),
    };
  }
  const critical = criticalRatio(w, s);
  const eta = Math.max(critical, back);
  const text = critical >= back ? 'critical' : 'subcritical';
  return {
    regime: s < 1 ? `low subcooling, ${text}` : text,
    eta,
    massFlux: omegaFlux({ ...fluid, pressure }, eta),
  };
}

/** Specific volume, m³/kg, of the ω method at a pressure, Pa: constant down to saturation, then v0(ω(ps/p − 1) + 1). */
export function omegaVolume({ density, omega: w, saturationRatio }: OmegaFluid, inlet: AbsolutePressure) {
  const saturation = saturationRatio * inlet;
  return (pressure: number): number =>
    pressure >= saturation ? 1 / density : (w * (saturation / pressure - 1) + 1) / density;
}

/** Throat by direct integration of the same specific volumes, to verify the equations of the ω method. */
export function omegaThroat(fluid: OmegaFluid, pressure: AbsolutePressure, backPressure: AbsolutePressure): Throat {
  return nozzleThroat(omegaVolume(fluid, pressure), pressure, backPressure, {
    minimum: 1e-3 * pressure,
    kinks: [fluid.saturationRatio * pressure],
  });
}
