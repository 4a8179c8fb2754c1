import { cube, exp } from '../../../elementary/index.ts';
import { olchowySengers, ratioOfPolynomials, residualPolynomial } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import type { HomogeneousState } from '../homogeneous-state.ts';
import { collisionIntegral, rainwaterFriend } from '../viscosity-forms.ts';

const potential = { energy: 30.41, diameter: 0.297 };
const dilute = collisionIntegral({
  ...potential,
  factor: 2.1357e-8,
  molarMass: 2.01588,
  terms: [
    [0.20963, 0],
    [-0.455274, 1],
    [0.143602, 2],
    [-0.0335325, 3],
    [0.00276981, 4],
  ],
});

/** Δη, Pa·s, with T_c = 33.145 K and ρ in units of 1/0.011 kg/m³. */
function denseViscosity({ temperature, density }: HomogeneousState): number {
  const T = temperature / 33.145;
  const square = (0.011 * density) ** 2;
  const exponent =
    4.56334068e-2 * T +
    2.32797868e-1 / T +
    (9.5832612e-1 * square) / (1.27941189e-1 + T) +
    3.63576595e-1 * cube(square);
  return 6.43449673e-6 * square * exp(exponent);
}

export const hydrogen: FluidTransport = {
  id: 'H2',
  viscosity: {
    source: 'C. D. Muzny, M. L. Huber and A. F. Kazakov, J. Chem. Eng. Data 58 (2013) 969-979',
    uncertainty: 0.04,
    dilute,
    virial: rainwaterFriend(potential, [
      [-0.187, 0],
      [2.4871, -1],
      [3.7151, -2],
      [-11.0972, -3],
      [9.0965, -4],
      [-3.8292, -5],
      [0.5166, -6],
    ]),
    residual: denseViscosity,
  },
  conductivity: {
    source:
      'M. J. Assael, J.-A. M. Assael, M. L. Huber, R. A. Perkins and Y. Takata, J. Phys. Chem. Ref. Data 40 (2011) 033101',
    uncertainty: 0.04,
    range: { maximumTemperature: 1000, maximumPressure: 100000000 },
    dilute: ratioOfPolynomials(
      33.145,
      [
        [-0.340976, 0],
        [4.5882, 1],
        [-1.4508, 2],
        [0.326394, 3],
        [0.00316939, 4],
        [0.000190592, 5],
        [-1.139e-6, 6],
      ],
      [
        [138.497, 0],
        [-22.1878, 1],
        [4.57151, 2],
        [1, 3],
      ],
    ),
    residual: residualPolynomial({ temperature: 33.145, density: 31.262 }, [
      [0.0363081, 1, 0],
      [0.0018337, 1, -1],
      [-0.0207629, 2, 0],
      [-0.00886716, 2, -1],
      [0.031481, 3, 0],
      [0.015826, 3, -1],
      [-0.0143097, 4, 0],
      [-0.0106283, 4, -1],
      [0.0017498, 5, 0],
      [0.00280673, 5, -1],
    ]),
    critical: olchowySengers({ amplitude: 0.052, length: 1.5e-10, cutoff: 2500000000, factor: 1.01, gamma: 1.2415 }),
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 33.145,
    terms: [
      [-1.4165, 0.63882],
      [0.746383, 0.659804],
      [0.675625, 0.619149],
    ],
  },
};
