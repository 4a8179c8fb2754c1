import { olchowySengers, ratioOfPolynomials, residualPolynomial } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import { perryViscosity } from '../sources.ts';
import { dippr102 } from '../viscosity-forms.ts';

export const nPentane: FluidTransport = {
  id: 'nC5',
  viscosity: {
    fitted: true,
    source: perryViscosity,
    uncertainty: 0.08,
    range: { minimumTemperature: 160, maximumTemperature: 1000 },
    dilute: dippr102([6.3412e-8, 0.84758, 41.718, 0]),
    scale: { density: 3215.577588422, from: 1.827, coefficients: [1.01768, -0.0085] },
  },
  conductivity: {
    source: 'C.-M. Vassiliou, M. J. Assael, M. L. Huber and R. A. Perkins, J. Phys. Chem. Ref. Data 44 (2015) 033102',
    uncertainty: 0.05,
    dilute: ratioOfPolynomials(
      469.7,
      [
        [-0.00396685, 0],
        [0.0353805, 1],
        [0.00511554, 2],
        [-0.108585, 3],
        [0.179573, 4],
        [0.0392128, 5],
      ],
      [
        [2.71636, 0],
        [-5.76265, 1],
        [6.77885, 2],
        [-0.59135, 3],
        [1, 4],
      ],
    ),
    residual: residualPolynomial({ temperature: 469.7, density: 232 }, [
      [0.000776054, 1, 0],
      [0.00797696, 1, -1],
      [0.117655, 2, 0],
      [-0.0785888, 2, -1],
      [-0.133101, 3, 0],
      [0.0916089, 3, -1],
      [0.0534026, 4, 0],
      [-0.0370431, 4, -1],
      [-0.0068793, 5, 0],
      [0.0050962, 5, -1],
    ]),
    critical: olchowySengers({ amplitude: 0.058, length: 2.27e-10, cutoff: 1497005988.0239522, factor: 1.02 }),
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 469.7,
    terms: [
      [0.08015, 1.408],
      [0.004384, 1.031],
      [-0.03437, 1.818],
    ],
  },
};
