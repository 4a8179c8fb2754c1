import { cube, exp, log, pow } from '../../elementary/index.ts';
import type { StateFunction, TemperatureFunction } from './correlation.ts';

/** Avogadro's number as the correlations use it, CODATA 2010, 1/mol. */
const avogadro = 6.022_141_29e23;

/** Σ n·xᵗ. */
function powers(terms: readonly (readonly [n: number, t: number])[], x: number): number {
  let sum = 0;
  for (const [n, t] of terms) sum += n * pow(x, t);
  return sum;
}

/** The two parameters of a pair potential: ε/k, K, and σ, nm. */
export interface PairPotential {
  readonly energy: number;
  readonly diameter: number;
}

/** η₀ = c·√(M·T)/(σ²·exp(Σ a·(ln T*)ᵗ)), Pa·s, with M in g/mol and T* = k·T/ε. */
export function collisionIntegral(
  constants: PairPotential & {
    readonly factor: number;
    readonly molarMass: number;
    readonly terms: readonly (readonly [a: number, t: number])[];
  },
): TemperatureFunction {
  const { factor, molarMass, energy, diameter, terms } = constants;
  return T => (factor * Math.sqrt(molarMass * T)) / (diameter * diameter * exp(powers(terms, log(T / energy))));
}

/** η₀ = Σ a·(T/T_r)ᵗ, Pa·s. */
export function powersOfTemperature(
  reducingTemperature: number,
  terms: readonly (readonly [a: number, t: number])[],
): TemperatureFunction {
  return T => powers(terms, T / reducingTemperature);
}

/** η₀ = c·√T/(Σ a·(T/T_r)ᵗ), Pa·s. */
export function rootOverPowers(
  factor: number,
  reducingTemperature: number,
  terms: readonly (readonly [a: number, t: number])[],
): TemperatureFunction {
  return T => (factor * Math.sqrt(T)) / powers(terms, T / reducingTemperature);
}

/** η₀ = c·√T/exp(a + b/T + c/T²), Pa·s. */
export function crossSection(
  factor: number,
  [constant, inverse, square]: readonly [number, number, number],
): TemperatureFunction {
  return T => (factor * Math.sqrt(T)) / exp(constant + inverse / T + square / (T * T));
}

const friendCoefficients = [
  -3.032_813_828_1, 16.918_880_086, -37.189_364_917, 41.288_861_858, -24.615_921_14, 8.948_843_095_9, -1.873_924_504_2,
  0.209_661_013_9, -9.657_043_707_4e-3,
];

/** η₀ = c·√T*·Σ Cᵢ·T*^((i−1)/3−1), Pa·s: Friend, Ely and Ingham, methane and ethane. */
export function friendDilute(factor: number, energy: number): TemperatureFunction {
  return T => {
    const reduced = T / energy;
    const sum = friendCoefficients.reduce((total, c, index) => total + c * pow(reduced, index / 3 - 1), 0);
    return factor * Math.sqrt(reduced) * sum;
  };
}

/** Exponents of δ and τ of the residual viscosity of methane and ethane; the last two are of the denominator. */
const friendExponents = [
  [1, 0],
  [1, 1],
  [2, 0],
  [2, 1],
  [2, 1.5],
  [3, 0],
  [3, 2],
  [4, 0],
  [4, 1],
  [1, 0],
  [1, 1],
] as const;

/** Δη = c·Σ g·δʳ·τˢ/(1 + Σ g·δʳ·τˢ), Pa·s: Friend, Ely and Ingham, methane and ethane. */
export function friendResidual(
  factor: number,
  reducing: { readonly temperature: number; readonly molarDensity: number },
  coefficients: readonly number[],
): StateFunction {
  return ({ temperature, molarDensity }) => {
    const delta = molarDensity / reducing.molarDensity;
    const tau = reducing.temperature / temperature;
    let numerator = 0;
    let denominator = 1;
    friendExponents.forEach(([r, s], index) => {
      const term = (coefficients[index] ?? 0) * pow(delta, r) * pow(tau, s);
      if (index < 9) numerator += term;
      else denominator += term;
    });
    return (factor * numerator) / denominator;
  };
}

/** Terms of the second viscosity virial coefficient of Rainwater and Friend as fitted by Vogel et al. (1998). */
const vogelVirial: readonly (readonly [b: number, t: number])[] = [
  [-19.572881, 0],
  [219.73999, -0.25],
  [-1015.3226, -0.5],
  [2471.01251, -0.75],
  [-3375.1717, -1],
  [2491.6597, -1.25],
  [-787.26086, -1.5],
  [14.085455, -2.5],
  [-0.34664158, -5.5],
];

/** B = N_A·σ³·Σ b·T*ᵗ, m³/mol. */
export function rainwaterFriend({ energy, diameter }: PairPotential, terms = vogelVirial): TemperatureFunction {
  const volume = avogadro * cube(diameter * 1e-9);
  return T => volume * powers(terms, T / energy);
}

