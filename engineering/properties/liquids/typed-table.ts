import { Refusal, requirePositive, stated } from '../../quantities/index.ts';

/** How the values between two points run: straight, or as a viscosity or a vapour pressure, whose logarithm is straight over 1/T. */
export type Course = 'linear' | 'logarithmic';

/** A value that was typed for a temperature, K. */
export interface TypedPoint {
  readonly temperature: number;
  readonly value: number;
}

/** Values of a liquid against temperature as somebody typed them. */
export interface TypedTable {
  readonly name: string;
  readonly course: Course;
  /** By rising temperature. */
  readonly points: readonly TypedPoint[];
}

/**
 * A table of typed values in any order. Refusal where it has no point, two of one temperature, or a value from which no logarithm
 * can be taken where one is.
 */
export function typedTable(name: string, course: Course, typed: readonly TypedPoint[]): TypedTable {
  const points = typed.toSorted((one, two) => one.temperature - two.temperature);
  if (points.length === 0) throw new Refusal(`${name} has no value`);
  points.forEach(({ temperature, value }, index) => {
    requirePositive('temperature', temperature);
    if (points[index - 1]?.temperature === temperature) {
      throw new Refusal(`${name} has two values at {temperature}`, { temperature: stated('temperature', temperature) });
    }
    if (!Number.isFinite(value) || (course === 'logarithmic' && !(value > 0))) {
      throw new Refusal(`${name} must be above 0 at {temperature}`, {
        temperature: stated('temperature', temperature),
      });
    }
  });
  return { name, course, points };
}

/** The value at T in K between the points. Refusal outside them: a typed table is never extrapolated. */
export function valueAt({ name, course, points }: TypedTable, temperature: number): number {
  requirePositive('temperature', temperature);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) throw new Refusal(`${name} has no value`);
  const above = points.findIndex(point => point.temperature >= temperature);
  const upper = points[above];
  if (upper?.temperature === temperature) return upper.value;
  const lower = points[above - 1];
  if (upper === undefined || lower === undefined) {
    throw new Refusal(`${name} was given from {least} to {most}, and the temperature is {value}`, {
      least: stated('temperature', first.temperature),
      most: stated('temperature', last.temperature),
      value: stated('temperature', temperature),
    });
  }
  if (course === 'linear') {
    const share = (temperature - lower.temperature) / (upper.temperature - lower.temperature);
    return lower.value + share * (upper.value - lower.value);
  }
  const share = (1 / temperature - 1 / lower.temperature) / (1 / upper.temperature - 1 / lower.temperature);
  return lower.value * (upper.value / lower.value) ** share;
}
