import { expect, test } from 'vitest';
import { solveNetwork, type NetworkItem } from './index.ts';

test('a grid of 3000 pipes is solved in few steps', () => {
  const side = 39;
  const tag = (row: number, column: number) => `N${row}-${column}`;
  const nodes = [];
  const items: NetworkItem[] = [];
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const isCorner = row === 0 && column === 0;
      const elevation = ((row * 7 + column * 3) % 20) - 10;
      nodes.push({
        tag: tag(row, column),
        elevation,
        pressure: isCorner ? 1.5e6 : undefined,
        outflow: isCorner ? 0 : 0.1,
      });
      const pipe = (to: string): NetworkItem => ({
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
  expect(items.length).toBe(2964);
  const solution = solveNetwork({ fluid: { phase: 'liquid', density: 998, viscosity: 0.001 }, nodes, items });
  if (solution.type === 'refused') throw new Error(solution.text.message);
  expect(solution.iterations).toBeLessThan(15);
  expect(solution.massResidual).toBeLessThan(1e-12);
  expect(solution.pressureResidual).toBeLessThan(1e-3);
  // All that is drawn enters at the corner.
  expect(solution.nodes[0]?.exchange).toBeCloseTo(0.1 * (side * side - 1), 8);
});
