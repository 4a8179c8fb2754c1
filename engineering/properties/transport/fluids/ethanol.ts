import { olchowySengers, ratioOfPolynomials, residualPolynomial } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import { batschinskiHildebrand, powersOfTemperature, rainwaterFriend } from '../viscosity-forms.ts';

const potential = { energy: 362.6, diameter: 0.453 };
const dilute = powersOfTemperature(1, [
  [-1.03116e-6, 0],
  [3.48379e-8, 1],
  [-6.50264e-12, 2],
]);

export const ethanol: FluidTransport = {
  id: 'EtOH',
  viscosity: {
    source: 'S. B. Kiselev, J. F. Ely, I. M. Abdulagatov and M. L. Huber, Ind. Eng. Chem. Res. 44 (2005) 6916-6927',
    uncertainty: 0.05,
    dilute,
    virial: rainwaterFriend(potential),
    residual: batschinskiHildebrand({
      temperature: 513.9,
      molarDensity: 5991,
      powers: [
        [0.000131194057, 2, 0],
        [-0.000382240694, 2, 1],
        [-8.05700894e-5, 3, 0],
        [0.000153811778, 3, 1],
        [-0.000110578307, 3, 2],
      ],
      free: {
        terms: [[0.0237222995, 1, 0]],
        numerator: [
          [-3.38264465, 0],
          [12.7568864, -0.5],
        ],
      },
    }),
  },
  conductivity: {
    source: 'M. J. Assael, E. A. Sykioti, M. L. Huber and R. A. Perkins, J. Phys. Chem. Ref. Data 42 (2013) 023102',
    uncertainty: 0.05,
    range: { maximumTemperature: 600, maximumPressure: 245000000 },
    dilute: ratioOfPolynomials(
      514.71,
      [
        [-0.00209575, 0],
        [0.0199045, 1],
        [-0.053964, 2],
        [0.0821223, 3],
        [-0.00198864, 4],
        [-0.000495513, 5],
      ],
      [
        [0.17223, 0],
        [-0.078273, 1],
        [1, 2],
      ],
    ),
    residual: residualPolynomial({ temperature: 514.71, density: 273.186 }, [
      [0.0267222, 1, 0],
      [0.0177166, 1, -1],
      [0.148279, 2, 0],
      [-0.0893088, 2, -1],
      [-0.130429, 3, 0],
      [0.0684664, 3, -1],
      [0.0346232, 4, 0],
      [-0.0145702, 4, -1],
      [-0.00244293, 5, 0],
      [0.000809189, 5, -1],
    ]),
    critical: olchowySengers({ amplitude: 0.05885, length: 1.64296e-10, cutoff: 1880000000 }),
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 513.9,
    terms: [[0.05, 0.952]],
  },
};
