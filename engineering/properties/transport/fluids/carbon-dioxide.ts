import { cbrt, cube, exp, pow } from '../../../elementary/index.ts';
import { olchowySengers, residualPolynomial } from '../conductivity-forms.ts';
import type { FluidTransport } from '../correlation.ts';
import type { HomogeneousState } from '../homogeneous-state.ts';
import { rainwaterFriend } from '../viscosity-forms.ts';

const potential = { energy: 200.76, diameter: 0.378421 };

/** η₀, Pa·s, equation 4 of Laesecke and Muzny. */
function diluteViscosity(T: number): number {
  const root = cbrt(T);
  const sum =
    1749.35489318835 -
    369.069300007128 * Math.sqrt(root) +
    5423856.34887691 * exp(-2.21283852168356 * root) +
    (-269503.247933569 + 73145.021531826 * root) / exp(root) +
    5.34368649509278 * Math.sqrt(T);
  return (0.0010055 * Math.sqrt(T)) / sum;
}

/** Temperature and density of the saturated liquid at the triple point, K and kg/m³. */
const triple = { temperature: 216.592, density: 1178.53 };

/** Δη, Pa·s, equations 8 and 9 of Laesecke and Muzny. */
function denseViscosity({ temperature, density, fluid }: HomogeneousState): number {
  const { gasConstant, molarMass } = fluid.equation;
  const T = temperature / triple.temperature;
  const rho = density / triple.density;
  const unit =
    (pow(triple.density, 2 / 3) * Math.sqrt(gasConstant * triple.temperature)) /
    (pow(molarMass, 1 / 6) * 84446887.43579945);
  const free = (rho * rho + pow(rho, 8.06282737481277)) / (T - 0.121550806591497);
  return unit * (0.360603235428487 * T * cube(rho) + free);
}

/** λ₀, W/(m·K), equation 3 of Huber et al. */
function diluteConductivity({ temperature }: HomogeneousState): number {
  const tau = 304.1282 / temperature;
  const sum = 0.0151874307 + 0.028067404 * tau + 0.022856419 * tau ** 2 - 0.0074162421 * cube(tau);
  return 1e-3 / (Math.sqrt(tau) * sum);
}

export const carbonDioxide: FluidTransport = {
  id: 'CO2',
  viscosity: {
    source: 'A. Laesecke and C. D. Muzny, J. Phys. Chem. Ref. Data 46 (2017) 013107',
    uncertainty: 0.04,
    dilute: diluteViscosity,
    virial: rainwaterFriend(potential),
    residual: denseViscosity,
  },
  conductivity: {
    source: 'M. L. Huber, E. A. Sykioti, M. J. Assael and R. A. Perkins, J. Phys. Chem. Ref. Data 45 (2016) 013102',
    uncertainty: 0.05,
    range: { maximumTemperature: 1100, maximumPressure: 200000000 },
    dilute: diluteConductivity,
    residual: residualPolynomial({ temperature: 304.1282, density: 467.6 }, [
      [0.0100128, 1, 0],
      [0.0560488, 2, 0],
      [-0.081162, 3, 0],
      [0.0624337, 4, 0],
      [-0.0206336, 5, 0],
      [0.00253248, 6, 0],
      [0.00430829, 1, -1],
      [-0.0358563, 2, -1],
      [0.067148, 3, -1],
      [-0.0522855, 4, -1],
      [0.0174571, 5, -1],
      [-0.00196414, 6, -1],
    ]),
    critical: olchowySengers({
      amplitude: 0.052,
      length: 1.5e-10,
      cutoff: 2500000000,
      factor: 1.02,
      reference: 456.19,
    }),
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 304.128,
    terms: [[0.07863, 1.254]],
  },
};
