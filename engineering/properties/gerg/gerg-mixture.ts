import { log } from '../../elementary/index.ts';
import type { Phase, PhaseSide } from '../equilibrium/index.ts';
import { at } from '../helmholtz/index.ts';
import { gergComponents } from './coefficients/components.ts';
import type { GergComponent, GergPair } from './coefficients/form.ts';
import { gergPairs } from './coefficients/pairs.ts';
import { gasConstant as R } from './ideal-gas.ts';
import { MixtureEnergy } from './mixture-energy.ts';
import type { MixtureTerms } from './mixture-terms.ts';

/** Initial δ of a liquid search: that of liquids at their triple points is 2.7 to 3.3. */
const liquidStart = 3.5;
/** Largest initial δ of a gas search. */
const gasStart = 0.2;
/**
 * Largest factor by which δ may change in a step. Between gas and liquid the isotherms of the equation oscillate by thousands of MPa and
 * have spurious roots: a root is valid if it is reached without pressure decreasing with density on the way.
 */
const longestStep = 1.25;
/** Liquids at their spinodal have a δ below 1 + 2·√(1 − T/T_r), saturated liquids a larger one. */
const spinodalReach = 2;
/** T over the reducing temperature above which isotherms are monotonic, and the step of δ allowed there. */
const hot = 1.15;
const longestStepWhenHot = 3;
const maxSteps = 100;
/** Mole fraction used for an absent component in its chemical potential, which would otherwise be undefined. */
const minShare = 1e-20;

/** Density, properties and fugacities of one phase of some of the 21 components of GERG-2008, stored in its members. */
export class GergMixture implements Phase {
  readonly size: number;
  readonly energy: MixtureEnergy;
  readonly components: readonly GergComponent[];
  temperature = NaN;
  pressure = NaN;
  /** δ of the last phase found. */
  delta = NaN;
  /** kg/m³ */
  density = NaN;
  /** J/kg */
  enthalpy = NaN;
  /** J/(kg·K) */
  entropy = NaN;
  cp = NaN;
  cv = NaN;
  /** m/s */
  speedOfSound = NaN;
  /** K/Pa */
  jouleThomson = NaN;
  /** (∂p/∂T)_v, Pa/K, and (∂p/∂v)_T, Pa·mol/m³. */
  pressureByTemperature = NaN;
  pressureByVolume = NaN;
  readonly lnPhi: Float64Array;
  readonly byTemperature: Float64Array;
  readonly byPressure: Float64Array;
  readonly byAmount: Float64Array;
  private side: PhaseSide = 'vapour';
  private isBegun = false;
  private resumed = NaN;

  /** Throws a RangeError for an unknown or duplicate id. `terms` can be reused from another mixture of the same components. */
  constructor(ids: readonly string[], terms?: MixtureTerms) {
    this.components = ids.map(id => {
      const component = gergComponents.find(candidate => candidate.id === id);
      if (!component) throw new RangeError(`${id} is no component of GERG-2008`);
      return component;
    });
    if (new Set(ids).size < ids.length) throw new RangeError('a component is there twice');
    this.size = ids.length;
    this.energy = new MixtureEnergy(this.components, (i, j) => pairOf(ids[i] ?? '', ids[j] ?? ''), terms);
    this.lnPhi = new Float64Array(this.size);
    this.byTemperature = new Float64Array(this.size);
    this.byPressure = new Float64Array(this.size);
    this.byAmount = new Float64Array(this.size * this.size);
  }

  /** m³/mol */
  get volume(): number {
    return this.energy.reducing.volume / this.delta;
  }

  /** Sets the mole fractions, which add up to 1. */
  setComposition(x: ArrayLike<number>): void {
    this.energy.setComposition(x);
  }

  /** Finds δ of the phase of lower Gibbs energy at p in Pa and T in K; false where the isotherm has none. */
  solvePT(p: number, T: number): boolean {
    const { energy } = this;
    energy.setTemperature(T);
    this.temperature = T;
    this.pressure = p;
    const goal = (p * energy.reducing.volume) / (R * T);
    if (T > hot * energy.reducing.temperature) {
      this.delta = this.rootFrom(goal, Math.min(goal, 1), longestStepWhenHot);
      return this.delta > 0;
    }
    const gas = this.rootFrom(goal, Math.min(goal, gasStart), longestStep);
    const gasPotential = this.potentialAt(gas);
    const liquid = this.rootFrom(goal, liquidStart, longestStep);
    const same = Math.abs(liquid - gas) < 1e-6 * gas;
    const isLiquid = !same && liquid > 0 && !(gasPotential <= this.potentialAt(liquid));
    this.delta = isLiquid ? liquid : gas;
    return this.delta > 0;
  }

