import { addConduction, VaryingWall, wallGrid, type WallGrid } from '../../../heat-transfer/index.ts';
import type { OutsideHeat } from './outside-heat.ts';
import type { ShapeTable } from '../models/shape-table.ts';
import type { BlowdownSpec, WallLayer } from '../spec.ts';

/** Smallest share of the inside area of either part of the wall, so that its temperature is always defined. */
const minShare = 1e-3;
/** Smallest share of the whole at which a part of the wall counts in the error norm. */
const measuredShare = 0.01;

/** Heat flux from the inside of a part of the wall, W/m², to gas and to liquid. */
export interface InsideFlux {
  toGas: number;
  toLiquid: number;
}

export interface WallHeat {
  /** W to the gas, to the liquid, and from outside into the wall. */
  toGas: number;
  toLiquid: number;
  fromOutside: number;
  /** Dry and wetted part: flux to the contents beside it, W/m², and heat from outside, W. */
  readonly dry: PartHeat;
  readonly wetted: PartHeat;
}

/** Heat of a part of the wall: flux from its inside, W/m², and heat into its outside, W. */
export interface PartHeat {
  insideFlux: number;
  fromOutside: number;
}

/** All heat flows zero. */
export function noHeat(): WallHeat {
  const none = { insideFlux: 0, fromOutside: 0 };
  return { toGas: 0, toLiquid: 0, fromOutside: 0, dry: { ...none }, wetted: { ...none } };
}

/**
 * Wall model of two plates, one beside the gas and one beside the liquid, each conducting from inside to outside, with no conduction along
 * the wall. States: the energy of each node above 0 K, J, dry plate first, then the wetted area, m². The wetted area follows the level with
 * a short lag (a draining film) and transfers the metal's heat between the plates.
 */
export class TwoPlateWall {
  readonly nodes: number;
  readonly states: number;
  readonly grid: WallGrid;
  /** First and last node of the metal. */
  readonly metal: readonly [first: number, last: number];
  /** Whether the wetted area grows, by the rates last written. */
  wettedGrows = false;

  readonly #varying: VaryingWall | undefined;
  readonly #table: ShapeTable;
  readonly #outside: OutsideHeat;
  readonly #lag: number;
  readonly #temperatures: Float64Array;
  readonly #gains: Float64Array;
  readonly #otherTemperatures: Float64Array;

  constructor(spec: BlowdownSpec, table: ShapeTable, outside: OutsideHeat, cells: number, lag: number) {
    const { liner, metal, byTemperature, insulation } = spec.wall;
    const layers = [
      ...(liner === undefined ? [] : [{ ...liner, cells: Math.max(3, Math.ceil(cells / 2)) }]),
      { ...metal, cells },
      ...(insulation === undefined ? [] : [{ ...insulation, cells: Math.max(3, Math.ceil(cells / 2)) }]),
    ] satisfies (WallLayer & { cells: number })[];
    this.grid = wallGrid(layers, spec.shape.diameter / 2, table.curvedShare);
    const first = liner === undefined ? 0 : 1;
    this.metal = [this.grid.edges[first] ?? 0, this.grid.edges[first + 1] ?? 0];
    this.#varying = byTemperature && new VaryingWall(this.grid, first, metal, byTemperature);
    this.nodes = this.grid.capacities.length;
    this.states = 2 * this.nodes + 1;
    this.#table = table;
    this.#outside = outside;
    this.#lag = lag;
    this.#temperatures = new Float64Array(this.nodes);
    this.#otherTemperatures = new Float64Array(this.nodes);
    this.#gains = new Float64Array(this.nodes);
  }

