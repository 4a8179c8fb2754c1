import { pow, wholePower } from '../../../elementary/index.ts';
import { olchowySengers, ratioOfPolynomials, residualPolynomial } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import type { HomogeneousState } from '../homogeneous-state.ts';
import { crossSection } from '../viscosity-forms.ts';

const dilute = crossSection(0.22225e-6, [-1.4933, 473.2, -57_033]);

/** The viscosity beyond that of the dilute gas, Pa·s, with T_c = 630.259 K and ρ_c = 2684.5 mol/m³. */
function denseViscosity({ temperature, molarDensity }: HomogeneousState): number {
  const T = temperature / 630.259;
  const rho = molarDensity / 2684.5;
  const initial = (13.2814 - 10_862.4 / temperature + 1_664_060 / temperature ** 2) * 1e-3 * molarDensity;
  const sum =
    (-2.05581e-3 + 2.65651e-3 * pow(T, -0.8)) * pow(rho, 10.3) +
    2.38762 * pow(rho, 3.3) +
    1.77616e-12 * wholePower(rho, 25) * pow(T, -4.4) +
    (10.4497 * rho - 18.2446 * T) * pow(rho, 0.7) +
    15.9587 * pow(rho, 0.4);
  return 1e-6 * (initial + pow(rho, 2 / 3) * Math.sqrt(T) * sum);
}

export const oXylene: FluidTransport = {
  id: 'oXyl',
  viscosity: {
    source: 'F. L. Cao, X. Y. Meng, J. T. Wu and V. Vesovic, J. Phys. Chem. Ref. Data 45 (2016) 023102',
    uncertainty: 0.05,
    range: { minimumTemperature: 273, maximumTemperature: 673, maximumPressure: 110000000 },
    dilute,
    residual: denseViscosity,
  },
  conductivity: {
    source:
      'S. K. Mylona, K. D. Antoniadis, M. J. Assael, M. L. Huber and R. A. Perkins, J. Phys. Chem. Ref. Data 43 (2014) 043104',
    uncertainty: 0.05,
    range: { maximumTemperature: 700 },
    dilute: ratioOfPolynomials(
      630.259,
      [
        [-0.0008374880000000001, 0],
        [0.012785600000000001, 1],
        [-0.0371925, 2],
        [0.06395479999999999, 3],
        [-0.00443443, 4],
      ],
      [
        [0.262226, 0],
        [-0.490519, 1],
        [1, 2],
      ],
    ),
    residual: residualPolynomial({ temperature: 630.259, density: 285 }, [
      [-0.0346292, 1, 0],
      [0.0455879, 1, -1],
      [0.0757735, 2, 0],
      [-0.0594473, 2, -1],
      [-0.06743779999999999, 3, 0],
      [0.0550012, 3, -1],
      [0.027695, 4, 0],
      [-0.0255522, 4, -1],
      [-0.00374238, 5, 0],
      [0.00418805, 5, -1],
    ]),
    critical: olchowySengers({ amplitude: 0.058, length: 2.36e-10, cutoff: 1406469760.9001405 }),
  },
  surfaceTension: {
    source: 'A. Mulero and I. Cachadiña, J. Phys. Chem. Ref. Data 43 (2014) 023104',
    uncertainty: 0.05,
    criticalTemperature: 630.259,
    terms: [[0.06477, 1.227]],
  },
};
