import { olchowySengers, ratioOfPolynomials, residualPolynomial } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import { batschinskiHildebrand, collisionIntegral, rainwaterFriend } from '../viscosity-forms.ts';

const potential = { energy: 307.55, diameter: 0.46445 };
const dilute = collisionIntegral({
  ...potential,
  factor: 2.1357e-8,
  molarMass: 58.1222,
  terms: [
    [0.53583008, 0],
    [-0.4562963, 1],
    [0.049911282, 2],
  ],
});

export const isobutane: FluidTransport = {
  id: 'iC4',
  viscosity: {
    source: 'E. Vogel, C. Küchenmeister and E. Bich, Int. J. Thermophys. 21 (2000) 343-356',
    uncertainty: 0.05,
    dilute,
    virial: rainwaterFriend(potential),
    residual: batschinskiHildebrand({
      temperature: 407.817,
      molarDensity: 3860,
      powers: [
        [0.000103511763411, 2, 0],
        [-0.000312670896234, 2, 1],
        [0.000145253750239, 2, 2],
        [-0.000210649894193, 3, 0],
        [0.000386269696509, 3, 1],
        [-0.000214963015527, 3, 2],
        [0.00011258036092, 4, 0],
        [-0.000223242033154, 4, 1],
        [0.000119114788598, 4, 2],
        [-1.819097459e-5, 5, 0],
        [3.60438957232e-5, 5, 1],
        [-2.1396018405e-5, 5, 2],
      ],
      free: {
        terms: [[0.0019403760699, 1, 0]],
        numerator: [
          [2.33859774637, 0],
          [2.352551508384381, -0.5],
        ],
      },
    }),
  },
  conductivity: {
    source: 'R. A. Perkins, J. Chem. Eng. Data 47 (2002) 1272-1279',
    uncertainty: 0.05,
    range: { minimumTemperature: 114, maximumTemperature: 600, maximumPressure: 70000000 },
    dilute: ratioOfPolynomials(407.85, [
      [-0.00237901, 0],
      [0.0106601, 1],
      [0.0215811, 2],
    ]),
    residual: residualPolynomial({ temperature: 407.85, density: 224.4 }, [
      [-0.0411789, 1, 0],
      [0.146805, 2, 0],
      [-0.11919, 3, 0],
      [0.0410226, 4, 0],
      [-0.00488704, 5, 0],
      [0.0476346, 1, -1],
      [-0.128445, 2, -1],
      [0.107565, 3, -1],
      [-0.0385968, 4, -1],
      [0.00520901, 5, -1],
    ]),
    critical: olchowySengers({ amplitude: 0.0496, length: 1.94e-10, cutoff: 1520540217.5 }),
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 407.81,
    terms: [
      [-0.01639, 2.102],
      [0.06121, 1.304],
    ],
  },
};