  /**
   * Finds δ of the gas at p in Pa and T in K, as `solvePT` does where the gas has the lower Gibbs energy; false where there is none. `near`
   * is a δ close to it.
   */
  solveGas(p: number, T: number, near?: number): boolean {
    const { energy } = this;
    energy.setTemperature(T);
    this.temperature = T;
    this.pressure = p;
    const goal = (p * energy.reducing.volume) / (R * T);
    const isHot = T > hot * energy.reducing.temperature;
    const start = near ?? Math.min(goal, isHot ? 1 : gasStart);
    this.delta = this.rootFrom(goal, start, isHot ? longestStepWhenHot : longestStep);
    return this.delta > 0;
  }

  /** Sets the phase at T in K and a volume in m³/mol, stable or not, with its pressure. */
  setTV(T: number, volume: number): void {
    const { energy } = this;
    energy.setTemperature(T);
    this.temperature = T;
    this.delta = energy.reducing.volume / volume;
    energy.evaluateInDensity(this.delta);
    this.pressure = (R * T * (1 + energy.delta)) / volume;
  }

  /** ln Z from the pressure: in a cold liquid 1 + δ·αʳ_δ would be lost in cancellation. */
  private get lnZ(): number {
    return log((this.pressure * this.volume) / (R * this.temperature));
  }

  get isDense(): boolean {
    return this.delta > 1;
  }

  get isLiquid(): boolean {
    return this.isDense && this.temperature < this.energy.reducing.temperature;
  }

  begin(side: PhaseSide): void {
    this.side = side;
    this.isBegun = false;
    this.resumed = NaN;
  }

  /** Makes the next search continue from a molar volume, m³/mol. */
  resume(volume: number): void {
    this.resumed = volume;
  }

  solve(x: Float64Array, T: number, p: number): boolean {
    const { energy } = this;
    energy.setComposition(x);
    if (this.resumed > 0) {
      this.delta = energy.reducing.volume / this.resumed;
      this.isBegun = true;
      this.resumed = NaN;
    }
    energy.setTemperature(T);
    this.temperature = T;
    this.pressure = p;
    const goal = (p * energy.reducing.volume) / (R * T);
    const longest = T > hot * energy.reducing.temperature ? longestStepWhenHot : longestStep;
    // A gas is nearly ideal, which is a better start than the previous phase.
    const isDense = this.isBegun && this.delta > gasStart;
    if (this.isBegun && !isDense) this.side = 'vapour';
    let delta = isDense ? this.rootFrom(goal, this.delta, longest) : NaN;
    const below = 1 - T / energy.reducing.temperature;
    if (below > 0 && delta < 1 + spinodalReach * Math.sqrt(below)) delta = this.outerRoot(goal, delta, longest);
    if (!(delta > 0)) delta = this.rootFromSide(goal, this.side, longest);
    if (!(delta > 0)) delta = this.rootFromSide(goal, this.side === 'liquid' ? 'vapour' : 'liquid', longest);
    this.delta = delta;
    this.isBegun = delta > 0;
    return this.isBegun;
  }

  evaluateFugacities(): void {
    this.lnFugacityCoefficients(this.lnPhi);
  }

  evaluateByAmount(): void {
    this.evaluateDerivatives();
  }

  evaluateDerivatives(): void {
    const { energy, size, lnPhi, byTemperature, byPressure, byAmount } = this;
    energy.evaluate(this.delta);
    energy.evaluateCompositionTwice();
    const Z = 1 + energy.delta;
    const slope = Z + energy.delta + energy.deltaDelta;
    const coupling = Z - energy.deltaTau;
    const { lnZ } = this;
    for (let i = 0; i < size; i += 1) {
      // V·(∂p/∂n_i)/(R·T), which is the partial molar volume over that of the phase times the slope.
      const byPressureOf = 1 + at(energy.deltaN, i);
      lnPhi[i] = at(energy.valueN, i) - lnZ;
      byTemperature[i] = 1 - at(energy.valueNTau, i) - (byPressureOf * coupling) / slope;
      byPressure[i] = (byPressureOf * Z) / slope - 1;
      for (let j = 0; j < size; j += 1) {
        byAmount[i * size + j] =
          at(energy.valueNN, i * size + j) + 1 - (byPressureOf * (1 + at(energy.deltaN, j))) / slope;
      }
    }
  }

