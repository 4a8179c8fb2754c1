import { conductivityRange, thermalConductivity } from '@isentrope/engineering/materials';
import { fromSi, toSi } from '@isentrope/engineering/quantities';
import type { Line } from './lines.ts';

/** A material's value at a temperature. */
export interface Reading {
  readonly line: Line;
  /** W/(m·°C) */
  readonly value: number | undefined;
  /** The value to one decimal, or a note that there is none. */
  readonly text: string;
  /** Temperature range of its values, for example "20 to 750 °C". */
  readonly range: string;
  readonly estimated: boolean;
}

function rangeText(id: string): string {
  const { minimum, maximum } = conductivityRange(id);
  const [from, to] = [minimum, maximum].map(kelvin => fromSi('temperature', kelvin, '°C').toFixed(0));
  return `${from} to ${to} °C`;
}

/** A material's reading at a temperature in °C. */
export function readingAt(line: Line, celsius: number | undefined): Reading {
  const reading =
    celsius === undefined ? undefined : thermalConductivity(line.column.id, toSi('temperature', celsius, '°C'));
  return {
    line,
    value: reading?.conductivity,
    text: reading ? reading.conductivity.toFixed(1) : '--',
    range: rangeText(line.column.id),
    estimated: reading?.estimated ?? false,
  };
}
