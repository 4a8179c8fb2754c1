import { olchowySengers, ratioOfPolynomials, residualPolynomial } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import { batschinskiHildebrand, collisionIntegral, rainwaterFriend } from '../viscosity-forms.ts';

const potential = { energy: 452.09, diameter: 0.63617 };
const dilute = collisionIntegral({
  ...potential,
  factor: 2.1357e-8,
  molarMass: 114.2285,
  terms: [
    [0.335103, 0],
    [-0.467898, 1],
  ],
});

export const nOctane: FluidTransport = {
  id: 'nC8',
  viscosity: {
    source: 'M. L. Huber, A. Laesecke and H. W. Xiang, Fluid Phase Equilib. 224 (2004) 263-270',
    uncertainty: 0.05,
    dilute,
    virial: rainwaterFriend(potential),
    residual: batschinskiHildebrand({
      temperature: 569.32,
      molarDensity: 2056.4,
      powers: [
        [-0.000103924, 2, 1],
        [9.92302e-5, 2, 2],
        [1.13327e-5, 3, 1],
        [-3.22455e-5, 3, 2],
      ],
      free: {
        terms: [[0.000606122, 1, 0]],
        numerator: [
          [2.0651, 0],
          [3.07843, -0.5],
          [-0.879088, -1],
        ],
      },
    }),
  },
  conductivity: {
    source: 'M. L. Huber and R. A. Perkins, Fluid Phase Equilib. 227 (2005) 47-55',
    uncertainty: 0.05,
    dilute: ratioOfPolynomials(569.32, [
      [0.0077293, 0],
      [-0.037114, 1],
      [0.097758, 2],
      [-0.028871, 3],
    ]),
    residual: residualPolynomial({ temperature: 569.32, density: 234.9 }, [
      [0.0285553, 1, 0],
      [-0.0171398, 2, 0],
      [0.00659971, 3, 0],
      [-0.00926155, 1, -1],
      [0.00153496, 3, -1],
    ]),
    critical: olchowySengers({ amplitude: 0.0496, length: 1.94e-10, cutoff: 1457130000 }),
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 569.32,
    terms: [
      [0.34338, 1.6607],
      [-0.50634, 1.9632],
      [0.2238, 2.3547],
    ],
  },
};
