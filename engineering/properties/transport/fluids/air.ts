import { olchowySengers, residualPolynomial, viscosityAndPowers } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import { batschinskiHildebrand, collisionIntegral } from '../viscosity-forms.ts';

const potential = { energy: 103.3, diameter: 0.36 };
const dilute = collisionIntegral({
  ...potential,
  factor: 2.66958e-8,
  molarMass: 28.9586,
  terms: [
    [0.431, 0],
    [-0.4623, 1],
    [0.08406, 2],
    [0.005341, 3],
    [-0.00331, 4],
  ],
});

export const air: FluidTransport = {
  id: 'Air',
  viscosity: {
    source: 'E. W. Lemmon and R. T Jacobsen, Int. J. Thermophys. 25 (2004) 21-69',
    uncertainty: 0.05,
    dilute,
    residual: batschinskiHildebrand({
      temperature: 132.6312,
      molarDensity: 10447.7,
      powers: [
        [1.072e-5, 1, 0.2],
        [1.122e-6, 4, 0.05],
        [2.019e-9, 9, 2.4],
        [-8.876e-6, 1, 0.6, -1, 1],
        [-2.916e-8, 8, 3.6, -1, 1],
      ],
    }),
  },
  conductivity: {
    source: 'E. W. Lemmon and R. T Jacobsen, Int. J. Thermophys. 25 (2004) 21-69',
    uncertainty: 0.05,
    dilute: viscosityAndPowers(dilute, 132.6312, 0.001308, [
      [0.001405, -1.1],
      [-0.001036, -0.3],
    ]),
    residual: residualPolynomial({ temperature: 132.6312, density: 302.550765 }, [
      [0.008743, 1, 0.1],
      [0.01476, 2, 0],
      [-0.01662, 3, 0.5, 1, 2],
      [0.003793, 7, 2.7, 1, 2],
      [-0.006142, 7, 0.3, 1, 2],
      [-0.0003778, 11, 1.3, 1, 2],
    ]),
    critical: olchowySengers({
      amplitude: 0.055,
      length: 1.1e-10,
      cutoff: 3225806451.6,
      factor: 1.01,
      gamma: 1.2415,
      reference: 265.262,
    }),
  },
};
