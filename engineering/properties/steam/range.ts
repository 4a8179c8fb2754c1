/** Range checks of IAPWS-IF97, with Refusals that name the argument. NaN is outside every range. */
import { Refusal, messageValue, type Kind } from '../../quantities/index.ts';
import {
  criticalPressure,
  criticalTemperature,
  maximumPressure,
  maximumPressure5,
  maximumTemperature,
  minimumPressure,
  minimumSaturationPressure,
  minimumTemperature,
  temperature25,
} from './constants.ts';
import { saturationTemperatureAt } from './regions/saturation.ts';

const kinds = { temperature: 'temperature', pressure: 'absolutePressure' } as const satisfies Record<string, Kind>;

/** Part of the range in which the limits apply, with the values in its words. */
interface Where {
  readonly text: string;
  readonly above?: number;
}

function requireBetween(
  name: keyof typeof kinds,
  value: number,
  minimum: number,
  maximum: number,
  { text, above }: Where = { text: '' },
): void {
  if (value >= minimum && value <= maximum) return;
  const of = (si: number) => messageValue(kinds[name], si);
  throw new Refusal(`the ${name} must be from {least} to {most}${text} in IAPWS-IF97; it is {value}`, {
    least: of(minimum),
    most: of(maximum),
    value: of(value),
    ...(above === undefined ? {} : { above: messageValue('temperature', above) }),
  });
}

const saturationLine: Where = { text: ' on the saturation line' };
const metastable: Where = { text: ' for metastable vapour' };

/** T in K, 273.15 K to 2273.15 K. */
export function requireTemperature(value: number): void {
  requireBetween('temperature', value, minimumTemperature, maximumTemperature);
}

/** p in Pa, above zero up to 100 MPa. */
export function requirePressure(value: number): void {
  requireBetween('pressure', value, minimumPressure, maximumPressure);
}

/** p in Pa at T in K: above 1073.15 K the range ends at 50 MPa. */
export function requirePressureAt(value: number, temperature: number): void {
  if (temperature <= temperature25) requirePressure(value);
  else
    requireBetween('pressure', value, minimumPressure, maximumPressure5, {
      text: ' above {above}',
      above: temperature25,
    });
}

/** T in K on the saturation line, 273.15 K to 647.096 K. */
export function requireSaturationTemperature(value: number): void {
  requireBetween('temperature', value, minimumTemperature, criticalTemperature, saturationLine);
}

/** p in Pa on the saturation line, 611.213 Pa to 22.064 MPa. */
export function requireSaturationPressure(value: number): void {
  requireBetween('pressure', value, minimumSaturationPressure, criticalPressure, saturationLine);
}

/** p in Pa up to 10 MPa, and T in K not above saturation: metastable vapour. */
export function requireMetastable(pressure: number, temperature: number): void {
  requireBetween('pressure', pressure, minimumSaturationPressure, 10e6, metastable);
  const saturation = saturationTemperatureAt(pressure);
  requireBetween('temperature', temperature, minimumTemperature, saturation, metastable);
}
