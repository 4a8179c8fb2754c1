import { olchowySengers, ratioOfPolynomials, residualPolynomial } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import { batschinskiHildebrand, collisionIntegral, rainwaterFriend } from '../viscosity-forms.ts';

const potential = { energy: 490.51, diameter: 0.686 };
const dilute = collisionIntegral({
  ...potential,
  factor: 2.1357e-8,
  molarMass: 142.28168,
  terms: [
    [0.343267, 0],
    [-0.460514, 1],
  ],
});

export const nDecane: FluidTransport = {
  id: 'nC10',
  viscosity: {
    source: 'M. L. Huber, A. Laesecke and H. W. Xiang, Fluid Phase Equilib. 224 (2004) 263-270',
    uncertainty: 0.05,
    dilute,
    virial: rainwaterFriend(potential),
    residual: batschinskiHildebrand({
      temperature: 617.7,
      molarDensity: 1640,
      powers: [
        [-4.02094e-5, 2, 1],
        [4.04435e-5, 2, 2],
        [-1.42063e-5, 3, 2],
      ],
      free: {
        terms: [[0.000453387, 1, 0]],
        numerator: [
          [2.55105, 0],
          [1.71465, -0.5],
        ],
      },
    }),
  },
  conductivity: {
    source: 'M. L. Huber and R. A. Perkins, Fluid Phase Equilib. 227 (2005) 47-55',
    uncertainty: 0.05,
    dilute: ratioOfPolynomials(617.7, [
      [0.010554268, 0],
      [-0.051453009, 1],
      [0.118978971, 2],
      [-0.0372442104, 3],
    ]),
    residual: residualPolynomial({ temperature: 617.7, density: 233.34 }, [
      [-0.0294394112, 1, 0],
      [0.0499245356, 2, 0],
      [-0.0142700394, 3, 0],
      [0.00150827597, 4, 0],
      [0.0150509474, 1, -1],
      [-0.0138857133, 3, -1],
      [0.00433326339, 4, -1],
    ]),
    critical: olchowySengers({ amplitude: 0.0496, length: 1.94e-10, cutoff: 1411155860 }),
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 617.7,
    terms: [[0.05473, 1.29]],
  },
};
