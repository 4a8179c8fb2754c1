/** Common part of the critical enhancements: R12-08 eqs 20 and 21 are R15-11 eqs 22 and 23. */
import { pow } from '../../../elementary/index.ts';
import { criticalDensity, criticalTemperature } from '../constants.ts';

const nu = 0.63;
const gamma = 1.239;
const xi0 = 0.13;
const Gamma0 = 0.06;
const referenceTemperature = 1.5;

/**
 * Δχ̄ from ρ in kg/m³, T in K and the reduced compressibility ζ = (∂ρ̄/∂p̄) at constant T at the state and at the same
 * density and 1.5 Tc; not below zero.
 */
export function susceptibilityExcess(density: number, T: number, zeta: number, referenceZeta: number): number {
  const excess = zeta - (referenceZeta * referenceTemperature * criticalTemperature) / T;
  return Math.max((density / criticalDensity) * excess, 0);
}

/** Correlation length ξ in nm from Δχ̄. */
export function correlationLength(excess: number): number {
  return xi0 * pow(excess / Gamma0, nu / gamma);
}
