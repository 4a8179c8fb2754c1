import { olchowySengers, ratioOfPolynomials, residualPolynomial } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import { lennardJones } from '../viscosity-forms.ts';

const dilute = lennardJones({ energy: 490.05, diameter: 0.5781 }, 106.165);

export const ethylbenzene: FluidTransport = {
  id: 'EtBz',
  viscosity: {
    fitted: true,
    source: 'M. L. Huber, constants of NIST REFPROP 9.12',
    uncertainty: 0.15,
    dilute,
    scale: { density: 2741.016, coefficients: [0.846125588, 0.046896067] },
  },
  conductivity: {
    source:
      'S. K. Mylona, K. D. Antoniadis, M. J. Assael, M. L. Huber and R. A. Perkins, J. Phys. Chem. Ref. Data 43 (2014) 043104',
    uncertainty: 0.05,
    range: { maximumTemperature: 700 },
    dilute: ratioOfPolynomials(
      617.12,
      [
        [-0.00110708, 0],
        [0.0108026, 1],
        [-0.0289015, 2],
        [0.0419227, 3],
        [0.0209133, 4],
        [-0.00401492, 5],
      ],
      [
        [0.259475, 0],
        [-0.343879, 1],
        [1, 2],
      ],
    ),
    residual: residualPolynomial({ temperature: 617.12, density: 291 }, [
      [-0.0497837, 1, 0],
      [0.0663073, 1, -1],
      [0.106739, 2, 0],
      [-0.146279, 2, -1],
      [-0.0685137, 3, 0],
      [0.12143899999999999, 3, -1],
      [0.0226133, 4, 0],
      [-0.0462245, 4, -1],
      [-0.0027945500000000002, 5, 0],
      [0.00658554, 5, -1],
    ]),
    critical: olchowySengers({ amplitude: 0.056, length: 2.35e-10, cutoff: 1416430594.9008498 }),
  },
  surfaceTension: {
    source: 'A. Mulero and I. Cachadiña, J. Phys. Chem. Ref. Data 43 (2014) 023104',
    uncertainty: 0.05,
    criticalTemperature: 617.12,
    terms: [[0.0638, 1.22]],
  },
};
