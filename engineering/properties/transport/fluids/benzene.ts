import { pow } from '../../../elementary/index.ts';
import { olchowySengers, ratioOfPolynomials, residualPolynomial } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import type { HomogeneousState } from '../homogeneous-state.ts';
import { collisionIntegral, rainwaterFriend } from '../viscosity-forms.ts';

const potential = { energy: 412, diameter: 0.54 };
const dilute = collisionIntegral({
  ...potential,
  factor: 2.1357e-8,
  molarMass: 78.11184,
  terms: [
    [0.234018, 0],
    [-0.476136, 1],
    [-0.015269, 3],
  ],
});

/** Δη, Pa·s, with T_c = 562.02 K and ρ_c = 304.792 kg/m³. */
function denseViscosity({ temperature, density }: HomogeneousState): number {
  const T = temperature / 562.02;
  const rho = density / 304.792;
  const first = -9.98945 * rho * rho + (86.0626 * rho) / (2.74872 + 1.1113 * T - rho);
  const second = (-134.133 * rho - 352.473 * rho * rho) / (6.60989 + 88.4174 * rho * rho);
  return 1e-6 * pow(rho, 2 / 3) * Math.sqrt(T) * (first + second);
}

export const benzene: FluidTransport = {
  id: 'Bz',
  viscosity: {
    source: 'S. Avgeri, M. J. Assael, M. L. Huber and R. A. Perkins, J. Phys. Chem. Ref. Data 43 (2014) 033103',
    uncertainty: 0.05,
    range: { maximumTemperature: 675, maximumPressure: 300000000 },
    dilute,
    virial: rainwaterFriend(potential),
    residual: denseViscosity,
  },
  conductivity: {
    source: 'M. J. Assael, E. Mihailidou, M. L. Huber and R. A. Perkins, J. Phys. Chem. Ref. Data 41 (2012) 043102',
    uncertainty: 0.04,
    range: { maximumTemperature: 725, maximumPressure: 500000000 },
    dilute: ratioOfPolynomials(
      562.02,
      [
        [0.101404, 0],
        [-0.52144, 1],
        [0.868266, 2],
      ],
      [
        [1, 0],
        [9.714, 1],
        [1.467, 2],
      ],
    ),
    residual: residualPolynomial({ temperature: 562.02, density: 304.7922436 }, [
      [0.0282489, 1, 0],
      [-0.0119268, 1, -1],
      [-0.0773415, 2, 0],
      [0.0833389, 2, -1],
      [0.0714001, 3, 0],
      [-0.0898176, 3, -1],
      [-0.0236798, 4, 0],
      [0.0363025, 4, -1],
      [0.00300875, 5, 0],
      [-0.00490052, 5, -1],
    ]),
    critical: olchowySengers({ amplitude: 0.0569, length: 2.16e-10, cutoff: 1612903225, factor: 1.02 }),
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 562.02,
    terms: [
      [0.07298, 1.232],
      [-0.0007802, 0.8635],
      [-0.0001756, 0.3065],
    ],
  },
};
