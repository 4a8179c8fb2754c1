import { expect, test } from 'vitest';
import { solveNetwork } from './index.ts';
import { waterGrid } from './testing/water-grid.ts';

test('a grid of 3000 pipes is solved in few steps', () => {
  const side = 39;
  const grid = waterGrid(side);
  expect(grid.items.length).toBe(2964);
  const solution = solveNetwork(grid);
  if (solution.type === 'refused') throw new Error(solution.text.message);
  expect(solution.iterations).toBeLessThan(15);
  expect(solution.massResidual).toBeLessThan(1e-12);
  expect(solution.pressureResidual).toBeLessThan(1e-3);
  // All that is drawn enters at the corner.
  expect(solution.nodes[0]?.exchange).toBeCloseTo(0.1 * (side * side - 1), 8);
});
