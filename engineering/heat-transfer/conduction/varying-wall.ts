import { LinearIntegral, type TablePoint } from '../../numerics/index.ts';
import type { WallGrid } from './layers.ts';

/** Temperature-dependent heat capacity, J/(kg·K), and conductivity, W/(m·K), of a metal; temperatures in K. */
export interface VaryingMetal {
  readonly heatCapacity: readonly TablePoint[];
  readonly conductivity: readonly TablePoint[];
}

/**
 * A wall with one layer of metal whose properties vary with temperature. The state of a node is its energy above 0 K, the integral of its
 * heat capacity, so energy is conserved while the capacity changes; heat flow uses the difference of the integrals of the conductivity
 * (Kirchhoff transformation), which is exact for steady flow through a cell.
 */
export class VaryingWall {
  readonly #grid: WallGrid;
  readonly #contents: readonly LinearIntegral[];
  readonly #conductivity: LinearIntegral;
  /** Conductances within the metal per unit of its conductivity, 1/m; those of other layers unchanged. */
  readonly #conductances: readonly number[];
  readonly #first: number;
  readonly #last: number;

  /** The grid must have been built with the given heat capacity and conductivity of the layer, which identify its parts. */
  constructor(
    grid: WallGrid,
    layer: number,
    made: { readonly heatCapacity: number; readonly conductivity: number },
    metal: VaryingMetal,
  ) {
    this.#grid = grid;
    this.#first = grid.edges[layer] ?? 0;
    this.#last = grid.edges[layer + 1] ?? 0;
    this.#conductivity = new LinearIntegral(metal.conductivity);
    this.#contents = grid.capacities.map((capacity, node) => {
      const own = grid.layerCapacities[layer]?.[node] ?? 0;
      const points = metal.heatCapacity.map(([temperature, value]): TablePoint => [
        temperature,
        capacity - own + own * (value / made.heatCapacity),
      ]);
      return new LinearIntegral(points);
    });
    this.#conductances = grid.conductances.map((value, index) =>
      this.#isMetal(index) ? value / made.conductivity : value,
    );
  }

  /** Energy of a node above 0 K, J/m² of inside area. */
  energy(node: number, temperature: number): number {
    return this.#contents[node]?.integral(temperature) ?? 0;
  }

  /** Temperature of a node, K, from its energy, J/m² of inside area. */
  temperature(node: number, energy: number): number {
    return this.#contents[node]?.inverse(energy) ?? 0;
  }

  /** Adds the conductive heat gain of each node, W per unit of inside area, to `gains`. */
  addConduction(temperatures: Float64Array, gains: Float64Array): void {
    let before = this.#conductivity.integral(temperatures[this.#first] ?? 0);
    for (let index = 0; index < this.#grid.conductances.length; index += 1) {
      const [from, to] = [temperatures[index] ?? 0, temperatures[index + 1] ?? 0];
      let difference = to - from;
      if (this.#isMetal(index)) {
        const after = this.#conductivity.integral(to);
        difference = after - before;
        before = after;
      }
      const flow = (this.#conductances[index] ?? 0) * difference;
      gains[index] = (gains[index] ?? 0) + flow;
      gains[index + 1] = (gains[index + 1] ?? 0) - flow;
    }
  }

  /** Whether the conductance after a node is within the metal. */
  #isMetal(index: number): boolean {
    return index >= this.#first && index < this.#last;
  }
}
