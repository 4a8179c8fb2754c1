import { olchowySengers, ratioOfPolynomials, residualPolynomial } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import { perryViscosity } from '../sources.ts';
import { dippr102 } from '../viscosity-forms.ts';

export const isopentane: FluidTransport = {
  id: 'iC5',
  viscosity: {
    fitted: true,
    source: perryViscosity,
    uncertainty: 0.05,
    range: { minimumTemperature: 170, maximumTemperature: 1000 },
    dilute: dippr102([2.4344e-8, 0.97376, -91.597, 18720]),
    scale: { density: 3271, from: 2.554, coefficients: [0.8773, 0.04824] },
  },
  conductivity: {
    source: 'C.-M. Vassiliou, M. J. Assael, M. L. Huber and R. A. Perkins, J. Phys. Chem. Ref. Data 44 (2015) 033102',
    uncertainty: 0.05,
    dilute: ratioOfPolynomials(
      460.35,
      [
        [0.000773049, 0],
        [-0.0159754, 1],
        [0.218987, 2],
        [-0.329556, 3],
        [0.281075, 4],
        [0.053326, 5],
      ],
      [
        [5.10467, 0],
        [-8.12044, 1],
        [8.11607, 2],
        [-0.294969, 3],
        [1, 4],
      ],
    ),
    residual: residualPolynomial({ temperature: 460.35, density: 236 }, [
      [-0.0117507, 1, 0],
      [0.00514003, 1, -1],
      [-0.0161346, 2, 0],
      [0.0558445, 2, -1],
      [0.0527254, 3, 0],
      [-0.0951474, 3, -1],
      [-0.027494, 4, 0],
      [0.0475268, 4, -1],
      [0.00454817, 5, 0],
      [-0.00729296, 5, -1],
    ]),
    critical: olchowySengers({ amplitude: 0.058, length: 2.27e-10, cutoff: 1506024096.3855422, factor: 1.02 }),
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 460.35,
    terms: [[0.051, 1.209]],
  },
};
