import { findSaturation, type CaloricProperty, type IsobarPosition } from '../equilibrium/index.ts';
import { at } from '../helmholtz/index.ts';
import type { FlashOutcome, GergFlash } from './flash.ts';
import type { GergMixture } from './gerg-mixture.ts';
import { gasConstant as R } from './ideal-gas.ts';

const maxSteps = 120;
const maxSubsteps = 12;
/** Longest relative step of T. */
const longestStep = 0.35;
/** Relative tolerance of T; rounding allows no less where two phases separate within a smaller interval. */
const precision = 1e-13;

/** Equilibrium at p of a mixture with a given enthalpy, J/kg, or entropy, J/(kg·K). */
export class GergCaloricFlash {
  /** Outcome; the phases are left in the flash, and for a pure fluid between its phases in the solver. */
  found: FlashOutcome = 'not found';
  /** T, K, and h, s and v per kg of the solution. */
  temperature = NaN;
  enthalpy = NaN;
  entropy = NaN;
  specificVolume = NaN;
  /** ∂h/∂T at constant p, J/(kg·K); T·∂s/∂T is the same. */
  private heatCapacity = NaN;

  constructor(
    private readonly flash: GergFlash,
    private readonly coldest: number,
    private readonly hottest: number,
  ) {}

  /** Searches T by Newton's method within a bracket: h and s increase with T at constant pressure. */
  solve(
    z: Float64Array,
    p: number,
    caloric: CaloricProperty,
    goal: number,
    start = 300,
  ): IsobarPosition | 'frozen' | 'not found' {
    const { flash } = this;
    let low = this.coldest;
    let high = this.hottest;
    if (z.length === 1) {
      const saturated = this.pureAt(z, p, caloric, goal);
      if (saturated === 'found') return 'found';
      if (saturated === 'below') high = this.flash.solver.temperature;
      if (saturated === 'above') low = this.flash.solver.temperature;
    }
    const first = Math.min(high, Math.max(low, start));
    const ends = { low, high };
    let T = z.length === 1 ? first : this.onePhaseTemperature(z, p, caloric, goal, first);
    let frozenAt = NaN;
    for (let step = 0; step < maxSteps; step += 1) {
      this.evaluate(z, p, T);
      if (this.found === 'frozen' || (this.found === 'not found' && flash.isFullOfIce('not found', p, T))) {
        low = T;
        frozenAt = T;
        if (high - low < precision * T) return 'frozen';
        T = 0.5 * (low + high);
        continue;
      }
      if (this.found === 'not found' && step === 0 && T !== first) {
        T = first;
        continue;
      }
      const missing = goal - this[caloric];
      if (Number.isNaN(missing)) return 'not found';
      if (missing > 0) low = T;
      else high = T;
      const change = caloric === 'enthalpy' ? missing / this.heatCapacity : (missing * T) / this.heatCapacity;
      if (Math.abs(change) < precision * T) break;
      if (T === ends.high && missing > 0) return 'too hot';
      if (T === ends.low && missing < 0) return 'too cold';
      if (high - low < precision * T) {
        if (low === frozenAt) return 'frozen';
        break;
      }
      const bounded = T + Math.max(-longestStep * T, Math.min(longestStep * T, change));
      const next = Math.min(ends.high, Math.max(ends.low, bounded));
      const isEnd = next === ends.high || next === ends.low;
      const isInside = (next > low && next < high) || (isEnd && next !== T);
      T = isInside && step % 8 !== 7 ? next : 0.5 * (low + high);
    }
    if (this.found !== 'not found') return 'found';
    // Beside ice the equation has two phases down to some temperature, and none that can be found below it.
    return low === frozenAt ? 'frozen' : 'not found';
  }

