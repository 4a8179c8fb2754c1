import { cbrt, cube, exp, expm1, log, pow } from '../../../elementary/index.ts';
import { constantsOfPotential, type ChungConstants } from './chung.ts';

/**
 * Viscosity and thermal conductivity of normal hydrogen and of helium by their own correlations. Chung's corresponding states derive size
 * and energy of a molecule from the critical constants, which quantum effects shift in these two, and their negative acentric factors
 * invalidate the terms for dense fluids. The critical enhancement of each correlation is left out: it ends below 60 K.
 */
export interface QuantumGas {
  /** Constants of the equivalent classical molecule, for Chung's mixing rules. */
  readonly constants: ChungConstants;
  /** Pa·s at T in K and ρ in kg/m³. */
  readonly viscosity: (T: number, density: number) => number;
  /** W/(m·K) at T in K and ρ in kg/m³. */
  readonly conductivity: (T: number, density: number) => number;
}

/** Σ c_k·x^k. */
function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
}

const hydrogenMolarMass = 2.015_88;
/** Parameters of the pair potential: nm, K. */
const hydrogenSize = 0.297;
const hydrogenEnergy = 30.41;
/** σ³ in m³/kg, which makes the second viscosity virial coefficient a specific volume. */
const hydrogenVolume = (6.022_141_29e23 * cube(hydrogenSize * 1e-9)) / (hydrogenMolarMass / 1000);

/**
 * Viscosity of normal hydrogen: C. D. Muzny, M. L. Huber and A. F. Kazakov, J. Chem. Eng. Data 58 (2013) 969, to 1000 K
 * and 200 MPa; 4 % there, better at low density.
 */
function hydrogenViscosity(T: number, density: number): number {
  const reduced = T / hydrogenEnergy;
  const crossSection = exp(polynomial([0.209_630, -0.455_274, 0.143_602, -0.033_532_5, 0.002_769_81], log(reduced)));
  const dilute = (2.1357e-8 * Math.sqrt(hydrogenMolarMass * T)) / (hydrogenSize * hydrogenSize * crossSection);
  const virial = hydrogenVolume * polynomial([-0.187, 2.4871, 3.7151, -11.0972, 9.0965, -3.8292, 0.5166], 1 / reduced);
  const Tr = T / 33.145;
  const square = (0.011 * density) ** 2;
  const dense =
    6.434_496_73e-6 *
    square *
    exp(
      4.563_340_68e-2 * Tr +
        2.327_978_68e-1 / Tr +
        (9.583_261_2e-1 * square) / (1.279_411_89e-1 + Tr) +
        3.635_765_95e-1 * cube(square),
    );
  return dilute * (1 + virial * density) + dense;
}

/**
 * Thermal conductivity of normal hydrogen: M. J. Assael, J.-A. M. Assael, M. L. Huber, R. A. Perkins and Y. Takata,
 * J. Phys. Chem. Ref. Data 40 (2011) 033101, to 1000 K and 100 MPa; 4 %, 1 % at low density about 300 K.
 */
function hydrogenConductivity(T: number, density: number): number {
  const Tr = T / 33.145;
  const dilute =
    polynomial([-0.340_976, 4.5882, -1.4508, 0.326_394, 3.169_39e-3, 1.905_92e-4, -1.139e-6], Tr) /
    polynomial([138.497, -22.1878, 4.571_51, 1], Tr);
  const cold = [0, 0.036_308_1, -0.020_762_9, 0.031_481, -0.014_309_7, 0.001_749_8];
  const warm = [0, 0.001_833_7, -0.008_867_16, 0.015_826, -0.010_628_3, 0.002_806_73];
  const reduced = density / 31.262;
  return dilute + polynomial(cold, reduced) + Tr * polynomial(warm, reduced);
}

/**
 * Viscosity of helium: V. D. Arp, R. D. McCarty and D. G. Friend, NIST Technical Note 1334 (revised 1998), to 1500 K, in
 * the form in which CoolProp (MIT licence) carries it.
 */
export function heliumViscosity(T: number, density: number): number {
  const rho = density / 1000;
  const x = log(Math.min(T, 300));
  const by = (first: number, ...others: readonly number[]) => first / x + polynomial(others, x);
  const excess = polynomial(
    [
      0,
      by(-47.529_525_9, 87.679_930_9, -42.074_158_9, 8.331_282_89, -0.589_252_385),
      by(547.309_267, -904.870_586, 431.404_928, -81.450_485_4, 5.370_084_33),
      by(-1684.393_24, 3331.0863, -1632.191_72, 308.804_413, -20.293_636_7),
    ],
    rho,
  );
  const cold = by(-0.135_311_743, 1.003_478_41, 1.206_546_49, -0.149_564_551, 0.012_520_841);
  if (T <= 100) return 1e-7 * exp(cold + excess);
  const dilute = 196 * pow(T, 0.719_38) * exp(12.451 / T - 295.67 / (T * T) - 4.1249);
  return 1e-7 * (dilute + exp(cold) * expm1(excess));
}

/**
 * Thermal conductivity of helium: B. A. Hands and V. D. Arp, Cryogenics 21 (1981) 697, to 1500 K, in the form in which
 * CoolProp (MIT licence) carries it.
 */
export function heliumConductivity(T: number, density: number): number {
  const dilute =
    2.787_003_4e-3 *
    pow(T, 0.703_400_705_7) *
    exp(polynomial([0, 3.739_232_544, -26.203_169_69, 59.822_522_46, -49.263_976_34], 1 / T));
  if (density <= 0) return dilute;
  const root = cbrt(T);
  const first = 1.862_970_53e-4 - 7.275_964_435e-7 * T - 1.427_549_651e-4 * root + 3.290_833_592e-5 * root * root;
  const third = polynomial([-5.213_335_363e-8, 4.492_659_933e-8, -5.924_416_513e-9], root);
  const second = polynomial([7.087_321_137e-6, -6.013_335_678e-6, 8.067_145_814e-7], root) + 3.995_125_013e-7 / T;
  return dilute + density * (first + density * (second * log(density / 68) + third * density));
}

/**
 * The components that have correlations of their own, with the Lennard-Jones diameter, Å, and energy, K, of their dilute
 * gas: R. A. Svehla, NASA TR R-132 (1962), as in Poling, Prausnitz and O'Connell, 5th ed., appendix B.
 */
export const quantumGases: ReadonlyMap<string, QuantumGas> = new Map([
  [
    'H2',
    { constants: constantsOfPotential(2.827, 59.7), viscosity: hydrogenViscosity, conductivity: hydrogenConductivity },
  ],
  [
    'He',
    { constants: constantsOfPotential(2.551, 10.22), viscosity: heliumViscosity, conductivity: heliumConductivity },
  ],
]);
