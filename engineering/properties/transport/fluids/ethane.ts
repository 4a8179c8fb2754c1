import { olchowySengers, residualPolynomial } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import type { HomogeneousState } from '../homogeneous-state.ts';
import { friendDilute, friendResidual } from '../viscosity-forms.ts';

const dilute = friendDilute(12.0085e-6, 245);

/** λ₀, W/(m·K), from η₀ and c_v of the ideal gas. */
function diluteConductivity({ temperature, idealCv, fluid }: HomogeneousState): number {
  const internal = 1.7104147 - (0.6936482 * 245) / temperature;
  return 276.505 * dilute(temperature) * (3.75 + internal * (idealCv / fluid.equation.gasConstant - 1.5));
}

export const ethane: FluidTransport = {
  id: 'C2',
  viscosity: {
    source: 'D. G. Friend, H. Ingham and J. F. Ely, J. Phys. Chem. Ref. Data 20 (1991) 275-347',
    uncertainty: 0.05,
    dilute,
    residual: friendResidual(
      15.977e-6,
      { temperature: 305.33, molarDensity: 6870 },
      [
        0.47177003, -0.23950311, 0.39808301, -0.27343335, 0.3519226, -0.21101308, -0.00478579, 0.07378129, -0.030435255,
        -0.30435286, 0.001215675,
      ],
    ),
  },
  conductivity: {
    source: 'D. G. Friend, H. Ingham and J. F. Ely, J. Phys. Chem. Ref. Data 20 (1991) 275-347',
    uncertainty: 0.05,
    dilute: diluteConductivity,
    residual: residualPolynomial({ temperature: 305.33, density: 206.5809 }, [
      [0.0042448708279092, 1, 0],
      [0.012149218819710001, 2, 0],
      [-0.00011755611350154, 3, 0],
      [-0.00034524130817994, 4, 0],
      [0.0009666869231454, 5, 0],
      [0.010536403039518, 1, 1.5],
      [-0.0033184300792206, 3, 1],
    ]),
    critical: olchowySengers({ amplitude: 0.0563, length: 1.9e-10, cutoff: 1834862385.3, gamma: 1.242 }),
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 305.322,
    terms: [
      [0.07602, 1.32],
      [-0.02912, 1.676],
    ],
  },
};
