import { createMixture, type Mixture } from '../mixture.ts';
import { fillFromSolver, fillSinglePhase } from '../fill.ts';
import { setFeed } from '../feed.ts';
import { at } from '../model.ts';
import { PhaseKernel } from '../phase-kernel.ts';
import { highestTemperature, LiquidWater } from './liquid-water.ts';
import { FreeWaterSolver } from './solver.ts';
import type { FreeWaterState } from './state.ts';

/** Fraction of everything but water below which a fluid counts as pure water. */
const negligible = 1e-9;

/**
 * A mixture with water and the workspace of its free-water equilibria, so that no call allocates; it must not be used by two calculations
 * at once.
 */
export class WetMixture {
  readonly mixture: Mixture;
  /** Index of water among the components. */
  readonly index: number;
  readonly water: LiquidWater;
  readonly solver: FreeWaterSolver;
  /** Current composition, with a trace of absent components. */
  readonly feed: Float64Array;
  readonly #rest: Float64Array;
  readonly #kernel: PhaseKernel;

  constructor(ids: readonly string[]) {
    this.mixture = createMixture(ids, { apart: 'H2O' });
    this.index = ids.indexOf('H2O');
    if (this.index < 0) throw new RangeError('free water needs water among the components');
    const { model, solver } = this.mixture;
    this.water = new LiquidWater(model, this.index);
    this.solver = new FreeWaterSolver(model, this.index, solver.vapour, solver.liquid, this.water);
    this.feed = new Float64Array(ids.length);
    this.#rest = new Float64Array(ids.length);
    this.#kernel = new PhaseKernel(model);
  }

  /** Sets the current composition. Throws a RangeError for an invalid one. */
  setFeed(z: ArrayLike<number>): void {
    setFeed(this.mixture, z);
    this.feed.set(this.mixture.feed);
  }

  /** Whether the feed is pure water. */
  get isWaterAlone(): boolean {
    return 1 - at(this.feed, this.index) < negligible;
  }

  /** Sets the composition of the equation of state to the feed with the given moles of its water. */
  setRest(water: number): void {
    const rest = this.#rest;
    rest.set(this.feed);
    rest[this.index] = water;
    let left = 0;
    for (let i = 0; i < rest.length; i += 1) left += at(rest, i);
    for (let i = 0; i < rest.length; i += 1) rest[i] = at(rest, i) / left;
    setFeed(this.mixture, rest);
  }

  /** ln(f/Pa) of water in the remaining fluid minus that of free water at its T and p; −∞ above the range of free water. */
  excess(state: FreeWaterState): number {
    const { rest } = state;
    const phase = rest.condition === 'liquid' ? rest.liquid : rest.vapour;
    if (!(phase.temperature <= highestTemperature)) return -Infinity;
    const kernel = this.#kernel;
    kernel.n.set(phase.moleFractions);
    let translation = 0;
    for (let i = 0; i < kernel.n.length; i += 1) {
      if (at(kernel.n, i) <= 0) kernel.n[i] = 1e-300;
      translation += at(kernel.n, i) * at(this.mixture.model.c, i);
    }
    kernel.volume = phase.molarVolume + translation;
    kernel.evaluate(phase.temperature);
    this.water.evaluate(phase.temperature, phase.pressure);
    return at(kernel.lnF, this.index) - this.water.lnF;
  }

  /** Loads the phases of a state into the solver, with its free water. */
  load({ rest, freeWater, temperature, pressure }: FreeWaterState): void {
    const { mixture, solver, feed, index } = this;
    const { vapour, liquid } = mixture.solver;
    const two = rest.condition === 'two-phase';
    const only = rest.condition === 'liquid' ? rest.liquid : rest.vapour;
    const amount = 1 - freeWater;
    const share = two ? rest.vapourFraction : 1;
    const first = two ? rest.vapour : only;
    let inFirst = 0;
    let inSecond = 0;
    let ofFirst = 0;
    let ofSecond = 0;
    for (let i = 0; i < mixture.size; i += 1) {
      const a = amount * share * Math.max(at(first.moleFractions, i), 1e-300);
      const b = two ? amount * (1 - share) * Math.max(at(rest.liquid.moleFractions, i), 1e-300) : 0;
      const held = i === index ? Math.min(a + b, 0.999_999 * at(feed, i)) : at(feed, i);
      vapour.n[i] = held * (a / (a + b));
      liquid.n[i] = held * (b / (a + b));
      inFirst += at(vapour.n, i);
      inSecond += at(liquid.n, i);
      ofFirst += at(vapour.n, i) * at(mixture.model.c, i);
      ofSecond += at(liquid.n, i) * at(mixture.model.c, i);
    }
    vapour.volume = inFirst * first.molarVolume + ofFirst;
    if (two) liquid.volume = inSecond * rest.liquid.molarVolume + ofSecond;
    solver.temperature = temperature;
    solver.pressure = pressure;
    solver.freeWater = at(feed, index) - at(vapour.n, index) - (two ? at(liquid.n, index) : 0);
  }

  /** Fills a state with the result of the solver. */
  take(two: boolean, state: FreeWaterState): void {
    const { mixture, solver } = this;
    const { freeWater, temperature: T, pressure: p } = solver;
    const { vapour, liquid } = mixture.solver;
    this.setRest(at(vapour.n, this.index) + (two ? at(liquid.n, this.index) : 0));
    const { whole } = mixture;
    if (two) {
      mixture.solver.temperature = T;
      fillFromSolver(mixture, state.rest);
    } else {
      const { volume, total } = vapour;
      whole.evaluate(T, volume / total);
      fillSinglePhase(mixture, p, whole.isLiquidLike(T, volume / total) ? 'liquid' : 'vapour', state.rest);
    }
    this.complete(freeWater, T, p, state);
  }

  /** Completes a state whose remaining fluid has been filled with its free water. */
  complete(freeWater: number, T: number, p: number, state: FreeWaterState): void {
    const { rest, water } = state;
    const left = freeWater === 1 ? 0 : 1 - freeWater;
    state.isFound = true;
    state.freeWater = freeWater;
    state.temperature = T;
    state.pressure = p;
    if (freeWater > 0) {
      this.water.evaluate(T, p);
      this.water.fill(water);
    }
    const sum = (ofRest: number, ofWater: number): number =>
      (left > 0 ? left * ofRest : 0) + (freeWater > 0 ? freeWater * ofWater : 0);
    state.molarVolume = sum(rest.molarVolume, water.molarVolume);
    state.molarEnthalpy = sum(rest.molarEnthalpy, water.molarEnthalpy);
    state.molarInternalEnergy = sum(rest.molarInternalEnergy, water.molarInternalEnergy);
    state.molarEntropy = sum(rest.molarEntropy, water.molarEntropy);
  }

  /** Whether the remaining fluid, as one phase at T and p, is stable, except against liquid water. */
  isStable(T: number, p: number, v: number): boolean {
    const { whole, stability, feed } = this.mixture;
    if (Math.abs(whole.stableVolume(T, p) - v) > 1e-6 * v) return false;
    return !stability.isUnstable(feed, T, p);
  }
}