  /** Writes the states of a wall of uniform temperature. */
  start(state: Float64Array, offset: number, temperature: number, liquidVolume: number): void {
    const wetted = this.#target(liquidVolume);
    for (let node = 0; node < this.nodes; node += 1) {
      const energy = this.#varying?.energy(node, temperature) ?? (this.grid.capacities[node] ?? 0) * temperature;
      state[offset + node] = energy * (this.#table.area - wetted);
      state[offset + this.nodes + node] = energy * wetted;
    }
    state[offset + 2 * this.nodes] = wetted;
  }

  /** Writes the error scales of the states; those of a small part decrease with its size down to a fixed share of the whole. */
  scale(state: Float64Array, offset: number, scale: Float64Array): void {
    for (let node = 0; node < this.nodes; node += 1) {
      const dry = Math.abs(state[offset + node] ?? 0);
      const wet = Math.abs(state[offset + this.nodes + node] ?? 0);
      const minimum = measuredShare * (dry + wet);
      scale[offset + node] = Math.max(dry, minimum);
      scale[offset + this.nodes + node] = Math.max(wet, minimum);
    }
    const { area } = this.#table;
    const wetted = state[offset + 2 * this.nodes] ?? 0;
    scale[offset + 2 * this.nodes] = 3 * Math.max(Math.min(wetted, area - wetted), measuredShare * area);
  }

  temperature(state: Float64Array, offset: number, wetted: boolean, node: number): number {
    const energy = state[offset + (wetted ? this.nodes : 0) + node] ?? 0;
    return this.#temperature(node, energy, this.#area(state, offset, wetted));
  }

  /** Energy of the wall above 0 K, J. */
  energy(state: Float64Array, offset: number): number {
    let sum = 0;
    for (let index = 0; index < 2 * this.nodes; index += 1) sum += state[offset + index] ?? 0;
    return sum;
  }

  /** Writes the rates of the wall's states and the heat it exchanges. */
  rates(
    state: Float64Array,
    offset: number,
    liquidVolume: number,
    level: number,
    inside: (wetted: boolean, wallTemperature: number) => InsideFlux,
    rate: Float64Array,
    heat: WallHeat,
  ): void {
    const wettedArea = this.#area(state, offset, true);
    const growth = (this.#target(liquidVolume) - wettedArea) / this.#lag;
    rate[offset + 2 * this.nodes] = growth;
    this.wettedGrows = growth > 0;
    heat.fromOutside = 0;
    heat.toGas = 0;
    heat.toLiquid = 0;
    this.#plateRates(false, state, offset, level, inside, rate, heat);
    this.#plateRates(true, state, offset, level, inside, rate, heat);
    if (growth !== 0) this.#move(growth, state, offset, rate);
  }

  /** Transfers the heat of the metal that liquid covers or uncovers, m²/s, between the plates. */
  #move(growth: number, state: Float64Array, offset: number, rate: Float64Array): void {
    this.#read(state, offset, growth < 0, this.#otherTemperatures);
    for (let node = 0; node < this.nodes; node += 1) {
      const other = this.#otherTemperatures[node] ?? 0;
      const moved = this.#varying
        ? growth * this.#varying.energy(node, other)
        : growth * (this.grid.capacities[node] ?? 0) * other;
      rate[offset + node] = (rate[offset + node] ?? 0) - moved;
      rate[offset + this.nodes + node] = (rate[offset + this.nodes + node] ?? 0) + moved;
    }
  }

  /** Writes the rates of the nodes of one plate and adds the heat it exchanges. */
  #plateRates(
    wetted: boolean,
    state: Float64Array,
    offset: number,
    level: number,
    inside: (wetted: boolean, wallTemperature: number) => InsideFlux,
    rate: Float64Array,
    heat: WallHeat,
  ): void {
    const temperatures = this.#temperatures;
    const gains = this.#gains;
    const last = this.nodes - 1;
    this.#read(state, offset, wetted, temperatures);
    const area = this.#area(state, offset, wetted);
    const { toGas, toLiquid } = inside(wetted, temperatures[0] ?? 0);
    const outer = this.grid.outerArea * this.#outside.flux(temperatures[last] ?? 0, wetted, level);
    gains.fill(0);
    if (this.#varying) this.#varying.addConduction(temperatures, gains);
    else addConduction(this.grid, temperatures, gains);
    gains[0] = (gains[0] ?? 0) - toGas - toLiquid;
    gains[last] = (gains[last] ?? 0) + outer;
    const at = offset + (wetted ? this.nodes : 0);
    for (let node = 0; node < this.nodes; node += 1) rate[at + node] = area * (gains[node] ?? 0);
    const metalEdge = at + this.metal[1];
    const fire = wetted ? this.#outside.wettedHeat(area - minShare * this.#table.area, level) : 0;
    rate[metalEdge] = (rate[metalEdge] ?? 0) + fire;
    const part = wetted ? heat.wetted : heat.dry;
    part.insideFlux = toGas + toLiquid;
    part.fromOutside = area * outer + fire;
    heat.toGas += area * toGas;
    heat.toLiquid += area * toLiquid;
    heat.fromOutside += part.fromOutside;
  }

  #target(liquidVolume: number): number {
    const { area } = this.#table;
    return Math.min((1 - minShare) * area, Math.max(minShare * area, this.#table.wettedArea(liquidVolume)));
  }

  #area(state: Float64Array, offset: number, wetted: boolean): number {
    const wettedArea = state[offset + 2 * this.nodes] ?? 0;
    const area = wetted ? wettedArea : this.#table.area - wettedArea;
    if (!(area > 0)) throw new RangeError('a part of the wall has no area');
    return area;
  }

  /** Temperature of a node from its energy, J, in a plate of a given area, m². */
  #temperature(node: number, energy: number, area: number): number {
    return this.#varying?.temperature(node, energy / area) ?? energy / ((this.grid.capacities[node] ?? 1) * area);
  }

  #read(state: Float64Array, offset: number, wetted: boolean, into: Float64Array): void {
    const area = this.#area(state, offset, wetted);
    const at = offset + (wetted ? this.nodes : 0);
    for (let node = 0; node < this.nodes; node += 1) into[node] = this.#temperature(node, state[at + node] ?? 0, area);
  }
}