  /** Evaluates the properties of the phase. */
  evaluateProperties(): void {
    const { energy, temperature: T, delta } = this;
    const { ideal, reducing, molarMass, x } = energy;
    energy.evaluate(delta);
    ideal.evaluate(x, T);
    const compressibility = 1 + energy.delta;
    const slope = compressibility + energy.delta + energy.deltaDelta;
    const coupling = compressibility - energy.deltaTau;
    const cv = -(ideal.tauTau + energy.tauTau);
    const cp = cv + (coupling * coupling) / slope;
    const molarDensity = delta / reducing.volume;
    const specificR = R / molarMass;
    this.density = molarDensity * molarMass;
    this.enthalpy = specificR * T * (compressibility + ideal.tau + energy.valueTau);
    this.entropy = specificR * (ideal.tau + energy.valueTau - ideal.value - log(molarDensity) - energy.value);
    this.cv = specificR * cv;
    this.cp = specificR * cp;
    this.speedOfSound = Math.sqrt((specificR * T * slope * cp) / cv);
    this.jouleThomson = (coupling / slope - 1) / (molarDensity * R * cp);
    this.pressureByTemperature = molarDensity * R * coupling;
    this.pressureByVolume = -molarDensity * molarDensity * R * T * slope;
  }

  /** Writes ln φ_i of the phase. */
  lnFugacityCoefficients(out: Float64Array): void {
    const { energy, lnZ } = this;
    energy.evaluate(this.delta);
    energy.evaluateComposition();
    for (let i = 0; i < this.size; i += 1) out[i] = at(energy.valueN, i) - lnZ;
  }

  /** Writes the chemical potential of each component of the phase, J/mol: Σ x_i·μ_i = h − T·s. */
  chemicalPotentials(out: Float64Array): void {
    const { energy, temperature: T, delta } = this;
    const { ideal, reducing, x } = energy;
    energy.evaluate(delta);
    energy.evaluateComposition();
    ideal.valuesOfComponents(T, out);
    const lnDensity = log(delta / reducing.volume);
    for (let i = 0; i < this.size; i += 1) {
      const share = Math.max(at(x, i), minShare);
      out[i] = R * T * (at(out, i) + log(share) + lnDensity + 1 + at(energy.valueN, i));
    }
  }

  /** Gibbs energy over R·T at δ, up to a term in T and x alone; Infinity for no δ. */
  private potentialAt(delta: number): number {
    if (!(delta > 0)) return Infinity;
    this.energy.evaluateInDensity(delta);
    return this.energy.value + this.energy.delta + log(delta);
  }

  /**
   * A root that was reached from another one and is less dense than a saturated liquid, if it is that of a side too. Otherwise it is one of
   * those between the spinodals, which are no states, and the root of the present side takes its place.
   */
  private outerRoot(goal: number, between: number, longest: number): number {
    const isSame = (delta: number): boolean => Math.abs(delta / between - 1) < 1e-6;
    const liquid = this.rootFromSide(goal, 'liquid', longest);
    if (isSame(liquid)) return between;
    const gas = this.rootFromSide(goal, 'vapour', longest);
    if (isSame(gas)) return between;
    return this.side === 'liquid' ? liquid : gas;
  }

  private rootFromSide(goal: number, side: PhaseSide, longest: number): number {
    const start = side === 'liquid' ? liquidStart : Math.min(goal, longest > longestStep ? 1 : gasStart);
    return this.rootFrom(goal, start, longest);
  }

  /** δ at the reduced pressure by Newton's method; NaN where pressure decreases with density on the way. */
  private rootFrom(goal: number, start: number, longest: number): number {
    const { energy } = this;
    let minimum = 0;
    let maximum = Infinity;
    let delta = start;
    for (let step = 0; step < maxSteps; step += 1) {
      energy.evaluateInDensity(delta);
      const missing = goal - delta * (1 + energy.delta);
      const slope = 1 + 2 * energy.delta + energy.deltaDelta;
      if (!(slope > 0)) return NaN;
      if (missing > 0) minimum = delta;
      else maximum = delta;
      const change = missing / slope;
      if (Math.abs(change) < 1e-9 * delta) return delta + change;
      const next = Math.max(delta / longest, Math.min(delta * longest, delta + change));
      delta = next > minimum && next < maximum ? next : 0.5 * (minimum + maximum);
      if (maximum - minimum < 1e-14 * maximum) return delta;
    }
    return NaN;
  }
}

function pairOf(first: string, second: string): GergPair {
  const pair = gergPairs.find(([a, b]) => (a === first && b === second) || (a === second && b === first));
  if (!pair) throw new RangeError(`no pair ${first}, ${second}`);
  return pair;
}