  /**
   * Estimates T as if there were one phase, which needs neither a stability test nor two phases: the answer where there is one, otherwise
   * a start of the search; `first` where this does not lead to one within the limits.
   */
  private onePhaseTemperature(
    z: Float64Array,
    p: number,
    caloric: CaloricProperty,
    goal: number,
    first: number,
  ): number {
    const { whole } = this.flash;
    whole.setComposition(z);
    let T = first;
    for (let step = 0; step < maxSubsteps; step += 1) {
      if (!whole.solvePT(p, T)) return first;
      whole.evaluateProperties();
      const missing = goal - whole[caloric];
      const change = caloric === 'enthalpy' ? missing / whole.cp : (missing * T) / whole.cp;
      if (Math.abs(change) < precision * T) return T;
      T += Math.max(-longestStep * T, Math.min(longestStep * T, change));
      if (!(T > this.coldest && T < this.hottest)) return first;
    }
    return first;
  }

  /** Position of the value relative to both saturated phases of a pure fluid at p, which are left in the solver. */
  private pureAt(
    z: Float64Array,
    p: number,
    caloric: CaloricProperty,
    goal: number,
  ): 'found' | 'below' | 'above' | 'beyond' {
    const { solver, wilson } = this.flash;
    if (!findSaturation(solver, wilson, z, { pressure: p }, 'bubble')) return 'beyond';
    const [vapour, liquid] = this.flash.phases();
    vapour.evaluateProperties();
    liquid.evaluateProperties();
    const share = (goal - liquid[caloric]) / (vapour[caloric] - liquid[caloric]);
    if (share < 0) return 'below';
    if (share > 1) return 'above';
    solver.unknowns[solver.fraction] = share;
    this.found = 'two phases';
    this.temperature = solver.temperature;
    this.mix(vapour, liquid, share);
    return 'found';
  }

  private evaluate(z: Float64Array, p: number, T: number): void {
    const { flash } = this;
    this.found = flash.atPT(z, p, T);
    this.temperature = T;
    if (this.found !== 'two phases') {
      const { whole } = flash;
      whole.evaluateProperties();
      this.enthalpy = whole.enthalpy;
      this.entropy = whole.entropy;
      this.specificVolume = 1 / whole.density;
      this.heatCapacity = whole.cp;
      return;
    }
    const [vapour, liquid] = flash.phases();
    vapour.evaluateProperties();
    liquid.evaluateProperties();
    const fraction = flash.lighterFraction();
    const mass = fraction * vapour.energy.molarMass;
    const total = mass + (1 - fraction) * liquid.energy.molarMass;
    this.mix(vapour, liquid, mass / total);
    this.heatCapacity = (mass * vapour.cp + (total - mass) * liquid.cp + this.evaporation(z)) / total;
  }

  private mix(vapour: GergMixture, liquid: GergMixture, quality: number): void {
    const between = (a: number, b: number): number => (1 - quality) * a + quality * b;
    this.enthalpy = between(liquid.enthalpy, vapour.enthalpy);
    this.entropy = between(liquid.entropy, vapour.entropy);
    this.specificVolume = between(1 / liquid.density, 1 / vapour.density);
  }

  /** Contribution of evaporation to the heat capacity at constant pressure, J/(mol·K), from the partial molar heat of evaporation. */
  private evaporation(z: Float64Array): number {
    const { solver } = this.flash;
    const { unknowns, x, y, liquid, vapour, direction } = solver;
    const lnT = { index: solver.lnT, value: at(unknowns, solver.lnT) };
    const lnP = { index: solver.lnP, value: at(unknowns, solver.lnP) };
    // Evaluating properties does not change derivatives, so those of the solution are still valid.
    if (!solver.findDirection(z, lnP, lnT)) return 0;
    const beta = solver.vapourFraction;
    const byFraction = at(direction, solver.fraction);
    let sum = 0;
    for (let i = 0; i < z.length; i += 1) {
      const [inLiquid, inVapour, share] = [at(x, i), at(y, i), at(z, i)];
      const moved =
        (beta * (1 - beta) * inLiquid * inVapour * at(direction, i)) / share +
        inVapour * (1 - (beta * (inVapour - inLiquid)) / share) * byFraction;
      sum += moved * (at(liquid.byTemperature, i) - at(vapour.byTemperature, i));
    }
    return R * sum;
  }
}
