import { exp, log } from '../../elementary/index.ts';
import { undefinedIfRefused } from '../../quantities/index.ts';

/** A state of the fluid: density, kg/m³, and temperature, K. */
export interface FluidState {
  readonly density: number;
  readonly temperature: number;
}

/** A state with the name of its phase, of any kind: states of different phases are not interpolated. */
export interface PhaseState extends FluidState {
  readonly phase: string | undefined;
}

/** Spacing of the nodes in the logarithm of pressure, and in enthalpy as a share of p/ρ of the inlet, some 10 K of a gas. */
const pressureSpacing = 0.06;
const enthalpySpacing = 0.2;
/** Relative error in the centre of a tile above which its states are those of the equation. */
const tolerated = 1e-5;

/** A node: p/ρ, J/kg, and T, K; undefined where the equation has no state. */
type Node = { readonly energy: number; readonly temperature: number; readonly phase: string | undefined } | undefined;
/** The four by four nodes around a tile; undefined where its states are not interpolated. */
type Tile = readonly { readonly energy: number; readonly temperature: number }[] | undefined;

/**
 * States of a fluid by pressure and specific enthalpy from a table that is filled on demand, because an equation of state for mixtures is
 * slow. Between nodes p/ρ and T are cubics in ln p and in h. Tiles next to a change of phase, and those in which a cubic is off by more
 * than 1e-5, have the states of the equation itself.
 */
export class StateTable {
  readonly #stateAt: (pressure: number, enthalpy: number) => PhaseState;
  readonly #lnInlet: number;
  readonly #spacing: number;
  readonly #nodes = new Map<number, Node>();
  readonly #tiles = new Map<number, Tile>();

  /** The equation of state at a pressure, Pa, and an enthalpy, J/kg, less that of the inlet; and the inlet's pressure and density, kg/m³. */
  constructor(
    stateAt: (pressure: number, enthalpy: number) => PhaseState,
    inlet: { readonly pressure: number; readonly density: number },
  ) {
    this.#stateAt = stateAt;
    this.#lnInlet = log(inlet.pressure);
    this.#spacing = (enthalpySpacing * inlet.pressure) / inlet.density;
  }

  /** The state at a pressure, Pa, and an enthalpy, J/kg, less that of the inlet. Throws what the equation of state throws. */
  stateAt(pressure: number, enthalpy: number): FluidState {
    const [x, y] = [(this.#lnInlet - log(pressure)) / pressureSpacing, enthalpy / this.#spacing];
    const [row, column] = [Math.floor(x), Math.floor(y)];
    const key = keyOf(row, column);
    if (!this.#tiles.has(key)) this.#tiles.set(key, this.#tile(row, column));
    const tile = this.#tiles.get(key);
    return tile ? interpolated(tile, pressure, x - row, y - column) : this.#stateAt(pressure, enthalpy);
  }

  #tile(row: number, column: number): Tile {
    const nodes: NonNullable<Node>[] = [];
    for (let i = -1; i <= 2; i += 1) {
      for (let j = -1; j <= 2; j += 1) {
        const node = this.#node(row + i, column + j);
        if (node?.phase === undefined || node.phase !== (nodes[0] ?? node).phase) return undefined;
        nodes.push(node);
      }
    }
    const pressure = exp(this.#lnInlet - (row + 0.5) * pressureSpacing);
    const exact = undefinedIfRefused(() => this.#stateAt(pressure, (column + 0.5) * this.#spacing));
    if (exact === undefined) return undefined;
    const found = interpolated(nodes, pressure, 0.5, 0.5);
    const isClose = (one: number, other: number): boolean => Math.abs(one / other - 1) < tolerated;
    return isClose(found.density, exact.density) && isClose(found.temperature, exact.temperature) ? nodes : undefined;
  }

  #node(row: number, column: number): Node {
    const key = keyOf(row, column);
    if (!this.#nodes.has(key)) {
      const pressure = exp(this.#lnInlet - row * pressureSpacing);
      const state = undefinedIfRefused(() => this.#stateAt(pressure, column * this.#spacing));
      const node = state && {
        energy: pressure / state.density,
        temperature: state.temperature,
        phase: state.phase,
      };
      this.#nodes.set(key, node);
    }
    return this.#nodes.get(key);
  }
}

/** More columns than a table has. */
const keyWidth = 1_000_000;
const keyOf = (row: number, column: number): number => row * keyWidth + column;

/** The state at a place in a tile, from 0 to 1 along ln p and along h. */
function interpolated(tile: NonNullable<Tile>, pressure: number, x: number, y: number): FluidState {
  const [byPressure, byEnthalpy] = [weights(x), weights(y)];
  let [energy, temperature] = [0, 0];
  for (const [index, node] of tile.entries()) {
    const weight = (byPressure[index >> 2] ?? 0) * (byEnthalpy[index & 3] ?? 0);
    energy += weight * node.energy;
    temperature += weight * node.temperature;
  }
  return { density: pressure / energy, temperature };
}

/** Weights of the values at −1, 0, 1 and 2 in the cubic through them at x. */
const weights = (x: number): readonly number[] => [
  (-x * (x - 1) * (x - 2)) / 6,
  ((x + 1) * (x - 1) * (x - 2)) / 2,
  (-(x + 1) * x * (x - 2)) / 2,
  ((x + 1) * x * (x - 1)) / 6,
];
