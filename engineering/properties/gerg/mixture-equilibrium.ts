import { exp, log } from '../../elementary/index.ts';
import { Refusal } from '../../quantities/index.ts';
import { GergCaloricFlash } from './caloric-flash.ts';
import { GergFlash } from './flash.ts';
import type { GergMixture } from './gerg-mixture.ts';
import { iceRefusal, gergRange } from './states.ts';

/** Relative tolerance of T, and the tolerance accepted where rounding prevents it. */
const precision = 1e-13;
const rounding = 1e-9;
const maxSteps = 60;
/** Mole fraction that represents an absent component: too small to change any digit, but with a finite logarithm. */
const trace = 1e-20;
/** Temperature limits of searches, K: outside its range GERG-2008 is extrapolated. */
const coldest = 0.6 * gergRange.minimumTemperature;
const hottest = 2 * gergRange.maximumTemperature;
/** Initial temperature of the first search, K. */
const usualStart = 300;

/**
 * Successive equilibrium states of a mixture of changing composition by GERG-2008, with at most two phases, per mole and in SI units. Each
 * call starts from the phases of the previous one. All throw a RangeError where no state is found, and a Refusal where water freezes out;
 * outside the range of the equation it is extrapolated, which the caller has to report.
 */
export class MixtureEquilibrium {
  /** Undefined before the first call. */
  condition: 'vapour' | 'liquid' | 'two-phase' | undefined = undefined;
  temperature = NaN;
  pressure = NaN;
  /** Mole fraction of the lighter of two phases; 1 for a vapour and 0 for a liquid. */
  vapourFraction = NaN;
  /** Valid where the condition is 'vapour' or 'two-phase', and where it is 'liquid' or 'two-phase'. */
  vapour: GergMixture;
  liquid: GergMixture;
  private readonly flash: GergFlash;
  private readonly caloric: GergCaloricFlash;
  private readonly z: Float64Array;

  constructor(ids: readonly string[]) {
    this.flash = new GergFlash(ids);
    this.caloric = new GergCaloricFlash(this.flash, coldest, hottest);
    this.z = new Float64Array(ids.length);
    this.vapour = this.flash.whole;
    this.liquid = this.flash.whole;
  }

  /** Discards the previous state: the next search starts in one phase at T in K. */
  beginAt(temperature: number): void {
    this.condition = undefined;
    this.temperature = temperature;
    this.flash.forget();
  }

  /** Molar mass of a composition, kg/mol. */
  molarMassOf(composition: Float64Array): number {
    this.setFeed(composition);
    this.flash.whole.setComposition(this.z);
    return this.flash.whole.energy.molarMass;
  }

  /** At p in Pa and T in K. */
  atPT(composition: Float64Array, pressure: number, temperature: number): void {
    this.setFeed(composition);
    const isInRange = pressure > 0 && pressure < Infinity && temperature >= coldest && temperature <= hottest;
    const outcome = isInRange ? this.flash.atPT(this.z, pressure, temperature) : 'not found';
    if (outcome === 'one phase') this.takeOnePhase();
    else if (outcome === 'two phases') this.takeTwoPhases();
    else if (outcome === 'frozen') throw iceRefusal(pressure, temperature);
    else throw this.noState('p', pressure, 'T', temperature);
  }

  /** At p in Pa and h in J/mol. */
  atPH(composition: Float64Array, pressure: number, enthalpy: number): void {
    this.onIsobar(composition, pressure, 'enthalpy', enthalpy);
  }

  /** At p in Pa and s in J/(mol·K). */
  atPS(composition: Float64Array, pressure: number, entropy: number): void {
    this.onIsobar(composition, pressure, 'entropy', entropy);
  }

  /** At u in J/mol and v in m³/mol. */
  atUV(composition: Float64Array, internalEnergy: number, volume: number): void {
    this.setFeed(composition);
    const isInRange = Number.isFinite(internalEnergy) && volume > 0 && volume < Infinity;
    if (!isInRange) throw this.noState('u', internalEnergy, 'v', volume);
    const { condition } = this;
    this.condition = undefined;
    if (condition === 'two-phase' && this.followsUV(internalEnergy, volume)) return;
    const T = this.temperatureOfOnePhase(internalEnergy, volume);
    if (T > 0 && this.isOnePhaseAt(T, volume)) return;
    if (T > 0 && this.splitsAt(T, volume, internalEnergy)) return;
    // The temperature of one phase that is unstable may be far from that of two.
    const found = [T, this.temperature, usualStart].some(
      start => start > 0 && this.search(internalEnergy, volume, start),
    );
    if (!found) throw this.noState('u', internalEnergy, 'v', volume);
  }

