import { log } from '../../elementary/index.ts';
import { requirePositive } from '../../quantities/index.ts';

/** A layer of a wall: thickness m, density kg/m³, heat capacity J/(kg·K), conductivity W/(m·K), and cells across it. */
export interface ConductingLayer {
  readonly thickness: number;
  readonly density: number;
  readonly heatCapacity: number;
  readonly conductivity: number;
  readonly cells: number;
}

/**
 * A wall discretised into nodes, including those on its surfaces and between its layers, so that surface temperatures are states. All per
 * unit of inside area: `capacities` J/(m²·K) of each node, `conductances` W/(m²·K) between neighbours, and the capacity of each node by
 * layer. `edges` are the node indices at which the layers begin and the last ends. `outerArea` is the ratio of outside to inside area.
 */
export interface WallGrid {
  readonly capacities: readonly number[];
  readonly conductances: readonly number[];
  readonly layerCapacities: readonly (readonly number[])[];
  readonly edges: readonly number[];
  readonly outerArea: number;
}

/**
 * Builds the grid of a wall from inside to outside. `radius` is the inside radius of its cylinder, m, Infinity for a plane wall;
 * `sphericalShare` the fraction of its inside area with double curvature, as in heads: areas grow outwards as (1 − φ)·(1 + x/r) + φ·(1 +
 * x/r)², and capacities and conductances are exact for that growth, so steady flow through a cylinder is exact. Second order in the cell
 * size. Throws a RangeError for a layer without extent.
 */
export function wallGrid(layers: readonly ConductingLayer[], radius: number, sphericalShare = 0): WallGrid {
  const capacities: number[] = [0];
  const conductances: number[] = [];
  const layerCapacities: number[][] = [];
  const edges: number[] = [0];
  let inside = 0;
  for (const layer of layers) {
    for (const name of ['thickness', 'density', 'heatCapacity', 'conductivity', 'cells'] as const) {
      requirePositive(`${name} of a wall layer`, layer[name]);
    }
    const width = layer.thickness / layer.cells;
    const heat = layer.density * layer.heatCapacity;
    const own: number[] = capacities.map(() => 0);
    layerCapacities.push(own);
    for (let cell = 0; cell < layer.cells; cell += 1) {
      const from = inside + cell * width;
      const middle = from + width / 2;
      const to = from + width;
      const last = capacities.length - 1;
      const [inner, outer] = [
        heat * grownVolume(from, middle, radius, sphericalShare),
        heat * grownVolume(middle, to, radius, sphericalShare),
      ];
      capacities[last] = (capacities[last] ?? 0) + inner;
      capacities.push(outer);
      own[last] = (own[last] ?? 0) + inner;
      own.push(outer);
      conductances.push(layer.conductivity / resistanceLength(from, to, radius, sphericalShare));
    }
    inside += layer.thickness;
    edges.push(capacities.length - 1);
  }
  return { capacities, conductances, layerCapacities, edges, outerArea: grownArea(inside, radius, sphericalShare) };
}

/** Area at a depth, per unit of inside area. */
function grownArea(depth: number, radius: number, sphericalShare: number): number {
  const growth = 1 + depth / radius;
  return (1 - sphericalShare) * growth + sphericalShare * growth * growth;
}

/** Volume between two depths, per unit of inside area; Simpson's rule is exact for the quadratic. */
function grownVolume(from: number, to: number, radius: number, sphericalShare: number): number {
  const at = (depth: number): number => grownArea(depth, radius, sphericalShare);
  return ((to - from) / 6) * (at(from) + 4 * at((from + to) / 2) + at(to));
}

/** ∫ dx/area between two depths: with g = 1 + x/r, 1/(g·((1 − φ) + φ·g)) integrates to r·ln(g/((1 − φ) + φ·g))/(1 − φ). */
function resistanceLength(from: number, to: number, radius: number, sphericalShare: number): number {
  if (radius === Infinity) return to - from;
  const before = 1 + from / radius;
  const after = 1 + to / radius;
  if (sphericalShare > 0.999_999) return radius * (1 / before - 1 / after);
  const rest = 1 - sphericalShare;
  const blend = (growth: number): number => rest + sphericalShare * growth;
  const ratio = (after * blend(before)) / (before * blend(after));
  return (radius * log(ratio)) / rest;
}

/** Adds the conductive heat gain of each node, W per unit of inside area, to `gains`. */
export function addConduction(grid: WallGrid, temperatures: Float64Array, gains: Float64Array): void {
  for (let index = 0; index < grid.conductances.length; index += 1) {
    const flow = (grid.conductances[index] ?? 0) * ((temperatures[index + 1] ?? 0) - (temperatures[index] ?? 0));
    gains[index] = (gains[index] ?? 0) + flow;
    gains[index + 1] = (gains[index + 1] ?? 0) - flow;
  }
}
