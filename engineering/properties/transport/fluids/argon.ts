import { olchowySengers, residualPolynomial, viscosityAndPowers } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import { batschinskiHildebrand, collisionIntegral } from '../viscosity-forms.ts';

const potential = { energy: 143.2, diameter: 0.335 };
const dilute = collisionIntegral({
  ...potential,
  factor: 2.66958e-8,
  molarMass: 39.948,
  terms: [
    [0.431, 0],
    [-0.4623, 1],
    [0.08406, 2],
    [0.005341, 3],
    [-0.00331, 4],
  ],
});

export const argon: FluidTransport = {
  id: 'Ar',
  viscosity: {
    source: 'E. W. Lemmon and R. T Jacobsen, Int. J. Thermophys. 25 (2004) 21-69',
    uncertainty: 0.05,
    dilute,
    residual: batschinskiHildebrand({
      temperature: 150.687,
      molarDensity: 13407.43,
      powers: [
        [1.219e-5, 1, 0.42],
        [1.399e-5, 2, 0],
        [5.027e-9, 10, 0.95],
        [-1.893e-5, 5, 0.5, -1, 2],
        [-6.698e-6, 1, 0.9, -1, 4],
        [-3.827e-6, 2, 0.8, -1, 4],
      ],
    }),
  },
  conductivity: {
    source: 'E. W. Lemmon and R. T Jacobsen, Int. J. Thermophys. 25 (2004) 21-69',
    uncertainty: 0.05,
    dilute: viscosityAndPowers(dilute, 150.687, 0.0008158, [[-0.000432, -0.77]]),
    residual: residualPolynomial({ temperature: 150.687, density: 535.6 }, [
      [0.01373, 1, 0],
      [0.01007, 2, 0],
      [0.0007375, 4, 0],
      [-0.03396, 5, 0.8, 1, 2],
      [0.02047, 6, 1.2, 1, 2],
      [-0.002274, 9, 0.8, 1, 2],
      [-0.003973, 1, 0.5, 1, 4],
    ]),
    critical: olchowySengers({
      amplitude: 0.055,
      length: 1.3e-10,
      cutoff: 3125000000,
      factor: 1.01,
      gamma: 1.2415,
      reference: 301.374,
    }),
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 150.687,
    terms: [[0.037, 1.25]],
  },
};
