import { describe, expect, it } from 'vitest';
import { StiffIntegrator } from '../../numerics/index.ts';
import { addConduction, wallGrid, type ConductingLayer, type WallGrid } from '../index.ts';

const steel = { density: 7800, heatCapacity: 500, conductivity: 45 };

/** Temperatures of a wall after `end` s, from 0 K, with a coefficient to a fluid at each side. */
function heated(
  grid: WallGrid,
  end: number,
  inside: { h: number; fluid: number },
  outside: { h: number; fluid: number },
  start = 0,
): Float64Array {
  const size = grid.capacities.length;
  const gains = new Float64Array(size);
  const options = { tolerance: 1e-9, firstStep: 1e-4, largestStep: end, mostSteps: 100_000 };
  const integrator = new StiffIntegrator(
    {
      size,
      integrals: 0,
      derivative: (_, temperatures, rate) => {
        gains.fill(0);
        addConduction(grid, temperatures, gains);
        gains[0] = (gains[0] ?? 0) + inside.h * (inside.fluid - (temperatures[0] ?? 0));
        const last = size - 1;
        gains[last] = (gains[last] ?? 0) + outside.h * grid.outerArea * (outside.fluid - (temperatures[last] ?? 0));
        for (let index = 0; index < size; index += 1) rate[index] = (gains[index] ?? 0) / (grid.capacities[index] ?? 1);
      },
      scale: (_, scale) => scale.fill(1),
    },
    0,
    new Float64Array(size).fill(start),
    options,
  );
  while (integrator.time < end) integrator.advance(end);
  return integrator.state;
}

