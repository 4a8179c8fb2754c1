import { exp, log } from '../../elementary/index.ts';
import { undefinedIfRefused } from '../../quantities/index.ts';
import type { EquilibriumState } from '../helmholtz/index.ts';
import type { NearbyState, StartState } from '../nearby-states.ts';
import type { GergMixture } from './gerg-mixture.ts';
import { TestedLine } from './tested-line.ts';

/**
 * Enthalpies in units of p/ρ of the start, about 50 K of a gas: of a line of tests below the states that it covers, and between such lines.
 * A far line covers what a table of a gas line needs; where it is not stable, a near one is tried.
 */
const margin = 0.15;
const farSpacing = 0.65;
const nearSpacing = 0.1;
/** Relative step of T below which the rest of the way is linear, and the largest number of steps. */
const linear = 2e-5;
const maxSteps = 8;
/** Largest relative difference of the density of a tested state from that of the gas. */
const sameDensity = 1e-6;
/** Range of T, K. */
const coldest = 60;
const hottest = 700;

/** A state of the gas, stable or not. */
interface GasState {
  readonly lnP: number;
  /** J/kg */
  readonly enthalpy: number;
  /** K */
  readonly temperature: number;
  /** kg/m³ */
  readonly density: number;
  readonly delta: number;
  /** ∂T/∂ln p at constant h, K, and cp, J/(kg·K). */
  readonly byLnP: number;
  readonly cp: number;
}

/** The states of the mixture, each found and tested on its own. */
interface IndependentStates {
  readonly atPT: (pressure: number, temperature: number) => EquilibriumState;
  readonly atPH: (pressure: number, enthalpy: number) => EquilibriumState;
}

/**
 * States of a mixture by pressure and enthalpy around a first state, which a table along a gas line needs by the dozen: a tenth of the time of
 * independent ones, from which they differ by less than 1e-7. A state covered by a `TestedLine` is a gas, and is found from
 * the states before by Newton's method. Every other one is independent.
 */
export class GasStates {
  readonly #found: GasState[] = [];
  readonly #lines = new Map<number, TestedLine>();
  /** p/ρ of the start, J/kg. */
  readonly #unit: number;

  constructor(
    private readonly states: IndependentStates,
    /** A phase with the composition of the mixture. */
    private readonly gas: GergMixture,
    private readonly z: Float64Array,
    private readonly start: StartState,
  ) {
    this.#unit = start.pressure / start.density;
  }

  /** The state at p in Pa and h in J/kg. Throws a Refusal where there is none. */
  stateAt(pressure: number, enthalpy: number): NearbyState {
    const gas = this.#isStableGas(pressure, enthalpy) ? this.#gasAt(log(pressure), enthalpy) : undefined;
    if (!gas || gas.delta >= 1) return this.states.atPH(pressure, enthalpy);
    return { density: gas.density, temperature: gas.temperature, phase: 'gas' };
  }

  #isStableGas(pressure: number, enthalpy: number): boolean {
    const { start } = this;
    const fall = log(start.pressure / pressure);
    const gain = (enthalpy - start.enthalpy) / this.#unit;
    const far = (Math.ceil(gain / farSpacing) - 1) * farSpacing - margin;
    const near = Math.floor((gain - margin) / nearSpacing) * nearSpacing;
    return this.#line(far).isStableAt(fall) || this.#line(near).isStableAt(fall);
  }

  #line(gain: number): TestedLine {
    const { start } = this;
    const known = this.#lines.get(gain);
    if (known) return known;
    const enthalpy = start.enthalpy + gain * this.#unit;
    const line = new TestedLine(fall => this.#stableDelta(log(start.pressure) - fall, enthalpy));
    this.#lines.set(gain, line);
    return line;
  }

  /** δ of the mixture if it is a stable gas. */
  #stableDelta(lnP: number, enthalpy: number): number | undefined {
    const gas = this.#gasAt(lnP, enthalpy);
    if (!gas || gas.delta >= 1) return undefined;
    const state = undefinedIfRefused(() => this.states.atPT(exp(lnP), gas.temperature));
    const isGas = state?.phase === 'gas' && Math.abs(state.density / gas.density - 1) < sameDensity;
    return isGas ? gas.delta : undefined;
  }

  #gasAt(lnP: number, enthalpy: number): GasState | undefined {
    const { gas } = this;
    const pressure = exp(lnP);
    gas.setComposition(this.z);
    let { temperature: T, delta } = this.#estimate(lnP, enthalpy);
    for (let step = 0; step < maxSteps; step += 1) {
      if (!(T > coldest && T < hottest) || !gas.solveGas(pressure, T, delta)) return undefined;
      gas.evaluateProperties();
      const change = (enthalpy - gas.enthalpy) / gas.cp;
      T += change;
      ({ delta } = gas);
      if (Math.abs(change) > linear * T) continue;
      const lnVolumeByT = -gas.pressureByTemperature / (gas.pressureByVolume * gas.volume);
      const density = gas.density * (1 - lnVolumeByT * change);
      const { jouleThomson, cp } = gas;
      const found = { lnP, enthalpy, temperature: T, density, delta, byLnP: jouleThomson * pressure, cp };
      this.#found.push(found);
      return found;
    }
    return undefined;
  }

  /** T and δ by the nearest state before, or by a cubic through the two nearest if all three have the same enthalpy. */
  #estimate(lnP: number, enthalpy: number): { readonly temperature: number; readonly delta: number | undefined } {
    const [near, next] = this.#nearest(lnP, enthalpy);
    if (!near) return { temperature: this.start.temperature, delta: undefined };
    const isCubic = next && near.enthalpy === enthalpy && next.enthalpy === enthalpy && next.lnP !== near.lnP;
    const temperature = isCubic
      ? onCubic(near, next, lnP)
      : near.temperature + near.byLnP * (lnP - near.lnP) + (enthalpy - near.enthalpy) / near.cp;
    return { temperature, delta: (near.delta * exp(lnP - near.lnP) * near.temperature) / temperature };
  }

  #nearest(lnP: number, enthalpy: number): readonly [GasState | undefined, GasState | undefined] {
    let [near, next]: (GasState | undefined)[] = [];
    let [least, second] = [Infinity, Infinity];
    for (const state of this.#found) {
      const apart = Math.abs(state.lnP - lnP) + Math.abs(state.enthalpy - enthalpy) / this.#unit;
      if (apart < least) {
        [next, second] = [near, least];
        [near, least] = [state, apart];
      } else if (apart < second) [next, second] = [state, apart];
    }
    return [near, next];
  }
}

/** T on the cubic in ln p through two states and their slopes. */
function onCubic(one: GasState, other: GasState, lnP: number): number {
  const width = other.lnP - one.lnP;
  const share = (lnP - one.lnP) / width;
  const rise = other.temperature - one.temperature;
  const [first, last] = [one.byLnP * width - rise, other.byLnP * width - rise];
  return one.temperature + share * (rise + (1 - share) * (first * (1 - share) - last * share));
}
