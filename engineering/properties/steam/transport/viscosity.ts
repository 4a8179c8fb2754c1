import { acos, atan, exp, log, pow, sin, tan, wholePower } from '../../../elementary/index.ts';
import { viscosityZeroDensity } from '../coefficients/transport.ts';
import { criticalDensity, criticalTemperature } from '../constants.ts';
import { correlationLength, susceptibilityExcess } from './critical.ts';
import { viscosityResidual } from '../kernels/transport.generated.ts';

const [H0, H1, H2, H3] = viscosityZeroDensity;

/**
 * Viscosity of water in Pa·s from ρ in kg/m³ and T in K, R12-08 eqs 10 to 12 with μ̄₂ = 1, as it recommends
 * for industrial use.
 */
export function viscosity(density: number, T: number): number {
  const delta = density / criticalDensity;
  const inverse = criticalTemperature / T;
  const zeroDensity = 100 / (Math.sqrt(inverse) * (H0 + (H1 + (H2 + H3 * inverse) * inverse) * inverse));
  return zeroDensity * exp(delta * viscosityResidual(inverse - 1, delta - 1)) * 1e-6;
}

/**
 * The same with the critical enhancement μ̄₂, R12-08 eqs 14 to 22. Besides ρ and T it takes the reduced compressibility
 * ζ = (∂ρ̄/∂p̄) at constant T at the state and at the same density and 1.5 Tc; the release evaluates both with IAPWS-95.
 */
export function viscosityWithEnhancement(density: number, T: number, zeta: number, referenceZeta: number): number {
  const xi = correlationLength(susceptibilityExcess(density, T, zeta, referenceZeta));
  return viscosity(density, T) * exp(0.068 * crossover(xi));
}

/** Inverse cutoff lengths in 1/nm, R12-08 Table 3. */
const qC = 1 / 1.9;
const qD = 1 / 1.1;

/** ξ in nm up to which the crossover function uses its series, R12-08 eq. 20. */
const longestShort = 0.3817016416;

/** Y(ξ) with ξ in nm, R12-08 eqs 15 to 19. */
function crossover(xi: number): number {
  const c = qC * xi;
  const d = qD * xi;
  if (xi <= longestShort) return (c / 5) * wholePower(d, 5) * (1 - c + c * c - (765 / 504) * d * d);
  const psi = acos(1 / Math.sqrt(1 + d * d));
  const root = Math.sqrt(Math.abs((c - 1) / (c + 1))) * tan(psi / 2);
  const L = c > 1 ? log((1 + root) / (1 - root)) : 2 * atan(Math.abs(root));
  return (
    sin(3 * psi) / 12 -
    sin(2 * psi) / (4 * c) +
    (sin(psi) * (1 - (5 / 4) * c * c)) / (c * c) -
    (psi * (1 - (3 / 2) * c * c) - pow(Math.abs(c * c - 1), 1.5) * L) / (c * c * c)
  );
}