/** The roots of ζ·tan ζ = Bi, by halving: one in each branch of the tangent. */
function slabRoot(order: number, biot: number): number {
  let low = order * Math.PI;
  let high = low + Math.PI / 2;
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (low + high) / 2;
    if (middle * Math.tan(middle) < biot) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Excess temperature of a slab insulated at x = 0 and cooled at x = 1, by its Fourier series. */
function slab(x: number, fourier: number, biot: number): number {
  let sum = 0;
  for (let order = 0; order < 60; order += 1) {
    const zeta = slabRoot(order, biot);
    const weight = (4 * Math.sin(zeta)) / (2 * zeta + Math.sin(2 * zeta));
    sum += weight * Math.exp(-zeta * zeta * fourier) * Math.cos(zeta * x);
  }
  return sum;
}

function plane(cells: number, thickness = 0.025): WallGrid {
  return wallGrid([{ ...steel, thickness, cells }], Infinity);
}

describe('conduction through a wall', () => {
  const thickness = 0.025;
  const diffusivity = 45 / (7800 * 500);

  it('follows the Fourier series of a slab cooled on its inside, 8 cells to 0.4 % and 32 to 0.03 %', () => {
    const h = 1800;
    const biot = (h * thickness) / 45;
    for (const fourier of [0.1, 0.3, 1]) {
      const end = (fourier * thickness * thickness) / diffusivity;
      for (const [cells, within] of [
        [8, 4e-3],
        [32, 3e-4],
      ] as const) {
        const result = heated(plane(cells), end, { h, fluid: 0 }, { h: 0, fluid: 0 }, 1);
        expect(Math.abs((result[0] ?? 0) - slab(1, fourier, biot))).toBeLessThan(within);
        expect(Math.abs((result[cells] ?? 0) - slab(0, fourier, biot))).toBeLessThan(within);
      }
    }
  });

  it('is of second order in the cell', () => {
    const h = 1800;
    const fourier = 0.5;
    const end = (fourier * thickness * thickness) / diffusivity;
    const exact = slab(1, fourier, (h * thickness) / 45);
    const errors = [4, 8, 16].map(cells =>
      Math.abs((heated(plane(cells), end, { h, fluid: 0 }, { h: 0, fluid: 0 }, 1)[0] ?? 0) - exact),
    );
    expect((errors[0] ?? 0) / (errors[1] ?? 1)).toBeGreaterThan(3.6);
    expect((errors[1] ?? 0) / (errors[2] ?? 1)).toBeGreaterThan(3.6);
  });

  it('follows the half-space with a surface coefficient while the heat has not reached the back', () => {
    // θ = erfc(η) − exp(h·x/k + h²αt/k²)·erfc(η + h√(αt)/k) at the surface: 1 − exp(a²)·erfc(a).
    const h = 500;
    const end = 5;
    const reach = (h * Math.sqrt(diffusivity * end)) / 45;
    const result = heated(plane(100, 0.1), end, { h, fluid: 1 }, { h: 0, fluid: 0 });
    const exact = 1 - Math.exp(reach * reach) * complementaryError(reach);
    expect(Math.abs((result[0] ?? 0) / exact - 1)).toBeLessThan(1e-3);
  });

  it('carries the exact steady flow of a layered wall: plane, cylinder and sphere', () => {
    const layers: ConductingLayer[] = [
      { ...steel, thickness: 0.03, cells: 3 },
      { thickness: 0.1, density: 200, heatCapacity: 900, conductivity: 0.05, cells: 4 },
    ];
    const radius = 0.2;
    const [inner, between, outer] = [0.2, 0.23, 0.33];
    const resistances = [
      [Infinity, 0, 0.03 / 45 + 0.1 / 0.05],
      [radius, 0, inner * (Math.log(between / inner) / 45 + Math.log(outer / between) / 0.05)],
      [radius, 1, inner * inner * ((1 / inner - 1 / between) / 45 + (1 / between - 1 / outer) / 0.05)],
    ] as const;
    for (const [at, share, expected] of resistances) {
      const grid = wallGrid(layers, at, share);
      const result = grid.conductances.reduce((sum, conductance) => sum + 1 / conductance, 0);
      expect(result / expected).toBeCloseTo(1, 12);
    }
  });

  it('adds to existing gains, and conserves energy between nodes', () => {
    const grid = plane(2);
    const conductance = 45 / 0.0125;
    const gains = Float64Array.of(7, 8, 9);
    addConduction(grid, Float64Array.of(300, 310, 330), gains);
    const expected = [7 + 10 * conductance, 8 + 10 * conductance, 9 - 20 * conductance];
    for (const [node, gain] of expected.entries()) expect(gains[node]).toBeCloseTo(gain, 6);
  });

  it('has its nodes on the surfaces and between the layers', () => {
    const layer = { ...steel, thickness: 0.02 };
    const { edges, capacities } = wallGrid(
      [
        { ...layer, cells: 2 },
        { ...layer, cells: 3 },
      ],
      Infinity,
    );
    expect(edges).toEqual([0, 2, 5]);
    const ofCell = (cells: number) => (7800 * 500 * 0.02) / cells;
    const expected = [ofCell(2) / 2, ofCell(2), (ofCell(2) + ofCell(3)) / 2, ofCell(3), ofCell(3), ofCell(3) / 2];
    for (const [node, capacity] of expected.entries()) expect(capacities[node]).toBeCloseTo(capacity, 6);
    expect(capacities.length).toBe(6);
  });

  it('holds the mass of a cylinder wall', () => {
    const grid = wallGrid([{ ...steel, thickness: 0.025, cells: 8 }], 0.1365);
    const capacity = grid.capacities.reduce((sum, value) => sum + value, 0);
    const volume = (0.1615 ** 2 - 0.1365 ** 2) / (2 * 0.1365);
    expect(capacity / (7800 * 500 * volume)).toBeCloseTo(1, 12);
    expect(grid.outerArea).toBeCloseTo(0.1615 / 0.1365, 12);
  });

  it('holds the mass of the wall of a sphere, and of a head that is half one', () => {
    const [inner, outer] = [0.5, 0.6];
    const shell = (outer ** 3 - inner ** 3) / (3 * inner ** 2);
    const tube = (outer ** 2 - inner ** 2) / (2 * inner);
    for (const share of [0, 0.5, 1]) {
      const grid = wallGrid([{ ...steel, thickness: outer - inner, cells: 4 }], inner, share);
      const capacity = grid.capacities.reduce((sum, each) => sum + each, 0);
      expect(capacity / (7800 * 500)).toBeCloseTo(share * shell + (1 - share) * tube, 12);
      const growth = outer / inner;
      expect(grid.outerArea).toBeCloseTo(share * growth ** 2 + (1 - share) * growth, 12);
    }
  });

  it('throws for a layer without extent', () => {
    expect(() => wallGrid([{ ...steel, thickness: 0, cells: 4 }], 1)).toThrow(
      'thickness of a wall layer must be above 0, got 0',
    );
  });
});

/** erfc for positive x by its continued fraction and series, to 1e-10. */
function complementaryError(x: number): number {
  let term = x;
  let sum = x;
  for (let n = 1; n < 60; n += 1) {
    term *= (-x * x) / n;
    sum += term / (2 * n + 1);
  }
  return 1 - (2 / Math.sqrt(Math.PI)) * sum;
}
