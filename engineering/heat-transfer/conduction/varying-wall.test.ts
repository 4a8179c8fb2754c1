import { expect, test } from 'vitest';
import { addConduction, VaryingWall, wallGrid } from '../index.ts';

const steel = { thickness: 0.02, density: 7800, heatCapacity: 480, conductivity: 45, cells: 4 };
const wool = { thickness: 0.05, density: 120, heatCapacity: 840, conductivity: 0.04, cells: 3 };
const grid = wallGrid([wool, steel, wool], 0.5, 0.3);
const temperatures = Float64Array.from(grid.capacities, (_, node) => 300 + 40 * node - 3 * node ** 2);

test('a metal with constant properties behaves as the grid', () => {
  const same = new VaryingWall(grid, 1, steel, { heatCapacity: [[293, 480]], conductivity: [[293, 45]] });
  const [own, ofGrid] = [temperatures.map(() => 0), temperatures.map(() => 0)];
  same.addConduction(temperatures, own);
  addConduction(grid, temperatures, ofGrid);
  grid.capacities.forEach((capacity, node) => {
    expect(own[node]).toBeCloseTo(ofGrid[node] ?? NaN, 6);
    expect(same.energy(node, 400) / (capacity * 400)).toBeCloseTo(1, 12);
    expect(same.temperature(node, capacity * 400)).toBeCloseTo(400, 9);
  });
});

test('only the metal varies: doubling its capacity and conductivity leaves the insulation unchanged', () => {
  const other = new VaryingWall(grid, 1, steel, { heatCapacity: [[293, 960]], conductivity: [[293, 90]] });
  const [first, last] = [grid.edges[1] ?? 0, grid.edges[2] ?? 0];
  const own = temperatures.map(() => 0);
  const ofGrid = temperatures.map(() => 0);
  other.addConduction(temperatures, own);
  addConduction(grid, temperatures, ofGrid);
  grid.capacities.forEach((capacity, node) => {
    const ratio = other.energy(node, 300) / (capacity * 300);
    if (node < first || node > last) expect(ratio).toBeCloseTo(1, 12);
    else if (node > first && node < last) expect(ratio).toBeCloseTo(2, 12);
    else expect(ratio > 1 && ratio < 2).toBe(true);
    if (node < first || node > last) expect(own[node]).toBeCloseTo(ofGrid[node] ?? NaN, 9);
    if (node > first && node < last) expect(own[node]).toBeCloseTo(2 * (ofGrid[node] ?? NaN), 6);
  });
});

test('the capacity of shared nodes is divided between layers without loss', () => {
  grid.capacities.forEach((capacity, node) => {
    const sum = grid.layerCapacities.reduce((all, layer) => all + (layer[node] ?? 0), 0);
    expect(sum / capacity).toBeCloseTo(1, 12);
  });
});
