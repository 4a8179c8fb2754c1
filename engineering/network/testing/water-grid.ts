import type { LineItem, NetworkLiquid, NetworkNode } from '../index.ts';

/** A network of lines with a liquid. */
export interface LiquidLines {
  readonly fluid: NetworkLiquid;
  readonly nodes: readonly NetworkNode[];
  readonly items: readonly LineItem[];
}

/** A square grid of water pipes with a reservoir at a corner and a demand at every other node. */
export function waterGrid(side: number): LiquidLines {
  const nodes: NetworkNode[] = [];
  const items: LineItem[] = [];
  const tag = (row: number, column: number) => `N${row}-${column}`;
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const isCorner = row === 0 && column === 0;
      nodes.push({
        tag: tag(row, column),
        elevation: ((row * 7 + column * 3) % 20) - 10,
        pressure: isCorner ? 1.5e6 : undefined,
        outflow: isCorner ? undefined : 0.1,
      });
      const pipe = (to: string): LineItem => ({
        type: 'line',
        tag: `P${items.length}`,
        from: tag(row, column),
        to,
        length: 80 + ((row * 13 + column * 29) % 100),
        insideDiameter: 0.2 + 0.05 * ((row + column) % 3),
        roughness: 1e-4,
      });
      if (row + 1 < side) items.push(pipe(tag(row + 1, column)));
      if (column + 1 < side) items.push(pipe(tag(row, column + 1)));
    }
  }
  return { fluid: { phase: 'liquid', density: 998, viscosity: 0.001 }, nodes, items };
}
