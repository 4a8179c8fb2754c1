import { olchowySengers, residualPolynomial, viscosityAndPowers } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import { batschinskiHildebrand, collisionIntegral } from '../viscosity-forms.ts';

const potential = { energy: 118.5, diameter: 0.3428 };
const dilute = collisionIntegral({
  ...potential,
  factor: 2.66958e-8,
  molarMass: 31.9988,
  terms: [
    [0.431, 0],
    [-0.4623, 1],
    [0.08406, 2],
    [0.005341, 3],
    [-0.00331, 4],
  ],
});

export const oxygen: FluidTransport = {
  id: 'O2',
  viscosity: {
    source: 'E. W. Lemmon and R. T Jacobsen, Int. J. Thermophys. 25 (2004) 21-69',
    uncertainty: 0.05,
    dilute,
    residual: batschinskiHildebrand({
      temperature: 154.581,
      molarDensity: 13630,
      powers: [
        [1.767e-5, 1, 0.05],
        [4.042e-7, 5, 0],
        [1.077e-10, 12, 2.1],
        [3.51e-7, 8, 0, -1, 1],
        [-1.367e-5, 1, 0.5, -1, 2],
      ],
    }),
  },
  conductivity: {
    source: 'E. W. Lemmon and R. T Jacobsen, Int. J. Thermophys. 25 (2004) 21-69',
    uncertainty: 0.05,
    dilute: viscosityAndPowers(dilute, 154.581, 0.001036, [
      [0.006283, -0.9],
      [-0.004262, -0.6],
    ]),
    residual: residualPolynomial({ temperature: 154.581, density: 436.143644 }, [
      [0.01531, 1, 0],
      [0.008898, 3, 0],
      [-0.0007336, 4, 0.3],
      [0.006728, 5, 4.3, 1, 2],
      [-0.004374, 7, 0.5, 1, 2],
      [-0.0004747, 10, 1.8, 1, 2],
    ]),
    critical: olchowySengers({
      amplitude: 0.055,
      length: 2.4e-10,
      cutoff: 1960784313.7,
      factor: 1.01,
      gamma: 1.2415,
      reference: 309.162,
    }),
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 154.581,
    terms: [[0.03843, 1.225]],
  },
};
