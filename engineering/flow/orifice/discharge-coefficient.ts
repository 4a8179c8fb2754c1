import { exp, pow, wholePower } from '../../elementary/index.ts';

/** Location of the pressure tappings (ISO 5167-2:2022, 5.2). */
export type Tappings = 'Corner' | 'D and D/2' | 'Flange';

/**
 * Distances of the tappings from the plate as fractions of the pipe diameter, m: L1 upstream, L2' downstream.
 * Source: ISO 5167-2:2022, 5.3.2.1.
 */
export function tappingDistances(tappings: Tappings, diameter: number): { l1: number; l2: number } {
  if (tappings === 'Corner') return { l1: 0, l2: 0 };
  if (tappings === 'D and D/2') return { l1: 1, l2: 0.47 };
  return { l1: 0.0254 / diameter, l2: 0.0254 / diameter };
}

/**
 * The discharge coefficient of an orifice plate by the Reader-Harris/Gallagher equation.
 * `beta` = d/D; `reynoldsNumber` of the pipe; `diameter` D of the pipe, m.
 * Source: ISO 5167-2:2022, 5.3.2.1, eq. (4), with the term for D < 71.12 mm.
 */
export function dischargeCoefficient({
  beta,
  reynoldsNumber,
  diameter,
  tappings,
}: {
  beta: number;
  reynoldsNumber: number;
  diameter: number;
  tappings: Tappings;
}): number {
  const { l1, l2 } = tappingDistances(tappings, diameter);
  const a = pow((19000 * beta) / reynoldsNumber, 0.8);
  const m2 = (2 * l2) / (1 - beta);
  const beta2 = beta * beta;
  const beta4 = beta2 * beta2;
  const large = 0.5961 + 0.0261 * beta2 - 0.216 * beta4 * beta4;
  const viscous =
    0.000521 * pow((1e6 * beta) / reynoldsNumber, 0.7) +
    (0.0188 + 0.0063 * a) * pow(beta, 3.5) * pow(1e6 / reynoldsNumber, 0.3);
  const upstream = (0.043 + 0.08 * exp(-10 * l1) - 0.123 * exp(-7 * l1)) * (1 - 0.11 * a) * (beta4 / (1 - beta4));
  const downstream = l2 === 0 ? 0 : -0.031 * (m2 - 0.8 * pow(m2, 1.1)) * pow(beta, 1.3);
  const smallPipe = diameter < 0.07112 ? 0.011 * (0.75 - beta) * (2.8 - diameter / 0.0254) : 0;
  return large + viscous + upstream + downstream + smallPipe;
}

/**
 * The expansibility factor ε of an orifice plate: 1 for a liquid, below 1 for a gas.
 * `pressureRatio` = p2/p1; `kappa` = isentropic exponent. Established for p2/p1 ≥ 0.75.
 * Source: ISO 5167-2:2022, 5.3.2.2, eq. (5).
 */
export function expansibility({
  beta,
  pressureRatio,
  kappa,
}: {
  beta: number;
  pressureRatio: number;
  kappa: number;
}): number {
  const beta4 = wholePower(beta, 4);
  return 1 - (0.351 + 0.256 * beta4 + 0.93 * beta4 * beta4) * (1 - pow(pressureRatio, 1 / kappa));
}

/**
 * The permanent pressure loss as a fraction of the differential pressure.
 * Source: ISO 5167-2:2022, 5.4.1, eq. (7).
 */
export function permanentLossFraction({ beta, coefficient }: { beta: number; coefficient: number }): number {
  const root = Math.sqrt(1 - wholePower(beta, 4) * (1 - coefficient ** 2));
  const jet = coefficient * beta ** 2;
  return (root - jet) / (root + jet);
}
