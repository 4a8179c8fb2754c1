import { exp, log, pow } from '../../elementary/index.ts';
import { densityOfFlow, type DensityOfFlow } from './real-fluid.ts';

/** Density, kg/m³, by the equation of state at a pressure, Pa, and a drop of specific enthalpy, J/kg. */
export type DensityAtEnthalpyDrop = (pressure: number, enthalpyDrop: number) => number;

/** Spacing of the first two nodes in the logarithm of pressure, and the growth factor of the further spacings. */
const firstStep = 0.03;
const growth = 1.05;

/**
 * Densities of all flows from one inlet state, whatever their bore and flux: a table filled on demand, because an equation of state for
 * mixtures is slow. Between nodes the logarithm of the density is a cubic in that of the pressure, and a parabola in the enthalpy converted
 * to kinetic energy.
 */
export class FlowStates {
  readonly #inlet: number;
  readonly #density: number;
  readonly #densityAt: DensityAtEnthalpyDrop;
  /** Spacing of the table in enthalpy drop, J/kg; 0 for isothermal flow, whose density depends on pressure alone. */
  readonly #unit: number;
  readonly #nodes: (readonly number[])[] = [];

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
    const first = Math.max(0, Math.floor(position) - 1);
    const energy = this.#unit === 0 ? 0 : enthalpyDrop / this.#unit;
    let sum = 0;
    for (let i = first; i < first + 4; i += 1) {
      let weight = 1;
      for (let j = first; j < first + 4; j += 1) if (j !== i) weight *= (x - placeOf(j)) / (placeOf(i) - placeOf(j));
      sum += weight * this.#logarithmAt(i, energy);
    }
    return exp(sum);
  }

  #logarithmAt(i: number, energy: number): number {
    const [zero = NaN, one = zero, two = one] = this.#node(i);
    return zero + energy * (one - zero + ((energy - 1) / 2) * (two - 2 * one + zero));
  }

  #node(i: number): readonly number[] {
    let node = this.#nodes[i];
    if (!node) {
      const pressure = this.#inlet * exp(-placeOf(i));
      const energies = this.#unit === 0 ? [0] : [0, 1, 2];
      node = energies.map(energy => log(this.#densityAt(pressure, energy * this.#unit)));
      this.#nodes[i] = node;
    }
    return node;
  }
}

/** The positions of the nodes, which many densities need, as far as they have been used. */
const places: number[] = [];

/** Position of a node in the logarithm of the pressure, from the inlet. */
function placeOf(i: number): number {
  return (places[i] ??= (firstStep * (pow(growth, i) - 1)) / (growth - 1));
}