/** Δη = Σ a·δᵈ·τᵗ·exp(g·δˡ) + Σ f·δᵈ·τᵗ·(1/(δ₀ − δ) − 1/δ₀), δ₀ = Σ n·τᵗ/Σ m·τᵗ, Pa·s. */
export function batschinskiHildebrand(constants: {
  readonly temperature: number;
  readonly molarDensity: number;
  readonly powers: readonly (readonly [a: number, d: number, t: number, g?: number, l?: number])[];
  readonly free?: {
    readonly terms: readonly (readonly [f: number, d: number, t: number])[];
    readonly numerator: readonly (readonly [n: number, t: number])[];
    readonly denominator?: readonly (readonly [m: number, t: number])[];
  };
}): StateFunction {
  const { free } = constants;
  return ({ temperature, molarDensity }) => {
    const tau = constants.temperature / temperature;
    const delta = molarDensity / constants.molarDensity;
    let sum = 0;
    for (const [a, d, t, g = 0, l = 0] of constants.powers) {
      sum += a * pow(delta, d) * pow(tau, t) * (g === 0 ? 1 : exp(g * pow(delta, l)));
    }
    if (free === undefined) return sum;
    const closest = powers(free.numerator, tau) / (free.denominator === undefined ? 1 : powers(free.denominator, tau));
    let factor = 0;
    for (const [f, d, t] of free.terms) factor += f * pow(delta, d) * pow(tau, t);
    return sum + factor * (1 / (closest - delta) - 1 / closest);
  };
}

/** Three coefficients of a friction parameter: constant, by ψ₁ and by ψ₂. */
type Friction = readonly [number, number, number];

/**
 * Friction theory: Δη from the attractive and the repulsive part of the pressure in bar, each with parameters that depend on
 * τ through ψ₁ = exp τ − c₁ and ψ₂ = exp τ² − c₂. Source: S. E. Quiñones-Cisneros and U. K. Deiters, J. Phys. Chem. B 110
 * (2006) 12820.
 */
export function frictionTheory(constants: {
  readonly temperature: number;
  readonly offset: 0 | 1;
  /** The power of τ that the quadratic parameters carry. */
  readonly quadraticPower: 1 | 3;
  readonly ideal: Friction;
  readonly attractive: Friction;
  readonly repulsive: Friction;
  readonly idealSquare?: Friction;
  readonly attractiveSquare: Friction;
  /** With Δp_r, the repulsive pressure without that of the ideal gas. */
  readonly residualRepulsiveSquare?: Friction;
  readonly repulsiveSquare?: Friction;
}): StateFunction {
  const { offset, quadraticPower } = constants;
  return ({ temperature, pressure, thermalPressure, molarDensity, fluid }) => {
    const tau = constants.temperature / temperature;
    const psi1 = exp(tau) - offset;
    const psi2 = exp(tau * tau) - offset;
    const parameter = (a: Friction | undefined, power: number): number =>
      a === undefined ? 0 : (a[0] + a[1] * psi1 + a[2] * psi2) * pow(tau, power);
    const repulsion = thermalPressure / 1e5;
    const attraction = pressure / 1e5 - repulsion;
    const idealGas = (molarDensity * fluid.equation.gasConstant * temperature) / 1e5;
    const excess = repulsion - idealGas;
    return (
      parameter(constants.ideal, 1) * idealGas +
      parameter(constants.attractive, 1) * attraction +
      parameter(constants.repulsive, 1) * excess +
      parameter(constants.idealSquare, quadraticPower) * idealGas ** 2 +
      parameter(constants.attractiveSquare, quadraticPower) * attraction ** 2 +
      parameter(constants.residualRepulsiveSquare, quadraticPower) * excess ** 2 +
      parameter(constants.repulsiveSquare, quadraticPower) * repulsion ** 2
    );
  };
}

/** η₀ = c·Tⁿ/(1 + a/T + b/T²), Pa·s or W/(m·K): equation 102 of DIPPR. */
export function dippr102([factor, power, a, b]: readonly [number, number, number, number]): TemperatureFunction {
  return T => (factor * pow(T, power)) / (1 + a / T + b / (T * T));
}

/** η₀ of a Lennard-Jones gas, Pa·s, M in g/mol, with the collision integral of Neufeld, Janzen and Aziz (1972). */
export function lennardJones({ energy, diameter }: PairPotential, molarMass: number): TemperatureFunction {
  return T => {
    const reduced = T / energy;
    const omega =
      1.161_45 * pow(reduced, -0.148_74) + 0.524_87 * exp(-0.7732 * reduced) + 2.161_78 * exp(-2.437_87 * reduced);
    return (26.692e-9 * Math.sqrt(molarMass * T)) / (diameter * diameter * omega);
  };
}