  private onIsobar(composition: Float64Array, pressure: number, property: 'enthalpy' | 'entropy', value: number): void {
    this.setFeed(composition);
    const { flash, z, condition } = this;
    if (!(pressure > 0 && pressure < Infinity && Number.isFinite(value)))
      throw this.noState('p', pressure, property, value);
    this.condition = undefined;
    if (condition === 'two-phase') {
      const { solver, totals } = flash;
      const lnP = log(pressure);
      solver.unknowns[solver.lnP] = lnP;
      if (flash.follows(z, { index: solver.lnP, value: lnP }, totals.given(property, value, z))) {
        this.takeTwoPhases();
        return;
      }
    } else if (this.isOnePhaseOnIsobar(pressure, property, value)) {
      return;
    }
    flash.whole.setComposition(z);
    const perMass = value / flash.whole.energy.molarMass;
    const start = this.temperature > 0 ? this.temperature : usualStart;
    flash.forget();
    const outcome = this.caloric.solve(z, pressure, property, perMass, start);
    if (outcome === 'frozen') throw iceRefusal(pressure, this.caloric.temperature);
    if (outcome !== 'found') throw this.noState('p', pressure, property, value);
    if (this.caloric.found === 'two phases') this.takeTwoPhases();
    else this.takeOnePhase();
  }

  /** Whether the mixture as one phase at p has this value and is stable. */
  private isOnePhaseOnIsobar(pressure: number, property: 'enthalpy' | 'entropy', value: number): boolean {
    const { flash, z, temperature } = this;
    const { whole } = flash;
    if (!(temperature > 0)) return false;
    whole.setComposition(z);
    let T = temperature;
    let before = Infinity;
    for (let step = 0; step < maxSteps; step += 1) {
      if (!whole.solvePT(pressure, T)) return false;
      whole.evaluateProperties();
      const { molarMass } = whole.energy;
      const missing = value / molarMass - whole[property];
      const change = property === 'enthalpy' ? missing / whole.cp : (missing * T) / whole.cp;
      const size = Math.abs(change);
      if (size < precision * T || (size < rounding * T && size >= 0.5 * before)) {
        if (!flash.isStable(z, pressure, T) || flash.isIce(z, pressure, T)) return false;
        this.takeOnePhase();
        return true;
      }
      if (!(size < Infinity)) return false;
      before = size;
      T = Math.min(hottest, Math.max(coldest, T + Math.max(-0.2 * T, Math.min(0.2 * T, change))));
    }
    return false;
  }

  private followsUV(u: number, v: number): boolean {
    const { flash, z } = this;
    const { totals } = flash;
    if (!flash.follows(z, totals.given('internalEnergy', u, z), totals.given('volume', v, z))) return false;
    this.takeTwoPhases();
    return true;
  }

  /** T of the mixture as one phase at v with internal energy u; NaN where there is none. */
  private temperatureOfOnePhase(u: number, v: number): number {
    const { flash, z } = this;
    const { whole } = flash;
    whole.setComposition(z);
    let T = this.temperature > 0 ? this.temperature : usualStart;
    let before = Infinity;
    for (let step = 0; step < maxSteps; step += 1) {
      whole.setTV(T, v);
      whole.evaluateProperties();
      const { molarMass } = whole.energy;
      const change = (u - molarMass * whole.enthalpy + whole.pressure * v) / (molarMass * whole.cv);
      const size = Math.abs(change);
      if (!(whole.cv > 0 && size < Infinity)) return NaN;
      if (size < precision * T || (size < rounding * T && size >= 0.5 * before)) return T;
      before = size;
      T = Math.min(hottest, Math.max(coldest, T + Math.max(-0.3 * T, Math.min(0.5 * T, change))));
    }
    return NaN;
  }

  /** Whether one phase at T and v is the stable state there. */
  private isOnePhaseAt(T: number, v: number): boolean {
    const { flash, z } = this;
    const { whole } = flash;
    whole.setTV(T, v);
    const { pressure } = whole;
    if (!(pressure > 0 && flash.isStable(z, pressure, T))) return false;
    // The root of lower Gibbs energy may be the other one.
    if (!(Math.abs(whole.volume / v - 1) < 1e-6) || flash.isIce(z, pressure, T)) return false;
    whole.setTV(T, v);
    this.takeOnePhase();
    return true;
  }

  /** Whether two phases with u and v are reached from those into which the mixture splits at T and its single-phase pressure. */
  private splitsAt(T: number, v: number, u: number): boolean {
    const { flash, z } = this;
    const { whole } = flash;
    whole.setComposition(z);
    whole.setTV(T, v);
    const { pressure } = whole;
    return pressure > 0 && flash.atPT(z, pressure, T) === 'two phases' && this.followsUV(u, v);
  }

