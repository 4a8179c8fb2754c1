import { exp, log, pow } from '../../elementary/index.ts';
import { undefinedIfRefused } from '../../quantities/index.ts';
import { AdaptiveCubic } from './adaptive-cubic.ts';
import { densityOfFlow, type DensityOfFlow } from './real-fluid.ts';

/** Density, kg/m³, by the equation of state at a pressure, Pa, and a drop of specific enthalpy, J/kg. */
export type DensityAtEnthalpyDrop = (pressure: number, enthalpyDrop: number) => number;

/** Spacing of the first two nodes in the logarithm of pressure, and the growth factor of the further spacings. */
const firstStep = 0.03;
const growth = 1.05;

/** Factor by which the spacing in enthalpy is shortened where the fluid has no state, and the shortest share of it. */
const shortening = 0.25;
const shortest = 1e-3;

/** Difference of two interpolations in the logarithm of density from which an isothermal density is steep between two nodes. */
const steep = 3e-5;

/** Logarithms of the density at a pressure, at multiples of a drop of enthalpy, J/kg. */
interface TableNode {
  readonly unit: number;
  readonly logarithms: readonly number[];
}

/**
 * Densities of all flows from one inlet state, whatever their bore and flux: a table filled on demand, because an equation of state for
 * mixtures is slow. Between nodes the logarithm of the density is a cubic in that of the pressure, and a parabola in the enthalpy converted
 * to kinetic energy. Near a critical point an isothermal density changes by a third within 2 % of the pressure: where two cubics differ, the
 * interval between two nodes has nodes of its own.
 */
export class FlowStates {
  readonly #inlet: number;
  readonly #density: number;
  readonly #densityAt: DensityAtEnthalpyDrop;
  /** Spacing of the table in enthalpy drop, J/kg; 0 for isothermal flow, whose density depends on pressure alone. */
  readonly #unit: number;
  readonly #nodes = new Map<number, TableNode | undefined>();
  /** Isothermal densities between a node and the next where they are steep; undefined elsewhere. */
  readonly #steepParts = new Map<number, AdaptiveCubic | undefined>();

  /** Inlet pressure in Pa and density in kg/m³; `isothermal` flows have no enthalpy drop. */
  constructor(inlet: number, density: number, densityAt: DensityAtEnthalpyDrop, isothermal: boolean) {
    this.#inlet = inlet;
    this.#density = density;
    this.#densityAt = densityAt;
    this.#unit = isothermal ? 0 : (0.3 * inlet) / density;
  }

  /** Returns the density function of a flow of given flux, kg/(m²·s), from the inlet. */
  flow(massFlux: number): DensityOfFlow {
    if (this.#unit === 0) return pressure => this.density(pressure, 0);
    const stagnation = (massFlux / this.#density) ** 2 / 2;
    return densityOfFlow((pressure, enthalpy) => this.density(pressure, -enthalpy), stagnation);
  }

  /** Density, kg/m³, at a pressure in Pa and a drop of specific enthalpy, J/kg. */
  density(pressure: number, enthalpyDrop: number): number {
    const x = log(this.#inlet / pressure);
    // firstStep·(growth^i − 1)/(growth − 1) is the position of node i.
    const position = log(Math.max(1e-6, 1 + (x * (growth - 1)) / firstStep)) / log(growth);
    const upper = Math.max(0, Math.floor(position));
    const usual = Math.max(0, upper - 1);
    const last = this.#lastKnown(usual + 3);
    // Beyond the last state that the table has, as near where a component freezes.
    if (last <= upper && x > placeOf(last)) return this.#densityAt(pressure, enthalpyDrop);
    const first = Math.max(0, Math.min(usual, last - 3));
    const part = this.#unit === 0 && x >= 0 ? this.#steepPart(upper, first, last) : undefined;
    const logarithm = part ? part.value(x) : this.#interpolated(x, enthalpyDrop, first, last);
    return logarithm === undefined ? this.#densityAt(pressure, enthalpyDrop) : exp(logarithm);
  }

  /** Logarithm of the density by the polynomial through some nodes; undefined if one of them has no state. */
  #interpolated(x: number, enthalpyDrop: number, first: number, last: number): number | undefined {
    let sum = 0;
    for (let i = first; i <= last; i += 1) {
      let weight = 1;
      for (let j = first; j <= last; j += 1) if (j !== i) weight *= (x - placeOf(j)) / (placeOf(i) - placeOf(j));
      const logarithm = this.#logarithmAt(i, enthalpyDrop);
      if (logarithm === undefined) return undefined;
      sum += weight * logarithm;
    }
    return sum;
  }

  /** The isothermal density behind a node, whose interpolation uses the nodes `first` to `last`, if it is steep there. */
  #steepPart(node: number, first: number, last: number): AdaptiveCubic | undefined {
    if (!this.#steepParts.has(node)) {
      const [from, to] = [placeOf(node), placeOf(node + 1)];
      const middle = (from + to) / 2;
      const [one, other] = [
        this.#interpolated(middle, 0, first, last),
        this.#interpolated(middle, 0, first + 1, Math.min(last + 1, this.#lastKnown(last + 1))),
      ];
      const isSteep = one !== undefined && other !== undefined && Math.abs(one - other) > steep;
      const logarithmAt = (place: number) => log(this.#densityAt(this.#inlet * exp(-place), 0));
      this.#steepParts.set(node, isSteep ? new AdaptiveCubic(logarithmAt, from, to) : undefined);
    }
    return this.#steepParts.get(node);
  }

  /** The last node up to one at which the fluid at rest has a state. */
  #lastKnown(most: number): number {
    let last = most;
    while (last > 0 && !this.#node(last)) last -= 1;
    return last;
  }

  /** Logarithm of the density at a node; undefined beyond the enthalpies at which it has states. */
  #logarithmAt(i: number, enthalpyDrop: number): number | undefined {
    const node = this.#node(i);
    if (!node) return undefined;
    const { unit, logarithms } = node;
    const [zero = NaN, one = zero, two = one] = logarithms;
    const energy = unit === 0 ? 0 : enthalpyDrop / unit;
    if (energy > 2 && unit < this.#unit) return undefined;
    return zero + energy * (one - zero + ((energy - 1) / 2) * (two - 2 * one + zero));
  }

  #node(i: number): TableNode | undefined {
    if (!this.#nodes.has(i)) this.#nodes.set(i, this.#nodeAt(this.#inlet * exp(-placeOf(i))));
    return this.#nodes.get(i);
  }

  /** The states at a pressure, Pa, over shorter spacings of the enthalpy where there are none at the usual one. */
  #nodeAt(pressure: number): TableNode | undefined {
    const logarithmAt = (drop: number) => undefinedIfRefused(() => log(this.#densityAt(pressure, drop)));
    const zero = logarithmAt(0);
    if (zero === undefined) return undefined;
    if (this.#unit === 0) return { unit: 0, logarithms: [zero] };
    for (let unit = this.#unit; unit > shortest * this.#unit; unit *= shortening) {
      const [one, two] = [logarithmAt(unit), logarithmAt(2 * unit)];
      if (one !== undefined && two !== undefined) return { unit, logarithms: [zero, one, two] };
    }
    return undefined;
  }
}

/** The positions of the nodes, which many densities need, as far as they have been used. */
const places: number[] = [];

/** Position of a node in the logarithm of the pressure, from the inlet. */
function placeOf(i: number): number {
  return (places[i] ??= (firstStep * (pow(growth, i) - 1)) / (growth - 1));
}
