/** The limits of IAPWS-IF97 as errors that name the argument. NaN is outside every range. */
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
import { saturationTemperatureAt } from './saturation.ts';

function requireBetween(name: string, value: number, least: number, most: number, unit: string, where = ''): void {
  if (value >= least && value <= most) return;
  throw new RangeError(
    `${name} must be between ${least} ${unit} and ${most} ${unit}${where}, but is ${value} ${unit}.`,
  );
}

/** T in K, 273.15 K to 2273.15 K. */
export function requireTemperature(value: number): void {
  requireBetween('temperature', value, minimumTemperature, maximumTemperature, 'K');
}

/** p in Pa, above zero up to 100 MPa. */
export function requirePressure(value: number): void {
  requireBetween('pressure', value, minimumPressure, maximumPressure, 'Pa');
}

/** p in Pa at T in K: above 1073.15 K the range ends at 50 MPa. */
export function requirePressureAt(value: number, temperature: number): void {
  if (temperature <= temperature25) requirePressure(value);
  else requireBetween('pressure', value, minimumPressure, maximumPressure5, 'Pa', ` above ${temperature25} K`);
}

/** T in K on the saturation line, 273.15 K to 647.096 K. */
export function requireSaturationTemperature(value: number): void {
  requireBetween('temperature', value, minimumTemperature, criticalTemperature, 'K', ' on the saturation line');
}

/** p in Pa on the saturation line, 611.213 Pa to 22.064 MPa. */
export function requireSaturationPressure(value: number): void {
  requireBetween('pressure', value, minimumSaturationPressure, criticalPressure, 'Pa', ' on the saturation line');
}

/** p in Pa up to 10 MPa, and T in K not above saturation: metastable vapour. */
export function requireMetastable(pressure: number, temperature: number): void {
  requireBetween('pressure', pressure, minimumSaturationPressure, 10e6, 'Pa', ' for metastable vapour');
  const saturation = saturationTemperatureAt(pressure);
  requireBetween('temperature', temperature, minimumTemperature, saturation, 'K', ' for metastable vapour');
}

/** Vapour mass fraction. */
export function requireQuality(value: number): void {
  if (value >= 0 && value <= 1) return;
  throw new RangeError(`quality must be between 0 and 1, but is ${value}.`);
}

/** A number that is one. */
export function requireFinite(name: string, value: number): void {
  if (Number.isFinite(value)) return;
  throw new RangeError(`${name} must be a finite number, but is ${value}.`);
}
