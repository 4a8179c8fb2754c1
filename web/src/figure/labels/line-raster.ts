import type { Box, Point } from '../geometry/boxes.ts';

/** The side of a raster square, px. */
const square = 2;

/** A raster of the lines on a sheet, for fast tests whether a box meets one. */
export class LineRaster {
  readonly #columns: number;
  readonly #rows: number;
  readonly #lines: Uint8Array;
  /** The summed-area table of the raster, computed on first use. */
  #sums: Uint32Array | undefined;

  constructor(width: number, height: number) {
    this.#columns = Math.max(1, Math.ceil(width / square));
    this.#rows = Math.max(1, Math.ceil(height / square));
    this.#lines = new Uint8Array(this.#columns * this.#rows);
  }

  /** Adds a polyline; undefined points are gaps. */
  add(points: readonly (Point | undefined)[]): void {
    this.#sums = undefined;
    for (const [index, to] of points.entries()) {
      const from = points[index - 1];
      if (to) this.#draw(from ?? to, to);
    }
  }

  meets(box: Box): boolean {
    return this.countSquares(box) > 0;
  }

  /** The number of raster squares with a line inside a box. */
  countSquares({ x, y, width, height }: Box): number {
    const column = (at: number) => Math.min(this.#columns, Math.max(0, at));
    const row = (at: number) => Math.min(this.#rows, Math.max(0, at));
    const [left, right] = [column(Math.floor(x / square)), column(Math.ceil((x + width) / square))];
    const [top, bottom] = [row(Math.floor(y / square)), row(Math.ceil((y + height) / square))];
    return this.#until(right, bottom) + this.#until(left, top) - this.#until(left, bottom) - this.#until(right, top);
  }

  #draw([fromX, fromY]: Point, [toX, toY]: Point): void {
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY)) / square));
    if (!Number.isFinite(steps) || steps > 1e5) return;
    for (let step = 0; step <= steps; step += 1) {
      const column = Math.floor((fromX + ((toX - fromX) * step) / steps) / square);
      const row = Math.floor((fromY + ((toY - fromY) * step) / steps) / square);
      if (column < 0 || row < 0 || column >= this.#columns || row >= this.#rows) continue;
      this.#lines[row * this.#columns + column] = 1;
    }
  }

  #until(column: number, row: number): number {
    this.#sums ??= this.#summed();
    return this.#sums[row * (this.#columns + 1) + column] ?? 0;
  }

  #summed(): Uint32Array {
    const across = this.#columns + 1;
    const sums = new Uint32Array(across * (this.#rows + 1));
    for (let row = 1; row <= this.#rows; row += 1) {
      let inRow = 0;
      for (let column = 1; column <= this.#columns; column += 1) {
        inRow += this.#lines[(row - 1) * this.#columns + column - 1] ?? 0;
        sums[row * across + column] = inRow + (sums[(row - 1) * across + column] ?? 0);
      }
    }
    return sums;
  }
}
