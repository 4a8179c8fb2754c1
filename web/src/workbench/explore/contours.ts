import { boundaryLines } from '@isentrope/calculators/kit';

/** A point of a map. */
export type Place = readonly [x: number, y: number];

/** Round contour levels between the lowest and highest value, about as many as given. */
export function contourLevels(values: readonly number[], about: number): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (!(high > low) || !Number.isFinite(high - low)) return [];
  const rough = (high - low) / about;
  const decade = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find(each => each * decade >= rough) ?? 10) * decade;
  const first = Math.ceil(low / step + 1e-9);
  const count = Math.floor(high / step - 1e-9) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

type Grid = readonly (readonly (number | null)[])[];

/** The index of the last grid value not above `value`, and the fraction of the way to the next. */
function between(all: readonly number[], value: number): readonly [place: number, part: number] {
  const after = all.findIndex(each => each > value);
  const index = after === -1 ? all.length - 1 : Math.max(0, after - 1);
  const [here = 0, next = here] = [all[index], all[index + 1]];
  return [index, next === here ? 0 : (value - here) / (next - here)];
}

/** Bilinear interpolation on the grid; null if a contributing value is missing. */
function valueAt(xs: readonly number[], ys: readonly number[], values: Grid, x: number, y: number): number | null {
  const [[column, across], [row, up]] = [between(xs, x), between(ys, y)];
  let sum = 0;
  for (const [right, above] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const weight = (right === 1 ? across : 1 - across) * (above === 1 ? up : 1 - up);
    if (weight === 0) continue;
    const value = values[row + above]?.[column + right] ?? null;
    if (value === null) return null;
    sum += weight * value;
  }
  return sum;
}

/**
 * The contour lines of a level, with linear interpolation on the grid and gaps where values are missing. `values` are
 * by row of y, then by x.
 */
export function contourLines(
  xs: readonly number[],
  ys: readonly number[],
  values: Grid,
  level: number,
): readonly (readonly (Place | null)[])[] {
  const at = (x: number, y: number) => valueAt(xs, ys, values, x, y);
  const grid = values.map(row => row.map(value => value !== null && value >= level));
  return boundaryLines(xs, ys, grid, (x, y) => (at(x, y) ?? -Infinity) >= level).map(line =>
    line.map(place => (at(...place) === null ? null : place)),
  );
}
