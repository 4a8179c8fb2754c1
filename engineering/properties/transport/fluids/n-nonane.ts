import { olchowySengers, ratioOfPolynomials, residualPolynomial } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import { batschinskiHildebrand, collisionIntegral, rainwaterFriend } from '../viscosity-forms.ts';

const potential = { energy: 472.127, diameter: 0.66383 };
const dilute = collisionIntegral({
  ...potential,
  factor: 2.1357e-8,
  molarMass: 128.2551,
  terms: [
    [0.340344, 0],
    [-0.466455, 1],
  ],
});

export const nNonane: FluidTransport = {
  id: 'nC9',
  viscosity: {
    source: 'M. L. Huber, A. Laesecke and H. W. Xiang, Fluid Phase Equilib. 224 (2004) 263-270',
    uncertainty: 0.05,
    dilute,
    virial: rainwaterFriend(potential),
    residual: batschinskiHildebrand({
      temperature: 594.55,
      molarDensity: 1810,
      powers: [
        [-3.14367e-5, 2, 1],
        [3.26258e-5, 2, 2],
        [6.39384e-6, 3, 1],
        [-1.08922e-5, 3, 2],
      ],
      free: {
        terms: [[0.000192935, 1, 0]],
        numerator: [
          [2.66987, 0],
          [1.32137, -0.5],
        ],
      },
    }),
  },
  conductivity: {
    source: 'M. L. Huber and R. A. Perkins, Fluid Phase Equilib. 227 (2005) 47-55',
    uncertainty: 0.05,
    dilute: ratioOfPolynomials(594.55, [
      [0.0087877, 0],
      [-0.041351, 1],
      [0.10479, 2],
      [-0.032003, 3],
    ]),
    residual: residualPolynomial({ temperature: 594.55, density: 232.14 }, [
      [0.00490087596, 1, 0],
      [-0.00807305471, 2, 0],
      [0.00557430614, 3, 0],
      [0.0099648628, 1, -1],
    ]),
    critical: olchowySengers({ amplitude: 0.0496, length: 1.94e-10, cutoff: 958722814 }),
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 594.55,
    terms: [[0.05388, 1.262]],
  },
};
