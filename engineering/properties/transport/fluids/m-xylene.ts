import { pow, wholePower } from '../../../elementary/index.ts';
import { olchowySengers, ratioOfPolynomials, residualPolynomial } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import type { HomogeneousState } from '../homogeneous-state.ts';
import { crossSection } from '../viscosity-forms.ts';

const dilute = crossSection(0.22115e-6, [-1.4933, 473.2, -57_033]);

/** The viscosity beyond that of the dilute gas, Pa·s, with T_c = 616.89 K and ρ_c = 2665 mol/m³. */
function denseViscosity({ temperature, molarDensity }: HomogeneousState): number {
  const T = temperature / 616.89;
  const rho = molarDensity / 2665;
  const initial = (13.2814 - 10_862.4 / temperature + 1_664_060 / temperature ** 2) * 1e-3 * molarDensity;
  const sum =
    (-0.26895 + 0.320971 * pow(T, -0.3)) * pow(rho, 6.8) -
    0.0290018 * pow(rho, 3.3) +
    1.72866e-10 * wholePower(rho, 22) * pow(T, -3.2) +
    (14.7728 * rho - 18.9852 * T) * pow(rho, 0.6) +
    17.1128 * pow(rho, 0.4);
  return 1e-6 * (initial + pow(rho, 2 / 3) * Math.sqrt(T) * sum);
}

export const mXylene: FluidTransport = {
  id: 'mXyl',
  viscosity: {
    source: 'F. L. Cao, X. Y. Meng, J. T. Wu and V. Vesovic, J. Phys. Chem. Ref. Data 45 (2016) 013103',
    uncertainty: 0.05,
    range: { minimumTemperature: 273, maximumTemperature: 673, maximumPressure: 200000000 },
    dilute,
    residual: denseViscosity,
  },
  conductivity: {
    source:
      'S. K. Mylona, K. D. Antoniadis, M. J. Assael, M. L. Huber and R. A. Perkins, J. Phys. Chem. Ref. Data 43 (2014) 043104',
    uncertainty: 0.05,
    range: { maximumTemperature: 700 },
    dilute: ratioOfPolynomials(
      616.89,
      [
        [0.00024210699999999998, 0],
        [0.013522000000000001, 1],
        [-0.123168, 2],
        [0.296882, 3],
        [-0.107973, 4],
        [0.018686, 5],
        [-0.0012916700000000002, 6],
      ],
      [
        [-0.850118, 0],
        [3.11646, 1],
        [0.0001, 2],
      ],
    ),
    residual: residualPolynomial({ temperature: 616.89, density: 282.9297 }, [
      [-0.0679314, 1, 0],
      [0.0592537, 1, -1],
      [0.22577799999999998, 2, 0],
      [-0.162626, 2, -1],
      [-0.18569300000000002, 3, 0],
      [0.133036, 3, -1],
      [0.0619006, 4, 0],
      [-0.044905099999999996, 4, -1],
      [-0.0071166400000000005, 5, 0],
      [0.0056186, 5, -1],
    ]),
    critical: olchowySengers({ amplitude: 0.057, length: 2.35e-10, cutoff: 1402524544.179523 }),
  },
  surfaceTension: {
    source: 'A. Mulero and I. Cachadiña, J. Phys. Chem. Ref. Data 43 (2014) 023104',
    uncertainty: 0.05,
    criticalTemperature: 616.89,
    terms: [[0.06445, 1.256]],
  },
};
