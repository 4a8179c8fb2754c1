import { pow } from '../../../elementary/index.ts';
import { olchowySengers, ratioOfPolynomials, residualPolynomial } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import type { HomogeneousState } from '../homogeneous-state.ts';
import { collisionIntegral, rainwaterFriend } from '../viscosity-forms.ts';

const potential = { energy: 378.4, diameter: 0.6334 };
const dilute = collisionIntegral({
  ...potential,
  factor: 2.1357e-8,
  molarMass: 86.17536,
  terms: [
    [0.1876, 0],
    [-0.4843, 1],
    [0.04477, 2],
  ],
});

/** Δη, Pa·s, with T_c = 507.82 K and ρ_c = 233.182 kg/m³. */
function denseViscosity({ temperature, density }: HomogeneousState): number {
  const T = temperature / 507.82;
  const rho = density / 233.182;
  const first = 2.53402335 / T - 9.724061002 / (0.469437316 + T + 158.5571631 * rho * rho);
  const second =
    (72.42916856 * (1 + rho)) / (10.60751253 + 8.628373915 * T - 6.61346441 * rho + rho * rho - 2.212724566 * rho * T);
  return 1e-6 * pow(rho, 2 / 3) * Math.sqrt(T) * (first + second);
}

export const nHexane: FluidTransport = {
  id: 'nC6',
  viscosity: {
    source: 'E. K. Michailidou, M. J. Assael, M. L. Huber and R. A. Perkins, J. Phys. Chem. Ref. Data 42 (2013) 033104',
    uncertainty: 0.05,
    range: { maximumTemperature: 600, maximumPressure: 100000000 },
    dilute,
    virial: rainwaterFriend(potential),
    residual: denseViscosity,
  },
  conductivity: {
    source:
      'M. J. Assael, S. K. Mylona, C. A. Tsiglifisi, M. L. Huber and R. A. Perkins, J. Phys. Chem. Ref. Data 42 (2013) 013106',
    uncertainty: 0.06,
    range: { maximumTemperature: 600, maximumPressure: 500000000 },
    dilute: ratioOfPolynomials(507.82, [
      [0.0066742, 0],
      [-0.0237619, 1],
      [0.0720155, 2],
      [-0.0183714, 3],
    ]),
    residual: residualPolynomial({ temperature: 507.82, density: 233.1819066 }, [
      [-0.0301408, 1, 0],
      [0.0218208, 1, -1],
      [0.167975, 2, 0],
      [-0.100833, 2, -1],
      [-0.129739, 3, 0],
      [0.077418, 3, -1],
      [0.0382833, 4, 0],
      [-0.0215945, 4, -1],
      [-0.00370294, 5, 0],
      [0.00212487, 5, -1],
    ]),
    critical: olchowySengers({ amplitude: 0.05803, length: 2.364e-10, cutoff: 1350000000, factor: 1.02 }),
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 507.82,
    terms: [
      [0.210952, 1.0962],
      [-0.158485, 1.05893],
    ],
  },
};
