import { olchowySengers, ratioOfPolynomials, residualPolynomial } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import { batschinskiHildebrand, collisionIntegral, rainwaterFriend } from '../viscosity-forms.ts';

const potential = { energy: 280.51, diameter: 0.57335 };
const dilute = collisionIntegral({
  ...potential,
  factor: 2.1357e-8,
  molarMass: 58.1222,
  terms: [
    [0.17067154, 0],
    [-0.48879666, 1],
    [0.039038856, 2],
  ],
});

export const nButane: FluidTransport = {
  id: 'nC4',
  viscosity: {
    source: 'E. Vogel, C. Küchenmeister and E. Bich, High Temp.-High Press. 31 (1999) 173-186',
    uncertainty: 0.06,
    dilute,
    virial: rainwaterFriend(potential),
    residual: batschinskiHildebrand({
      temperature: 425.125,
      molarDensity: 3920,
      powers: [
        [-5.47737770846e-5, 2, 0],
        [5.80898623034e-5, 2, 1],
        [3.52658446259e-5, 3, 0],
        [-3.96682203832e-5, 3, 1],
        [-1.83729542151e-6, 4, 0],
        [-8.33262985358e-7, 5, 0],
        [1.93837020663e-6, 5, 1],
      ],
      free: {
        terms: [[0.000188075903903, 1, 0]],
        numerator: [
          [2.30873963359, 0],
          [2.0340403725423957, -0.5],
        ],
      },
    }),
  },
  conductivity: {
    source:
      'R. A. Perkins, M. L. V. Ramires, C. A. Nieto de Castro and L. Cusco, J. Chem. Eng. Data 47 (2002) 1263-1271',
    uncertainty: 0.05,
    range: { minimumTemperature: 135, maximumTemperature: 600, maximumPressure: 70000000 },
    dilute: ratioOfPolynomials(425.16, [
      [0.00162676, 0],
      [0.000975703, 1],
      [0.0289887, 2],
    ]),
    residual: residualPolynomial({ temperature: 425.16, density: 227.8 }, [
      [-0.0304337, 1, 0],
      [0.16582, 2, 0],
      [-0.148144, 3, 0],
      [0.05255, 4, 0],
      [-0.00629367, 5, 0],
      [0.0418357, 1, -1],
      [-0.147163, 2, -1],
      [0.133542, 3, -1],
      [-0.0485489, 4, -1],
      [0.00644307, 5, -1],
    ]),
    critical: olchowySengers({ amplitude: 0.0496, length: 1.94e-10, cutoff: 1142400182 }),
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 425.125,
    terms: [[0.05138, 1.209]],
  },
};
