import { cube, exp, pow, wholePower } from '../../../elementary/index.ts';
import type { FluidTransport } from '../correlation.ts';
import type { HomogeneousState } from '../homogeneous-state.ts';
import { frictionTheory, friendDilute, friendResidual, powersOfTemperature } from '../viscosity-forms.ts';

const dilute = powersOfTemperature(190.564, [
  [2.60536e-6, 0],
  [-1.85247e-5, 0.25],
  [2.34216e-5, 0.5],
]);

const friendDiluteViscosity = friendDilute(10.5e-6, 174);
/** The reducing point of the transport equations of Friend, Ely and Ingham. */
const reducing = { temperature: 190.55, molarDensity: 10_139 };
const friendDenseViscosity = friendResidual(
  12.149e-6,
  reducing,
  [
    0.41250137, -0.14390912, 0.10366993, 0.40287464, -0.24903524, -0.12953131, 0.06575776, 0.02566628, -0.03716526,
    -0.38798341, 0.03533815,
  ],
);

/** λ₀, W/(m·K). */
function diluteConductivity({ temperature, idealCv, fluid }: HomogeneousState): number {
  const internal = 1.45885 - (0.4377162 * 174) / temperature;
  return 518.28 * friendDiluteViscosity(temperature) * (3.75 + internal * (idealCv / fluid.equation.gasConstant - 1.5));
}

/** Δλ, W/(m·K); below the critical density its last term is divided by that of the saturated vapour. */
function residualConductivity({ temperature, molarDensity, fluid }: HomogeneousState): number {
  const { critical, vapourDensity } = fluid;
  const delta = molarDensity / reducing.molarDensity;
  const tau = reducing.temperature / temperature;
  const vapour = temperature < critical.temperature && molarDensity < critical.density;
  const saturated = vapour ? vapourDensity.valueAt(temperature) / critical.density : 1;
  const sum =
    2.4149207 * delta +
    0.55166331 * cube(delta) +
    (-0.52837734 + 0.073809553 * tau) * wholePower(delta, 4) +
    (0.24465507 - 0.047613626 * tau) * wholePower(delta, 5) +
    (1.5554612 * delta ** 2) / saturated;
  return 6.29638e-3 * sum;
}

/** λ_c, W/(m·K), with the compressibility of the equation of state everywhere. */
function criticalConductivity(state: HomogeneousState): number {
  const { temperature, molarDensity, pressureSlope, thermalPressure, fluid } = state;
  const energy = fluid.equation.gasConstant * temperature;
  const delta = molarDensity / reducing.molarDensity;
  const tau = reducing.temperature / temperature;
  const compressibility = (0.28631 * delta * tau * energy) / pressureSlope;
  const rise = thermalPressure / (molarDensity * energy);
  const away = 1 - delta;
  const damping = exp(-2.646 * Math.sqrt(Math.abs(1 - 1 / tau)) - 2.678 * away * away + 0.637 * away);
  const viscosity = 1e6 * (friendDiluteViscosity(temperature) + friendDenseViscosity(state));
  return ((91.855e-3 * rise * rise) / (viscosity * tau * tau)) * pow(compressibility, 0.4681) * damping;
}

export const methane: FluidTransport = {
  id: 'C1',
  viscosity: {
    source: 'S. E. Quiñones-Cisneros and U. K. Deiters, J. Phys. Chem. B 110 (2006) 12820-12834',
    uncertainty: 0.05,
    dilute,
    residual: frictionTheory({
      temperature: 190.564,
      offset: 1,
      quadraticPower: 3,
      ideal: [3.49668e-8, -1.73176e-8, 0],
      attractive: [-3.12118e-8, 1.99422e-10, 0],
      repulsive: [5.98858e-8, -4.91143e-8, 0],
      attractiveSquare: [-8.52992e-13, -3.58009e-13, 0],
      idealSquare: [-3.55631e-10, 2.80326e-10, 0],
      residualRepulsiveSquare: [1.60099e-11, 8.50221e-13, 0],
    }),
  },
  conductivity: {
    source: 'D. G. Friend, J. F. Ely and H. Ingham, J. Phys. Chem. Ref. Data 18 (1989) 583-638',
    uncertainty: 0.05,
    dilute: diluteConductivity,
    residual: residualConductivity,
    critical: criticalConductivity,
  },
  surfaceTension: {
    source: 'A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105',
    uncertainty: 0.05,
    criticalTemperature: 190.564,
    terms: [
      [0.03825, 1.191],
      [-0.006024, 5.422],
      [-0.0007065, 0.6161],
    ],
  },
};
