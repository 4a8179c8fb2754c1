import { olchowySengers, ratioOfPolynomials, residualPolynomial } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import { batschinskiHildebrand, collisionIntegral, rainwaterFriend } from '../viscosity-forms.ts';

const potential = { energy: 522.592, diameter: 0.735639 };
const dilute = collisionIntegral({
  ...potential,
  factor: 2.1357e-8,
  molarMass: 170.33,
  terms: [
    [0.382987, 0],
    [-0.56105, 1],
    [0.0313962, 2],
  ],
});

export const nDodecane: FluidTransport = {
  id: 'nC12',
  viscosity: {
    source: 'M. L. Huber, A. Laesecke and R. Perkins, Energy Fuels 18 (2004) 968-975',
    uncertainty: 0.05,
    dilute,
    virial: rainwaterFriend(potential),
    residual: batschinskiHildebrand({
      temperature: 658.1,
      molarDensity: 1330,
      powers: [
        [-4.71703e-5, 2, 1],
        [2.98429e-5, 2, 2],
        [8.27816e-6, 3, 1],
        [-1.34156e-5, 3, 2],
      ],
      free: {
        terms: [[0.000503109, 1, 0]],
        numerator: [
          [2.32661, 0],
          [2.23089, -0.5],
        ],
      },
    }),
  },
  conductivity: {
    source: 'M. L. Huber, A. Laesecke and R. Perkins, Energy Fuels 18 (2004) 968-975',
    uncertainty: 0.05,
    dilute: ratioOfPolynomials(658.1, [
      [0.00436343, 0],
      [-0.0264054, 1],
      [0.0922394, 2],
      [-0.0291756, 3],
    ]),
    residual: residualPolynomial({ temperature: 658.1, density: 226.545337 }, [
      [0.0693347, 1, 0],
      [-0.0331695, 2, 0],
      [0.00676165, 3, 0],
      [-0.0280792, 1, -1],
      [0.00173922, 2, -1],
      [0.00309558, 3, -1],
    ]),
    critical: olchowySengers({ amplitude: 0.0496, length: 1.94e-10, cutoff: 657894736.842 }),
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 658.1,
    terms: [
      [0.0154, 4.18],
      [0.048, 1.17],
    ],
  },
};
