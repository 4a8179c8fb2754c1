import { chebyshevCoefficients, chebyshevNodes } from '../../numerics/index.ts';

/** Number of interpolation nodes along each side of a cell. */
const nodes = 5;
/** Relative size of the last terms below which a cell is smooth enough to be expanded. */
const smooth = 2e-5;
/** Marks a cell in which the function is not smooth enough, or not defined everywhere. */
const rough = new Float64Array(0);
/** Number of parts along each side into which such a cell is divided, and maximum depth. */
const parts = 3;
const maxDivisions = 2;

/**
 * Piecewise polynomial approximation of a function on the unit square, cell by cell, each interpolated at Chebyshev nodes on first use.
 * Results do not depend on earlier calls.
 */
export class ExpandedPlane {
  /** For each cell the coefficients of the powers of v, from −1 to 1 along its second side, for each power of u along the first. */
  private readonly cells: (Float64Array | undefined)[];
  /** Subdivisions of the rough cells. */
  private readonly divided: (ExpandedPlane | undefined)[];

  /** `valueAt` is the function, NaN where undefined; it must not evaluate a plane itself. */
  constructor(
    private readonly columns: number,
    private readonly rows: number,
    private readonly valueAt: (x: number, y: number) => number,
    private readonly divisions = maxDivisions,
  ) {
    this.cells = Array.from({ length: columns * rows });
    this.divided = Array.from({ length: columns * rows });
  }

  /** The function at x and y, NaN where it is not expanded. */
  at(x: number, y: number): number {
    const { columns, rows } = this;
    const alongX = x * columns;
    const alongY = y * rows;
    if (!(alongX >= 0 && alongX < columns && alongY >= 0 && alongY < rows)) return NaN;
    const column = Math.floor(alongX);
    const row = Math.floor(alongY);
    const cell = this.cells[column * rows + row] ?? this.expand(column, row);
    if (cell.length === 0) return this.divided[column * rows + row]?.at(alongX - column, alongY - row) ?? NaN;
    const u = 2 * (alongX - column) - 1;
    const v = 2 * (alongY - row) - 1;
    const square = v * v;
    let value = 0;
    for (let k = nodes * (nodes - 1); k >= 0; k -= nodes) {
      const even = (cell[k] as number) + square * ((cell[k + 2] as number) + square * (cell[k + 4] as number));
      value = value * u + even + v * ((cell[k + 1] as number) + square * (cell[k + 3] as number));
    }
    return value;
  }

  private expand(column: number, row: number): Float64Array {
    const { columns, rows, valueAt } = this;
    const nodes01 = chebyshevNodes(nodes).map(node => (node + 1) / 2);
    const alongY = nodes01.map(u =>
      chebyshevCoefficients(nodes01.map(v => valueAt((column + u) / columns, (row + v) / rows))),
    );
    const inBoth = nodes01.map((_, j) => chebyshevCoefficients(alongY.map(coefficients => coefficients[j] ?? NaN)));
    const last = nodes - 1;
    const value = Math.abs(inBoth[0]?.[0] ?? NaN);
    const size = (i: number, j: number): number => Math.abs(inBoth[j]?.[i] ?? NaN);
    const ends = nodes01.reduce((sum, _, k) => sum + size(k, last) + size(last, k), 0);
    const powers = inBoth.map(powersOf);
    const cell = Float64Array.from({ length: nodes * nodes }, (_, k) => {
      const i = Math.floor(k / nodes);
      return powersOf(Float64Array.from(powers, coefficients => coefficients[i] ?? NaN))[k % nodes] ?? NaN;
    });
    const found = ends < smooth * value ? cell : rough;
    this.cells[column * rows + row] = found;
    if (found === rough && this.divisions > 0) {
      this.divided[column * rows + row] = new ExpandedPlane(
        parts,
        parts,
        (x, y) => valueAt((column + x) / columns, (row + y) / rows),
        this.divisions - 1,
      );
    }
    return found;
  }
}

/** Converts a sum of five Chebyshev polynomials to coefficients of powers of x. */
function powersOf(coefficients: Float64Array): Float64Array {
  const [c0 = NaN, c1 = NaN, c2 = NaN, c3 = NaN, c4 = NaN] = coefficients;
  return Float64Array.of(c0 - c2 + c4, c1 - 3 * c3, 2 * c2 - 8 * c4, 4 * c3, 8 * c4);
}
