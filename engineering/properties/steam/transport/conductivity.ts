import { atan, exp, expm1 } from '../../../elementary/index.ts';
import {
  conductivityZeroDensity,
  referenceCompressibility,
  referenceCompressibilityEnds,
} from '../coefficients/transport.ts';
import { criticalDensity, criticalPressure, criticalTemperature } from '../constants.ts';
import { correlationLength, susceptibilityExcess } from './critical.ts';
import type { SteamProperties } from '../properties.ts';
import { conductivityResidual } from '../kernels/transport.generated.ts';

const [L0, L1, L2, L3, L4] = conductivityZeroDensity;

/** Gas constant that R15-11 reduces cp by, J/(kg·K). */
const gasConstantR15 = 461.51805;

/** State inputs of the critical enhancement, in SI units. */
export interface CriticalInputs {
  /** cp in J/(kg·K) */
  readonly isobaricHeatCapacity: number;
  /** cv in J/(kg·K) */
  readonly isochoricHeatCapacity: number;
  /** μ in Pa·s */
  readonly viscosity: number;
  /** ζ = (∂ρ̄/∂p̄) at constant T */
  readonly zeta: number;
  /** ζ at the same density and 1.5 Tc */
  readonly referenceZeta: number;
}

/** λ̄₀ λ̄₁ in W/(m·K) from ρ in kg/m³ and T in K: thermal conductivity without critical enhancement, R15-11 eqs 16, 17. */
export function backgroundConductivity(density: number, T: number): number {
  const delta = density / criticalDensity;
  const inverse = criticalTemperature / T;
  const sum = L0 + (L1 + (L2 + (L3 + L4 * inverse) * inverse) * inverse) * inverse;
  return (exp(delta * conductivityResidual(inverse - 1, delta - 1)) / (Math.sqrt(inverse) * sum)) * 1e-3;
}

/** λ̄₂ in W/(m·K): the critical enhancement, R15-11 eqs 18 to 24. */
export function criticalConductivity(density: number, T: number, inputs: CriticalInputs): number {
  const excess = susceptibilityExcess(density, T, inputs.zeta, inputs.referenceZeta);
  const y = correlationLength(excess) / cutoff;
  if (y < shortest) return 0;
  const delta = density / criticalDensity;
  const cp = inputs.isobaricHeatCapacity / gasConstantR15;
  const perKappa = inputs.isochoricHeatCapacity / inputs.isobaricHeatCapacity;
  const decay = -1 / (1 / y + (y * y) / (3 * delta * delta));
  const Z = (2 / (Math.PI * y)) * ((1 - perKappa) * atan(y) + perKappa * y + expm1(decay));
  return (177.8514 * delta * cp * (T / criticalTemperature) * Z * 1e-9) / inputs.viscosity;
}

/** Inverse of the cutoff wavenumber q̄D in nm, R15-11 Table 3. */
const cutoff = 0.4;

/** y below which Z is zero, R15-11 eq. 19. */
const shortest = 1.2e-7;

/**
 * Thermal conductivity in W/(m·K) of a single-phase state for industrial use, R15-11: critical enhancement
 * from ζ of IAPWS-IF97 at the state, from ζ of eq. 25 at the reference temperature, and from μ in Pa·s without its own
 * enhancement.
 */
export function thermalConductivity(state: SteamProperties, viscosity: number): number {
  const density = 1 / state.specificVolume;
  const T = state.temperature;
  const densityPerPressure = -state.volumeCompression * density * density;
  return (
    backgroundConductivity(density, T) +
    criticalConductivity(density, T, {
      isobaricHeatCapacity: state.isobaricHeatCapacity,
      isochoricHeatCapacity: state.isochoricHeatCapacity,
      viscosity,
      zeta: (densityPerPressure * criticalPressure) / criticalDensity,
      referenceZeta: industrialReferenceZeta(density),
    })
  );
}

/** ζ at 1.5 Tc from ρ in kg/m³, R15-11 eq. 25. */
export function industrialReferenceZeta(density: number): number {
  const delta = density / criticalDensity;
  const [A0, A1, A2, A3, A4, A5] = referenceCompressibility[rangeOf(delta)];
  return 1 / (A0 + (A1 + (A2 + (A3 + (A4 + A5 * delta) * delta) * delta) * delta) * delta);
}

function rangeOf(delta: number): 0 | 1 | 2 | 3 | 4 {
  const [end0, end1, end2, end3] = referenceCompressibilityEnds;
  if (delta <= end1) return delta <= end0 ? 0 : 1;
  if (delta <= end2) return 2;
  return delta <= end3 ? 3 : 4;
}
