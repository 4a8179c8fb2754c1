import { exp, log10, pow } from '../../elementary/index.ts';
import { Refusal, requirePositive, messageValue } from '../../quantities/index.ts';

/** A measured kinematic viscosity: m²/s at a temperature, K. */
export interface ViscosityPoint {
  readonly temperature: number;
  readonly viscosity: number;
}

export const viscosityTemperatureSource = 'ASTM D341-09 (Walther)';

/** Line of log log Z over log T, Z in cSt and T in K. */
export interface ViscosityLine {
  readonly A: number;
  readonly B: number;
  /** Temperatures of the measurements, K, between which the line interpolates. */
  readonly measured: readonly [number, number];
}

/** Range of ν in the standard, mm²/s. */
const [leastViscosity, mostViscosity] = [0.21, 2e7];

/** Z from ν in mm²/s, ASTM D341 equation A1.2. */
function zOf(viscosity: number): number {
  return viscosity + 0.7 + exp(-1.47 - 1.84 * viscosity - 0.51 * viscosity * viscosity);
}

/** ν in mm²/s from Z: the inverse of `zOf` by Newton's method. */
function viscosityOf(z: number): number {
  let viscosity = Math.max(z - 0.7, 0.2);
  for (let step = 0; step < 60; step += 1) {
    const extra = exp(-1.47 - 1.84 * viscosity - 0.51 * viscosity * viscosity);
    const slope = 1 - (1.84 + 1.02 * viscosity) * extra;
    const change = (viscosity + 0.7 + extra - z) / slope;
    viscosity -= change;
    if (Math.abs(change) <= 1e-14 * viscosity) break;
  }
  return viscosity;
}

/**
 * Line through two kinematic viscosities of a petroleum liquid, ASTM D341. Throws a Refusal for viscosities below 0.21 mm²/s or not
 * decreasing with temperature.
 */
export function viscosityLine(first: ViscosityPoint, second: ViscosityPoint): ViscosityLine {
  const [cold, warm] = first.temperature <= second.temperature ? [first, second] : [second, first];
  for (const { temperature, viscosity } of [cold, warm]) {
    requirePositive('temperature', temperature);
    requirePositive('viscosity', viscosity);
    if (!(1e6 * viscosity >= leastViscosity && 1e6 * viscosity <= mostViscosity)) {
      throw new Refusal('ASTM D341 holds from {least} to {most}; the viscosity is {value}', {
        least: messageValue('kinematicViscosity', 1e-6 * leastViscosity),
        most: messageValue('kinematicViscosity', 1e-6 * mostViscosity),
        value: messageValue('kinematicViscosity', viscosity),
      });
    }
  }
  if (!(warm.temperature > cold.temperature && warm.viscosity < cold.viscosity)) {
    throw new Refusal('the viscosity at the higher temperature must be the lower one');
  }
  const ordinate = ({ viscosity }: ViscosityPoint): number => log10(log10(zOf(1e6 * viscosity)));
  const [x, y] = [log10(cold.temperature), log10(warm.temperature)];
  const B = (ordinate(cold) - ordinate(warm)) / (y - x);
  return { A: ordinate(cold) + B * x, B, measured: [cold.temperature, warm.temperature] };
}

/** ν in m²/s at T in K on the line, and whether it is extrapolated. Throws a Refusal where it would be below 0.21 mm²/s. */
export function kinematicViscosityAt(
  line: ViscosityLine,
  temperature: number,
): { readonly viscosity: number; readonly extrapolated: boolean } {
  requirePositive('temperature', temperature);
  const z = pow(10, pow(10, line.A - line.B * log10(temperature)));
  const viscosity = z >= zOf(leastViscosity) * (1 - 1e-12) ? viscosityOf(z) : NaN;
  if (!(viscosity <= mostViscosity * (1 + 1e-9))) {
    throw new Refusal(
      'ASTM D341 has no viscosity of this liquid at {temperature}: it would be outside {least} to {most}',
      {
        temperature: messageValue('temperature', temperature),
        least: messageValue('kinematicViscosity', 1e-6 * leastViscosity),
        most: messageValue('kinematicViscosity', 1e-6 * mostViscosity),
      },
    );
  }
  const [minimum, maximum] = line.measured;
  return { viscosity: 1e-6 * viscosity, extrapolated: temperature < minimum || temperature > maximum };
}

/** Temperature, K, at which a line has its least viscosity, 0.21 mm²/s. */
export function temperatureOfLeastViscosity({ A, B }: ViscosityLine): number {
  return pow(10, (A - log10(log10(zOf(leastViscosity)))) / B);
}
