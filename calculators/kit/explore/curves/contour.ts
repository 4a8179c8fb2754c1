/** A point of a map. */
export type Place = readonly [number, number];

/** Bisections of a grid edge to locate a crossing: to a thousandth of the edge. */
const bisections = 10;

/**
 * The boundary lines of a region by marching squares, with crossings of grid edges located by bisection.
 * `grid[row][column]` states whether `xs[column]`, `ys[row]` is inside. For a saddle, the centre of the cell decides
 * which crossings are joined.
 * Source: W. E. Lorensen, H. E. Cline, SIGGRAPH Computer Graphics 21 (1987) 163, in two dimensions.
 */
export function boundaryLines(
  xs: readonly number[],
  ys: readonly number[],
  grid: readonly (readonly boolean[])[],
  holds: (x: number, y: number) => boolean,
): Place[][] {
  const points = new Map<string, Place>();
  const neighbours = new Map<string, string[]>();
  const corner = (column: number, row: number): Place => [xs[column] ?? 0, ys[row] ?? 0];
  const at = (column: number, row: number) => grid[row]?.[column] === true;
  const crossing = (c1: number, r1: number, c2: number, r2: number): string => {
    const key = `${c1} ${r1} ${c2} ${r2}`;
    if (!points.has(key)) points.set(key, locateCrossing(corner(c1, r1), corner(c2, r2), at(c1, r1), holds));
    return key;
  };
  const join = (from: string, to: string) => {
    for (const [key, other] of [
      [from, to],
      [to, from],
    ] as const)
      neighbours.set(key, [...(neighbours.get(key) ?? []), other]);
  };
  for (let row = 0; row + 1 < ys.length; row += 1) {
    for (let column = 0; column + 1 < xs.length; column += 1) {
      const [a, b, c, d] = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)];
      const south = () => crossing(column, row, column + 1, row);
      const east = () => crossing(column + 1, row, column + 1, row + 1);
      const north = () => crossing(column, row + 1, column + 1, row + 1);
      const west = () => crossing(column, row, column, row + 1);
      const edges = [
        ...(a === b ? [] : [south]),
        ...(b === c ? [] : [east]),
        ...(c === d ? [] : [north]),
        ...(d === a ? [] : [west]),
      ];
      if (edges.length === 4) {
        const [x, y] = [((xs[column] ?? 0) + (xs[column + 1] ?? 0)) / 2, ((ys[row] ?? 0) + (ys[row + 1] ?? 0)) / 2];
        if (holds(x, y) === a) {
          join(south(), east());
          join(north(), west());
        } else {
          join(south(), west());
          join(north(), east());
        }
      } else if (edges[0] && edges[1]) join(edges[0](), edges[1]());
    }
  }
  return chainCrossings(neighbours).map(keys => keys.map(key => points.get(key)).filter(point => point !== undefined));
}

/** Locates the crossing of a boundary between two points. */
function locateCrossing(from: Place, to: Place, isAtFrom: boolean, holds: (x: number, y: number) => boolean): Place {
  let [near, far] = [from, to];
  const middleOf = (): Place => [(near[0] + far[0]) / 2, (near[1] + far[1]) / 2];
  for (let round = 0; round < bisections; round += 1) {
    const middle = middleOf();
    if (holds(...middle) === isAtFrom) near = middle;
    else far = middle;
  }
  return middleOf();
}

/** Chains joined crossings into lines: open ones first, then closed ones, whose last point is their first. */
function chainCrossings(neighbours: ReadonlyMap<string, readonly string[]>): string[][] {
  const seen = new Set<string>();
  const lines: string[][] = [];
  const follow = (start: string) => {
    const line = [start];
    seen.add(start);
    for (let last = start; ;) {
      const next = neighbours.get(last)?.find(each => !seen.has(each));
      if (next === undefined) break;
      seen.add(next);
      line.push(next);
      last = next;
    }
    const isClosed = line.length > 2 && neighbours.get(line.at(-1) ?? '')?.includes(start) === true;
    lines.push(isClosed ? [...line, start] : line);
  };
  for (const [key, joined] of neighbours) if (joined.length === 1 && !seen.has(key)) follow(key);
  for (const key of neighbours.keys()) if (!seen.has(key)) follow(key);
  return lines;
}
