import { olchowySengers, ratioOfPolynomials, residualPolynomial } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import { batschinskiHildebrand, collisionIntegral, rainwaterFriend } from '../viscosity-forms.ts';

const potential = { energy: 263.88, diameter: 0.49748 };
const dilute = collisionIntegral({
  ...potential,
  factor: 2.1357e-8,
  molarMass: 44.0956,
  terms: [
    [0.25104574, 0],
    [-0.47271238, 1],
    [0.060836515, 3],
  ],
});

export const propane: FluidTransport = {
  id: 'C3',
  viscosity: {
    source: 'E. Vogel, C. Küchenmeister, E. Bich and A. Laesecke, J. Phys. Chem. Ref. Data 27 (1998) 947-970',
    uncertainty: 0.05,
    range: { maximumPressure: 100_000_000 },
    dilute,
    virial: rainwaterFriend(potential),
    residual: batschinskiHildebrand({
      temperature: 369.825,
      molarDensity: 5000,
      powers: [
        [3.59873030195e-5, 2, 0],
        [-0.000180512188564, 2, 1],
        [8.77124888223e-5, 2, 2],
        [-0.000105773052525, 3, 0],
        [0.000205319740877, 3, 1],
        [-0.00012921093261, 3, 2],
        [5.89491587759e-5, 4, 0],
        [-0.0001297400331, 4, 1],
        [7.66280419971e-5, 4, 2],
        [-9.59407868475e-6, 5, 0],
        [2.10726986598e-5, 5, 1],
        [-1.43971968187e-5, 5, 2],
      ],
      free: {
        terms: [[0.00161688405374, 1, 0]],
        numerator: [
          [2.50053938863, 0],
          [2.1517543007382995, -0.5],
        ],
      },
    }),
  },
  conductivity: {
    source: 'K. N. Marsh, R. A. Perkins and M. L. V. Ramires, J. Chem. Eng. Data 47 (2002) 932-940',
    uncertainty: 0.05,
    range: { minimumTemperature: 86, maximumTemperature: 600, maximumPressure: 70000000 },
    dilute: ratioOfPolynomials(369.85, [
      [-0.00124778, 0],
      [0.00816371, 1],
      [0.0199374, 2],
    ]),
    residual: residualPolynomial({ temperature: 369.82, density: 220.3 }, [
      [-0.03695, 1, 0],
      [0.148658, 2, 0],
      [-0.119986, 3, 0],
      [0.0412431, 4, 0],
      [-0.00486905, 5, 0],
      [0.0482798, 1, -1],
      [-0.135636, 2, -1],
      [0.117588, 3, -1],
      [-0.0436911, 4, -1],
      [0.00616079, 5, -1],
    ]),
    critical: olchowySengers({ amplitude: 0.0496, length: 1.94e-10, cutoff: 1395410494.88 }),
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 369.89,
    terms: [
      [0.05334, 1.235],
      [-0.01748, 4.404],
    ],
  },
};
