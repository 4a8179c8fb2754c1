import { olchowySengers, residualPolynomial, viscosityAndPowers } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import { batschinskiHildebrand, collisionIntegral } from '../viscosity-forms.ts';

const potential = { energy: 98.94, diameter: 0.3656 };
const dilute = collisionIntegral({
  ...potential,
  factor: 2.66958e-8,
  molarMass: 28.01348,
  terms: [
    [0.431, 0],
    [-0.4623, 1],
    [0.08406, 2],
    [0.005341, 3],
    [-0.00331, 4],
  ],
});

export const nitrogen: FluidTransport = {
  id: 'N2',
  viscosity: {
    source: 'E. W. Lemmon and R. T Jacobsen, Int. J. Thermophys. 25 (2004) 21-69',
    uncertainty: 0.05,
    dilute,
    residual: batschinskiHildebrand({
      temperature: 126.192,
      molarDensity: 11183.9,
      powers: [
        [1.072e-5, 2, 0.1],
        [3.989e-8, 10, 0.25, -1, 1],
        [1.208e-9, 12, 3.2, -1, 1],
        [-7.402e-6, 2, 0.9, -1, 2],
        [4.62e-6, 1, 0.3, -1, 3],
      ],
    }),
  },
  conductivity: {
    source: 'E. W. Lemmon and R. T Jacobsen, Int. J. Thermophys. 25 (2004) 21-69',
    uncertainty: 0.05,
    dilute: viscosityAndPowers(dilute, 126.192, 0.001511, [
      [0.002117, -1],
      [-0.003332, -0.7],
    ]),
    residual: residualPolynomial({ temperature: 126.192, density: 313.3 }, [
      [0.008862, 1, 0],
      [0.03111, 2, 0.03],
      [-0.07313, 3, 0.2, 1, 1],
      [0.02003, 4, 0.8, 1, 2],
      [-0.0007096, 8, 0.6, 1, 2],
      [0.0002672, 10, 1.9, 1, 2],
    ]),
    critical: olchowySengers({
      amplitude: 0.055,
      length: 1.7e-10,
      cutoff: 2500000000,
      factor: 1.01,
      gamma: 1.2415,
      reference: 252.384,
    }),
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 126.192,
    terms: [[0.02898, 1.246]],
  },
};
