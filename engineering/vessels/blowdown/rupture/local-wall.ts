import {
  fireFlux,
  VaryingWall,
  wallGrid,
  type FireFluxParameters,
  type WallGrid,
} from '../../../heat-transfer/index.ts';
import type { FireMetal } from '../../../materials/index.ts';
import { StiffIntegrator, type TablePoint } from '../../../numerics/index.ts';
import type { Wall } from '../spec.ts';

/** Relative accuracy of the energy of each part of the wall. */
const tolerance = 1e-6;
const maxSteps = 100_000;
/** s. */
const largestStep = 60;
/** Factor on the conductivity of metal in which heat spreads at once: temperatures then differ by less than 1 K across it. */
const uniformConductivityFactor = 1000;

/** A spot of a wall exposed to its own fire. */
export interface LocalWallSpec {
  /** The metal at its counted thickness; if its properties vary with temperature, only the density is taken from here. */
  readonly wall: Wall;
  readonly metal: FireMetal;
  /** Inside radius, m, and the share of the surface with double curvature. */
  readonly radius: number;
  readonly curvedShare: number;
  readonly fire: FireFluxParameters;
  /** Whether the fire burns just after a time, s, and the flux from the surroundings while it does not, W/m², by surface temperature, K. */
  readonly burns: (time: number) => boolean;
  readonly toSurroundings: (surface: number) => number;
  /** Initial temperature, K, and inside flux, W/m². */
  readonly temperature: number;
  readonly insideFlux: number;
  /** Cells across the metal. */
  readonly cells: number;
  /** Whether the metal has a uniform temperature across its thickness. */
  readonly uniform: boolean;
}

/** Temperatures of a spot of the wall at one time, K. */
export interface LocalWallState {
  /** Of each node of the metal, from inside to outside. */
  readonly metal: readonly number[];
  /** Energy-weighted mean of the metal. */
  readonly mean: number;
}

/** A spot of the wall that is heated by itself, with an inside flux from another calculation. */
export class LocalWall {
  /** Mass fraction of each node in the metal. */
  readonly shares: readonly number[];
  readonly #grid: WallGrid;
  readonly #wall: VaryingWall;
  readonly #metal: readonly [first: number, last: number];
  readonly #integrator: StiffIntegrator;
  readonly #temperatures: Float64Array;
  readonly #fire: FireFluxParameters;
  readonly #burns: LocalWallSpec['burns'];
  readonly #toSurroundings: LocalWallSpec['toSurroundings'];
  #burning: boolean;
  readonly #initialEnergy: number;
  /** Inside flux, W/m², linear between two times, s. */
  #inside: { readonly from: number; readonly to: number; readonly fluxFrom: number; readonly fluxTo: number };

  constructor(spec: LocalWallSpec) {
    const { liner, metal, insulation } = spec.wall;
    const others = Math.max(3, Math.ceil(spec.cells / 2));
    const layers = [
      ...(liner === undefined ? [] : [{ ...liner, cells: others }]),
      { ...metal, cells: spec.cells },
      ...(insulation === undefined ? [] : [{ ...insulation, cells: others }]),
    ];
    const layer = liner === undefined ? 0 : 1;
    this.#grid = wallGrid(layers, spec.radius, spec.curvedShare);
    const { heatCapacity, conductivity } = spec.metal;
    this.#wall = new VaryingWall(this.#grid, layer, metal, {
      heatCapacity: heatCapacity.points,
      conductivity: spec.uniform
        ? conductivity.points.map(([temperature, value]): TablePoint => [
            temperature,
            uniformConductivityFactor * value,
          ])
        : conductivity.points,
    });
    this.#metal = [this.#grid.edges[layer] ?? 0, this.#grid.edges[layer + 1] ?? 0];
    this.#fire = spec.fire;
    this.#burns = spec.burns;
    this.#toSurroundings = spec.toSurroundings;
    this.#burning = spec.burns(0);
    this.#inside = { from: 0, to: 1, fluxFrom: spec.insideFlux, fluxTo: spec.insideFlux };
    const capacities = (this.#grid.layerCapacities[layer] ?? []).slice(this.#metal[0], this.#metal[1] + 1);
    const whole = capacities.reduce((sum, each) => sum + each, 0);
    this.shares = capacities.map(each => each / whole);
    const nodes = this.#grid.capacities.length;
    this.#temperatures = new Float64Array(nodes);
    const state = new Float64Array(nodes + 1);
    for (let node = 0; node < nodes; node += 1) state[node] = this.#wall.energy(node, spec.temperature);
    this.#initialEnergy = state.reduce((sum, each) => sum + each, 0);
    this.#integrator = new StiffIntegrator(
      { size: nodes + 1, integrals: 1, derivative: this.#derivative, scale: this.#scale },
      0,
      state,
      {
        tolerance,
        firstStep: 0.01,
        largestStep,
        mostSteps: maxSteps,
      },
    );
  }

  /**
   * Integrates to a later time, s, while the inside flux, W/m², varies linearly to a new value. The fire must start and end at such times
   * only.
   */
  advance(to: number, fluxTo: number): void {
    const from = this.#integrator.time;
    if (!(to > from)) return;
    this.#inside = { from, to, fluxFrom: this.#inside.fluxTo, fluxTo };
    const burning = this.#burns(from);
    if (burning !== this.#burning) {
      this.#burning = burning;
      this.#integrator.restart(from, this.#integrator.state);
    }
    while (this.#integrator.time < to) this.#integrator.advance(to);
  }

  /** Current temperatures of the wall. */
  now(): LocalWallState {
    const [first, last] = this.#metal;
    const { state } = this.#integrator;
    const metal: number[] = [];
    for (let node = first; node <= last; node += 1) metal.push(this.#wall.temperature(node, state[node] ?? 0));
    return { metal, mean: metal.reduce((sum, each, index) => sum + each * (this.shares[index] ?? 0), 0) };
  }

  /** |energy of the wall − what it had − what came in| relative to what it has. */
  energyError(): number {
    const { state } = this.#integrator;
    const nodes = this.#grid.capacities.length;
    const energy = state.subarray(0, nodes).reduce((sum, each) => sum + each, 0);
    return Math.abs(energy - this.#initialEnergy - (state[nodes] ?? 0)) / energy;
  }

  readonly #derivative = (time: number, state: Float64Array, rate: Float64Array): void => {
    const last = this.#temperatures.length - 1;
    for (let node = 0; node <= last; node += 1)
      this.#temperatures[node] = this.#wall.temperature(node, state[node] ?? 0);
    rate.fill(0);
    this.#wall.addConduction(this.#temperatures, rate);
    const { from, to, fluxFrom, fluxTo } = this.#inside;
    const inside = fluxFrom + ((fluxTo - fluxFrom) * (time - from)) / (to - from);
    const surface = this.#temperatures[last] ?? 0;
    const flux = this.#burning ? fireFlux(this.#fire, surface) : this.#toSurroundings(surface);
    const outside = this.#grid.outerArea * flux;
    rate[0] = (rate[0] ?? 0) - inside;
    rate[last] = (rate[last] ?? 0) + outside;
    rate[last + 1] = outside - inside;
  };

  readonly #scale = (state: Float64Array, scale: Float64Array): void => {
    scale.set(state);
    scale[scale.length - 1] = Infinity;
  };
}
