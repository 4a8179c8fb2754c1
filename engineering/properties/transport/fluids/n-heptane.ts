import { cube, pow } from '../../../elementary/index.ts';
import { olchowySengers, ratioOfPolynomials, residualPolynomial } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import type { HomogeneousState } from '../homogeneous-state.ts';
import { collisionIntegral, rainwaterFriend } from '../viscosity-forms.ts';

const potential = { energy: 426.118, diameter: 0.61362 };
const dilute = collisionIntegral({
  ...potential,
  factor: 2.1357e-8,
  molarMass: 100.202,
  terms: [
    [0.33974, 0],
    [-0.49396, 1],
    [0.0805, 3],
  ],
});

/** Δη, Pa·s, with T_c = 540.13 K and ρ_c = 232 kg/m³. */
function denseViscosity({ temperature, density }: HomogeneousState): number {
  const T = temperature / 540.13;
  const rho = density / 232;
  const free = (77.72818 * rho) / (9.73449 + 9.519 * T - 6.34076 * rho + rho * rho - 2.51909 * rho * T);
  return 1e-6 * pow(rho, 2 / 3) * Math.sqrt(T) * (22.15 * rho - 15.0087 * rho ** 2 + 3.71791 * cube(rho) + free);
}

export const nHeptane: FluidTransport = {
  id: 'nC7',
  viscosity: {
    source:
      'E. K. Michailidou, M. J. Assael, M. L. Huber, I. M. Abdulagatov and R. A. Perkins, J. Phys. Chem. Ref. Data 43 (2014) 023103',
    uncertainty: 0.05,
    range: { maximumTemperature: 600, maximumPressure: 248000000 },
    dilute,
    virial: rainwaterFriend(potential),
    residual: denseViscosity,
  },
  conductivity: {
    source:
      'M. J. Assael, I. Bogdanou, S. K. Mylona, M. L. Huber, R. A. Perkins and V. Vesovic, J. Phys. Chem. Ref. Data 42 (2013) 023101',
    uncertainty: 0.05,
    range: { maximumTemperature: 600, maximumPressure: 250000000 },
    dilute: ratioOfPolynomials(
      540.13,
      [
        [-0.00183367, 0],
        [0.0162572, 1],
        [-0.0390996, 2],
        [0.0478594, 3],
        [0.0151925, 4],
        [-0.00339115, 5],
      ],
      [
        [0.250611, 0],
        [-0.320871, 1],
        [1, 2],
      ],
    ),
    residual: residualPolynomial({ temperature: 540.13, density: 232 }, [
      [0.0517785, 1, 0],
      [-0.00772433, 1, -1],
      [-0.0924052, 2, 0],
      [0.0218899, 2, -1],
      [0.0511484, 3, 0],
      [0.00171725, 3, -1],
      [-0.00776896, 4, 0],
      [-0.00791642, 4, -1],
      [0.000121637, 5, 0],
      [0.00183379, 5, -1],
    ]),
    critical: olchowySengers({ amplitude: 0.0586, length: 2.45e-10, cutoff: 1250000000, factor: 1.02 }),
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 540.13,
    terms: [
      [0.07765, 1.319],
      [-0.02599, 1.6],
    ],
  },
};
