import { saturationTemperature } from '../properties/index.ts';
import {
  fromSi,
  Refusal,
  messageValue,
  toSi,
  type AbsolutePressure,
  type GaugePressure,
  type MessageValue,
  type Temperature,
} from '../quantities/index.ts';
import { interpolate, locateInterval } from './interpolation.ts';
import { customaryFactors, customaryPressures, customaryTemperatures } from './superheat-customary.ts';
import { metricFactors, metricPressures, metricTemperatures } from './superheat-metric.ts';

/** Editions of API 520-I with different values: '7th' covers the 7th to 9th. */
export type Edition = '10th' | '7th';

/** Relieving pressure, kPa absolute, above which KN is not 1, and the upper end of its range. */
const napierFrom = 10339;
const napierTo = 22057;

const napierCorrected = (kilopascal: number) => (0.02764 * kilopascal - 1000) / (0.03324 * kilopascal - 1061);
const napierAtStep = napierCorrected(napierFrom);

/**
 * KN, the correction to Napier's equation, at a relieving pressure in Pa absolute: 1 up to 10 339 kPa, then (0.02764p − 1000)/(0.03324p −
 * 1061) up to 22 057 kPa. API 520-I, steam. The standard's formula starts at 0.9957, so the area would drop by 0.43 % at the step; within
 * 44 kPa below it KN·p is limited to its value there, which is conservative. Throws a Refusal above 22 057 kPa.
 */
export function napierCorrection(pressure: AbsolutePressure): number {
  const kilopascal = pressure / 1000;
  if (kilopascal > napierTo) {
    throw new Refusal('not applicable: KN of API 520-I ends at {limit}', {
      limit: messageValue('absolutePressure', napierTo * 1000),
    });
  }
  if (kilopascal > napierFrom) return napierCorrected(kilopascal);
  return Math.min(1, (napierAtStep * napierFrom) / kilopascal);
}

/** Whether KN is the smoothed value just below its step, where the standard gives 1. Relieving pressure in Pa absolute. */
export function isNapierSmoothed(pressure: AbsolutePressure): boolean {
  return pressure <= napierFrom * 1000 && napierCorrection(pressure) < 1;
}

/** Mass flux, kg/(s·m²), of dry saturated steam at Kd = KN = 1: Napier's equation of API 520-I, 190.5 in SI units. */
export function napierFlux(pressure: AbsolutePressure): number {
  return ((pressure / 1000 / 190.5) * 1e6) / 3600;
}

/** Interpolates in a right-aligned table row. */
function interpolateRow(row: readonly number[], columns: readonly number[], temperature: number): number {
  const blank = columns.length - row.length;
  const { index, share } = locateInterval(columns, temperature, blank);
  return interpolate(row[index - blank] ?? Number.NaN, row[index + 1 - blank] ?? Number.NaN, share);
}

/** Refusal for a value outside a table of KSH. */
const beyondTable = (what: string, limit: MessageValue, of = ''): Refusal =>
  new Refusal(`not applicable: the KSH table of API 520-I, ${what} at {limit}${of}`, { limit });

const setLimit = (psi: number): MessageValue => messageValue('gaugePressure', toSi('gaugePressure', psi, 'psi(g)'));

/**
 * KSH of API 520-I, 7th to 9th ed.: by set pressure and temperature, bilinear between the entries of the customary table; 1 below 300 °F.
 * Throws a Refusal below 15 and above 3000 psig set pressure and above 1200 °F.
 */
function customarySuperheat(setPressure: GaugePressure, temperature: Temperature): number {
  const psi = fromSi('gaugePressure', setPressure, 'psi(g)');
  const fahrenheit = fromSi('temperature', temperature, '°F');
  if (psi < 15 * (1 - 1e-12)) {
    throw beyondTable('7th to 9th ed., begins', setLimit(15), ' set pressure');
  }
  if (psi > 3000 * (1 + 1e-12)) {
    throw beyondTable('7th to 9th ed., ends', setLimit(3000), ' set pressure');
  }
  if (fahrenheit > 1200 * (1 + 1e-12)) {
    throw beyondTable('7th to 9th ed., ends', messageValue('temperature', toSi('temperature', 1200, '°F')));
  }
  if (fahrenheit < 300) return 1;
  const { index, share } = locateInterval(customaryPressures, psi);
  return interpolate(
    interpolateRow(customaryFactors[index] ?? [], customaryTemperatures, fahrenheit),
    interpolateRow(customaryFactors[index + 1] ?? [], customaryTemperatures, fahrenheit),
    share,
  );
}

/**
 * Interpolates in one row of the metric table at a temperature, °C; blank cells are interpolated between 1 at saturation and the first
 * entry.
 */
function metricRow(index: number, celsius: number): number {
  const row = metricFactors[index] ?? [];
  const first = metricTemperatures[metricTemperatures.length - row.length] ?? Number.NaN;
  if (celsius >= first) return interpolateRow(row, metricTemperatures, celsius);
  const saturation = fromSi('temperature', saturationTemperature((metricPressures[index] ?? 0) * 1000), '°C');
  if (celsius <= saturation) return 1;
  return interpolate(1, row[0] ?? Number.NaN, (celsius - saturation) / (first - saturation));
}

/**
 * KSH of API 520-I, 10th ed.: by relieving pressure and temperature, bilinear between the entries of the metric table, and from 1 at
 * saturation to its first entry, which is at 205 °C or above. Throws a Refusal below 500 kPa and above 22 000 kPa absolute and above 625
 * °C.
 */
function metricSuperheat(pressure: AbsolutePressure, temperature: Temperature): number {
  const kilopascal = pressure / 1000;
  const celsius = fromSi('temperature', temperature, '°C');
  if (celsius > 625 * (1 + 1e-12)) {
    throw beyondTable('10th ed., ends', messageValue('temperature', toSi('temperature', 625, '°C')));
  }
  if (kilopascal > 22000) {
    throw beyondTable('10th ed., ends', messageValue('absolutePressure', 22_000e3));
  }
  if (kilopascal < 500) {
    if (temperature <= saturationTemperature(pressure)) return 1;
    throw beyondTable('10th ed., begins', messageValue('absolutePressure', 500e3));
  }
  const { index, share } = locateInterval(metricPressures, kilopascal);
  return interpolate(metricRow(index, celsius), metricRow(index + 1, celsius), share);
}

/**
 * KSH, the superheat correction of the edition, for steam superheated at the relieving pressure, Pa. The 10th edition tabulates it by
 * relieving pressure, the 7th to 9th by set pressure. Where the table of the 10th has no entry, close to saturation, it is interpolated
 * from 1 at saturation. Throws a Refusal outside the table of the edition.
 */
export function superheatCorrection(
  edition: Edition,
  {
    setPressure,
    pressure,
    temperature,
  }: { setPressure: GaugePressure; pressure: AbsolutePressure; temperature: Temperature },
): number {
  return edition === '10th' ? metricSuperheat(pressure, temperature) : customarySuperheat(setPressure, temperature);
}

/** Whether KSH of the 10th edition is interpolated between saturation and the first entry of the table. */
export function isSuperheatInterpolated(pressure: AbsolutePressure, temperature: Temperature): boolean {
  const celsius = fromSi('temperature', temperature, '°C');
  const kilopascal = pressure / 1000;
  if (kilopascal < 500 || kilopascal > 22000) return false;
  const { index } = locateInterval(metricPressures, kilopascal);
  return [index, index + 1].some(row => {
    const width = metricFactors[row]?.length ?? 0;
    return celsius < (metricTemperatures[metricTemperatures.length - width] ?? 0);
  });
}
