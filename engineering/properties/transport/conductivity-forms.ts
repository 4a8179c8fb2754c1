import { atan, exp, expm1, pow } from '../../elementary/index.ts';
import type { ConductivityCorrelation, StateFunction, TemperatureFunction } from './correlation.ts';

/** λ₀ = Σ a·T_rⁿ/Σ b·T_rᵐ, W/(m·K), T_r = T/T_reducing. */
export function ratioOfPolynomials(
  reducingTemperature: number,
  numerator: readonly (readonly [a: number, n: number])[],
  denominator: readonly (readonly [b: number, m: number])[] = [[1, 0]],
): StateFunction {
  return ({ temperature }) => {
    const reduced = temperature / reducingTemperature;
    let above = 0;
    let below = 0;
    for (const [a, n] of numerator) above += a * pow(reduced, n);
    for (const [b, m] of denominator) below += b * pow(reduced, m);
    return above / below;
  };
}

/** λ₀ = A·η₀ + Σ a·τᵗ, W/(m·K), η₀ in μPa·s and τ = T_r/T: Lemmon and Jacobsen (2004). */
export function viscosityAndPowers(
  diluteViscosity: TemperatureFunction,
  reducingTemperature: number,
  factor: number,
  terms: readonly (readonly [a: number, t: number])[],
): StateFunction {
  return ({ temperature }) => {
    const tau = reducingTemperature / temperature;
    return terms.reduce((sum, [a, t]) => sum + a * pow(tau, t), factor * 1e6 * diluteViscosity(temperature));
  };
}

/** Δλ = Σ b·δᵈ·τᵗ·exp(−g·δˡ), W/(m·K), δ in densities of mass. */
export function residualPolynomial(
  reducing: { readonly temperature: number; readonly density: number },
  terms: readonly (readonly [b: number, d: number, t: number, g?: number, l?: number])[],
): StateFunction {
  return ({ temperature, density }) => {
    const tau = reducing.temperature / temperature;
    const delta = density / reducing.density;
    let sum = 0;
    for (const [b, d, t, g = 0, l = 0] of terms) {
      sum += b * pow(delta, d) * pow(tau, t) * (g === 0 ? 1 : exp(-g * pow(delta, l)));
    }
    return sum;
  };
}

const boltzmann = 1.380_648_8e-23;

/**
 * Critical enhancement λ_c by the simplified crossover of Olchowy and Sengers, Int. J. Thermophys. 10 (1989) 417, W/(m·K). `amplitude` is
 * Γ, `length` ξ₀ in m, `cutoff` q_D in 1/m and `reference` the temperature at which the enhancement vanishes, by default 1.5·T_c.
 */
export function olchowySengers(constants: {
  readonly amplitude: number;
  readonly length: number;
  readonly cutoff: number;
  readonly factor?: number;
  readonly gamma?: number;
  readonly reference?: number;
}): NonNullable<ConductivityCorrelation['critical']> {
  const { amplitude, length, cutoff, factor = 1.03, gamma = 1.239 } = constants;
  return (state, viscosity) => {
    const { equation } = state.fluid;
    const { temperature: T, molarDensity, pressureSlope, cp, cv } = state;
    const { reducing, critical } = equation;
    const reference = constants.reference ?? 1.5 * reducing.temperature;
    const scale = (critical.pressure * molarDensity) / (reducing.density * reducing.density);
    const excess = scale / pressureSlope - (scale / state.pressureSlopeAt(reference)) * (reference / T);
    if (!(excess > 1e-15)) return 0;
    const correlation = length * pow(excess / amplitude, 0.63 / gamma);
    const y = correlation * cutoff;
    const delta = molarDensity / reducing.density;
    const direct = ((cp - cv) / cp) * atan(y) + (cv / cp) * y;
    const crossover = -expm1(-1 / (1 / y + (y * y) / (3 * delta * delta)));
    const omega = (2 / Math.PI) * (direct - crossover);
    return ((molarDensity * cp * factor * boltzmann * T) / (6 * Math.PI * viscosity * correlation)) * omega;
  };
}

/** λ₀ of a gas from its viscosity, W/(m·K): modified Eucken, η₀·(15/4·R + f·(c_p − 5/2·R))/M with f from its coefficients in T. */
export function modifiedEucken(
  diluteViscosity: TemperatureFunction,
  [constant, slope]: readonly [number, number],
): StateFunction {
  return ({ temperature, idealCv, fluid }) => {
    const { gasConstant: R, molarMass } = fluid.equation;
    const internal = (constant + slope * temperature) * (idealCv - 1.5 * R);
    return (diluteViscosity(temperature) * (3.75 * R + internal)) / molarMass;
  };
}
