import { pow } from '../../elementary/index.ts';
import { Refusal, requirePositive, messageValue } from '../../quantities/index.ts';

/** Interpolation between points: linear, or linear in the logarithm over 1/T, as for viscosity and vapour pressure. */
export type Interpolation = 'linear' | 'logarithmic';

/** A user-supplied value at a temperature, K. */
export interface TablePoint {
  readonly temperature: number;
  readonly value: number;
}

/** User-supplied values of a liquid against temperature. */
export interface PropertyTable {
  readonly name: string;
  readonly course: Interpolation;
  /** In ascending temperature. */
  readonly points: readonly TablePoint[];
}

/**
 * Builds a table from values in any order. Throws a Refusal for an empty table, duplicate temperatures, or a value without a logarithm
 * where one is needed.
 */
export function propertyTable(name: string, course: Interpolation, typed: readonly TablePoint[]): PropertyTable {
  const points = typed.toSorted((one, two) => one.temperature - two.temperature);
  if (points.length === 0) throw new Refusal(`${name} has no value`);
  points.forEach(({ temperature, value }, index) => {
    requirePositive('temperature', temperature);
    if (points[index - 1]?.temperature === temperature) {
      throw new Refusal(`${name} has two values at {temperature}`, {
        temperature: messageValue('temperature', temperature),
      });
    }
    if (!Number.isFinite(value) || (course === 'logarithmic' && !(value > 0))) {
      throw new Refusal(`${name} must be above 0 at {temperature}`, {
        temperature: messageValue('temperature', temperature),
      });
    }
  });
  return { name, course, points };
}

/** Exact mean between two temperatures in K of a linearly interpolated table. Throws a Refusal outside the points. */
export function meanBetween(table: PropertyTable, from: number, to: number): number {
  const [minimum, maximum] = from < to ? [from, to] : [to, from];
  const between = table.points.filter(({ temperature }) => temperature > minimum && temperature < maximum);
  const ends = [minimum, maximum].map(temperature => ({ temperature, value: valueAt(table, temperature) }));
  const all = [...ends.slice(0, 1), ...between, ...ends.slice(1)];
  const area = all.reduce((sum, point, index) => {
    const before = all[index - 1] ?? point;
    return sum + ((point.temperature - before.temperature) * (point.value + before.value)) / 2;
  }, 0);
  return area / (maximum - minimum);
}

/** Interpolated value at T in K. Throws a Refusal outside the points: user-supplied tables are never extrapolated. */
export function valueAt({ name, course, points }: PropertyTable, temperature: number): number {
  requirePositive('temperature', temperature);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) throw new Refusal(`${name} has no value`);
  const above = points.findIndex(point => point.temperature >= temperature);
  const upper = points[above];
  if (upper?.temperature === temperature) return upper.value;
  const lower = points[above - 1];
  if (points.length === 1) {
    throw new Refusal(`${name} was given at {only} alone; the temperature is {value}`, {
      only: messageValue('temperature', first.temperature),
      value: messageValue('temperature', temperature),
    });
  }
  if (upper === undefined || lower === undefined) {
    throw new Refusal(`${name} was given from {least} to {most}; the temperature is {value}`, {
      least: messageValue('temperature', first.temperature),
      most: messageValue('temperature', last.temperature),
      value: messageValue('temperature', temperature),
    });
  }
  if (course === 'linear') {
    const share = (temperature - lower.temperature) / (upper.temperature - lower.temperature);
    return lower.value + share * (upper.value - lower.value);
  }
  const share = (1 / temperature - 1 / lower.temperature) / (1 / upper.temperature - 1 / lower.temperature);
  return lower.value * pow(upper.value / lower.value, share);
}
