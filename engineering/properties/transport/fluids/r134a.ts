import { olchowySengers, ratioOfPolynomials, residualPolynomial } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import { batschinskiHildebrand, collisionIntegral, rainwaterFriend } from '../viscosity-forms.ts';

const potential = { energy: 299.363, diameter: 0.468932 };
const dilute = collisionIntegral({
  ...potential,
  factor: 2.1357e-8,
  molarMass: 102.031,
  terms: [
    [0.355404, 0],
    [-0.464337, 1],
    [0.0257353, 2],
  ],
});

export const r134a: FluidTransport = {
  id: 'R134a',
  viscosity: {
    source: 'M. L. Huber, A. Laesecke and R. A. Perkins, Ind. Eng. Chem. Res. 42 (2003) 3163-3178',
    uncertainty: 0.1,
    dilute,
    virial: rainwaterFriend(potential),
    residual: batschinskiHildebrand({
      temperature: 374.21,
      molarDensity: 5017.053,
      powers: [
        [-2.06900719e-5, 1, 0],
        [3.56029549e-7, 2, 6],
        [2.11101816e-6, 2, 2],
        [1.39601415e-5, 2, 0.5],
        [-4.5643502e-6, 2, -2],
        [-3.51593275e-6, 3, 0],
      ],
      free: {
        terms: [[0.00021476332, 0, 0]],
        numerator: [[3.163695636, 0]],
        denominator: [
          [1, 0],
          [-0.0890173375, -1],
          [0.100035295, -2],
        ],
      },
    }),
  },
  conductivity: {
    source: 'M. O. McLinden, S. A. Klein and R. A. Perkins, Int. J. Refrig. 23 (2000) 43-63',
    uncertainty: 0.05,
    dilute: ratioOfPolynomials(1, [
      [-0.0105248, 0],
      [8.00982e-5, 1],
    ]),
    residual: residualPolynomial({ temperature: 1, density: 515.249968352 }, [
      [0.0037740609300000003, 1, 0],
      [0.010534223865, 2, 0],
      [-0.002952794565, 3, 0],
      [0.00128672592, 4, 0],
    ]),
    critical: olchowySengers({ amplitude: 0.0496, length: 1.94e-10, cutoff: 1892020000 }),
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 374.21,
    terms: [[0.05801, 1.241]],
  },
};
