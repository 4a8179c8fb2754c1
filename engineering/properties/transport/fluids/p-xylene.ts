import { cube, pow, wholePower } from '../../../elementary/index.ts';
import { olchowySengers, ratioOfPolynomials, residualPolynomial } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import type { HomogeneousState } from '../homogeneous-state.ts';
import { crossSection } from '../viscosity-forms.ts';

const dilute = crossSection(0.22005e-6, [-1.4933, 473.2, -57_033]);

/** The viscosity beyond that of the dilute gas, Pa·s, with T_c = 616.168 K and ρ_c = 2693.92 mol/m³. */
function denseViscosity({ temperature, molarDensity }: HomogeneousState): number {
  const T = temperature / 616.168;
  const rho = molarDensity / 2693.92;
  const initial = (13.2814 - 10_862.4 / temperature + 1_664_060 / temperature ** 2) * 1e-3 * molarDensity;
  const warm =
    122.919 * pow(rho, 1.5) -
    282.329 * rho ** 2 +
    279.348 * cube(rho) -
    146.776 * wholePower(rho, 4) +
    28.361 * wholePower(rho, 5) -
    0.004585 * wholePower(rho, 11);
  const cold = 15.337 * pow(rho, 1.5) - 0.0004382 * wholePower(rho, 11) + 0.00002307 * wholePower(rho, 15);
  return 1e-6 * (initial + pow(rho, 2 / 3) * (warm + cold / Math.sqrt(T)));
}

export const pXylene: FluidTransport = {
  id: 'pXyl',
  viscosity: {
    source: 'B. Balogun, N. Riesco and V. Vesovic, J. Phys. Chem. Ref. Data 44 (2015) 013103',
    uncertainty: 0.05,
    range: { maximumTemperature: 673, maximumPressure: 110000000 },
    dilute,
    residual: denseViscosity,
  },
  conductivity: {
    source:
      'S. K. Mylona, K. D. Antoniadis, M. J. Assael, M. L. Huber and R. A. Perkins, J. Phys. Chem. Ref. Data 43 (2014) 043104',
    uncertainty: 0.05,
    range: { maximumTemperature: 700 },
    dilute: ratioOfPolynomials(
      616.168,
      [
        [-0.00388568, 0],
        [0.0294648, 1],
        [-0.0815299, 2],
        [0.07715340000000001, 3],
        [0.00755487, 4],
        [-0.0038897, 5],
        [0.00040689199999999995, 6],
      ],
      [
        [0.00404188, 0],
        [-0.424893, 1],
        [1, 2],
      ],
    ),
    residual: residualPolynomial({ temperature: 616.168, density: 286 }, [
      [-0.101022, 1, 0],
      [0.107531, 1, -1],
      [0.224828, 2, 0],
      [-0.205499, 2, -1],
      [-0.1591, 3, 0],
      [0.150348, 3, -1],
      [0.049949, 4, 0],
      [-0.0502584, 4, -1],
      [-0.00562422, 5, 0],
      [0.00644051, 5, -1],
    ]),
    critical: olchowySengers({ amplitude: 0.056, length: 2.35e-10, cutoff: 1408450704.225352 }),
  },
  surfaceTension: {
    source: 'A. Mulero and I. Cachadiña, J. Phys. Chem. Ref. Data 43 (2014) 023104',
    uncertainty: 0.05,
    criticalTemperature: 616.168,
    terms: [[0.0619, 1.21]],
  },
};