  /**
   * Brackets T, with which u increases at constant volume, and at each T brackets p, with which v decreases, until Newton's method
   * converges. Where water freezes, T is sought above; without a state, nearer to the start; false without one at the start.
   */
  private search(u: number, v: number, start: number): boolean {
    let [low, high] = [coldest, hottest];
    let T = start;
    let ice: Refusal | undefined;
    for (let round = 0; round < 80; round += 1) {
      const energy = this.energyAtTV(T, v, u);
      if (energy === 'found') return true;
      if (energy === undefined && round === 0) return false;
      if (energy instanceof Refusal) ice = energy;
      if (energy instanceof Refusal || (energy === undefined ? T < start : energy <= u)) low = T;
      else high = T;
      if (high - low < 1e-12 * high) {
        if (ice !== undefined) throw ice;
        return false;
      }
      if (high === hottest) T = Math.min(1.1 * T, 0.5 * (T + high));
      else if (low === coldest) T = Math.max(T / 1.1, 0.5 * (T + low));
      else T = 0.5 * (low + high);
    }
    return false;
  }

  /** u of the equilibrium at T and v, unless the one at u and v is found on the way; a Refusal where water freezes. */
  private energyAtTV(T: number, v: number, u: number): number | 'found' | Refusal | undefined {
    const { flash, z } = this;
    let [lowest, highest] = [-Infinity, Infinity];
    let energy: number | undefined;
    let lnP = log((8.314 * T) / v);
    for (let round = 0; round < 50; round += 1) {
      flash.forget();
      const p = exp(lnP);
      const outcome = flash.atPT(z, p, T);
      if (outcome === 'frozen') return iceRefusal(p, T);
      if (outcome === 'not found') return energy;
      if (outcome === 'one phase') this.takeOnePhase();
      else this.takeTwoPhases();
      const { molarVolume, molarInternalEnergy } = this;
      energy = molarInternalEnergy;
      this.condition = undefined;
      if (outcome === 'two phases' && this.followsUV(u, v)) return 'found';
      const excess = log(molarVolume / v);
      if (Math.abs(excess) < 1e-7) return energy;
      if (excess > 0) lowest = lnP;
      else highest = lnP;
      if (highest - lowest < 1e-9) return energy;
      if (lowest === -Infinity) lnP -= 1;
      else if (highest === Infinity) lnP += 1;
      else lnP = 0.5 * (lowest + highest);
    }
    return energy;
  }

  /** m³/mol. */
  get molarVolume(): number {
    return this.between(phase => phase.volume);
  }

  /** J/mol. */
  get molarEnthalpy(): number {
    return this.between(phase => phase.energy.molarMass * phase.enthalpy);
  }

  /** J/mol. */
  get molarInternalEnergy(): number {
    return this.molarEnthalpy - this.pressure * this.molarVolume;
  }

  /** J/(mol·K). */
  get molarEntropy(): number {
    return this.between(phase => phase.energy.molarMass * phase.entropy);
  }

  private between(of: (phase: GergMixture) => number): number {
    const { condition, vapourFraction, vapour, liquid } = this;
    if (condition !== 'two-phase') return of(vapour);
    return vapourFraction * of(vapour) + (1 - vapourFraction) * of(liquid);
  }

  private takeOnePhase(): void {
    const { whole } = this.flash;
    whole.evaluateProperties();
    this.condition = whole.isLiquid ? 'liquid' : 'vapour';
    this.temperature = whole.temperature;
    this.pressure = whole.pressure;
    this.vapourFraction = whole.isLiquid ? 0 : 1;
    this.vapour = whole;
    this.liquid = whole;
  }

  private takeTwoPhases(): void {
    const { flash } = this;
    const [lighter, heavier] = flash.phases();
    lighter.evaluateProperties();
    heavier.evaluateProperties();
    this.condition = 'two-phase';
    this.temperature = flash.solver.temperature;
    this.pressure = flash.solver.pressure;
    this.vapourFraction = flash.lighterFraction();
    this.vapour = lighter;
    this.liquid = heavier;
  }

  private setFeed(composition: Float64Array): void {
    const { z } = this;
    let sum = 0;
    for (let i = 0; i < z.length; i += 1) {
      z[i] = Math.max(trace, composition[i] ?? NaN);
      sum += z[i] ?? NaN;
    }
    if (!(Math.abs(sum - 1) < 1e-6)) throw new RangeError(`mole fractions must add up to 1, got ${sum}`);
    for (let i = 0; i < z.length; i += 1) z[i] = (z[i] ?? NaN) / sum;
  }

  private noState(one: string, first: number, other: string, second: number): RangeError {
    return new RangeError(`GERG-2008 has no state of ${one} = ${first} and ${other} = ${second}, SI and per mole`);
  }
}
