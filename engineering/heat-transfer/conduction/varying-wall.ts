import { LinearIntegral, type TablePoint } from '../../numerics/index.ts';
import type { WallGrid } from './layers.ts';

/** Heat capacity, J/(kg·K), and conductivity, W/(m·K), of a metal against temperature, K. */
export interface VaryingMetal {
  readonly heatCapacity: readonly TablePoint[];
  readonly conductivity: readonly TablePoint[];
}

/**
 * A wall of which one layer is a metal that varies with its temperature. A node is known by its energy above 0 K, the
 * integral of its heat capacity, so that none is lost where the capacity changes; heat flows by the difference of the
 * integrals of the conductivity (Kirchhoff), which is exact for the steady flow through a cell.
 */
export class VaryingWall {
  readonly #grid: WallGrid;
  readonly #contents: readonly LinearIntegral[];
  readonly #conductivity: LinearIntegral;
  /** Conductances within the metal by unit of its conductivity, 1/m; those of other layers as they are. */
  readonly #conductances: readonly number[];
  readonly #first: number;
  readonly #last: number;

  /** Of a grid made with a heat capacity and a conductivity of the layer by which its own are known. */
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

  /** Temperature of a node, K, by its energy, J/m² of inside area. */
  temperature(node: number, energy: number): number {
    return this.#contents[node]?.inverse(energy) ?? 0;
  }

  /** Rate at which each node gains heat by conduction, W per unit of inside area, added to `gains`. */
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

  /** Whether the conductance after a node lies within the metal. */
  #isMetal(index: number): boolean {
    return index >= this.#first && index < this.#last;
  }
}
