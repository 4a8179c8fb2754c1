import { log, log1p } from '../../elementary/index.ts';
import { gasConstant as R } from '../../quantities/index.ts';
import { criticalAttraction, criticalVolumeRatio, delta1, delta2, referencePressure } from './constants.ts';
import { CubicRoots } from './cubic.ts';
import { stableZ } from './ln-phi.ts';
import { at, enthalpy, entropy, heatCapacity, type Model } from './model.ts';
import type { PhaseRoot } from './state.ts';

const difference = delta1 - delta2;
const roots = new CubicRoots();

/** Relative decrease of attraction below that at the critical temperature at which the densest fluid no longer counts as liquid. */
const liquidReach = 0.1;

/**
 * One mole of a phase of fixed composition, evaluated at T and v without sums over components: D is a quadratic in √T and the ideal-gas
 * heat capacity a sum of polynomials, so the cost does not depend on their number. Volumes are untranslated.
 */
export class OneFluid {
  readonly x: Float64Array;
  b = NaN;
  /** Volume translation of the mixture, m³/mol. */
  c = NaN;
  molarMass = NaN;

  temperature = NaN;
  /** The attraction a of the mixture with its derivatives in T. */
  attraction = NaN;
  attractionT = NaN;
  attractionTT = NaN;
  /** Ideal gas at 101 325 Pa, mixing included. */
  idealEnthalpy = NaN;
  idealEntropy = NaN;
  idealCp = NaN;

  volume = NaN;
  pressure = NaN;
  /** (∂p/∂T)_v and (∂p/∂v)_T. */
  pressureT = NaN;
  pressureV = NaN;
  internalEnergy = NaN;
  entropy = NaN;
  cv = NaN;

  private a0 = NaN;
  private a1 = NaN;
  private a2 = NaN;
  private mixing = NaN;
  private enthalpyOffset = NaN;
  private entropyOffset = NaN;
  private readonly cp = new Float64Array(6);

  constructor(readonly model: Model) {
    this.x = new Float64Array(model.size);
  }

  /** Sets the composition: amounts, divided by their total. */
  setComposition(amounts: Float64Array, total: number): void {
    if (this.hasComposition(amounts, total)) return;
    const { model, x, cp } = this;
    const { size, sa, sb, attraction, cpCoefficients } = model;
    let b = 0;
    let c = 0;
    let molarMass = 0;
    let mixing = 0;
    let enthalpyOffset = 0;
    let entropyOffset = 0;
    cp.fill(0);
    for (let i = 0; i < size; i += 1) {
      const share = at(amounts, i) / total;
      x[i] = share;
      b += share * at(model.b, i);
      c += share * at(model.c, i);
      molarMass += share * at(model.molarMass, i);
      if (share > 0) mixing -= share * log(share);
      enthalpyOffset += share * at(model.enthalpyOffset, i);
      entropyOffset += share * at(model.entropyOffset, i);
      for (let k = 0; k < 6; k += 1) cp[k] = at(cp, k) + share * at(cpCoefficients, 6 * i + k);
    }
    let a0 = 0;
    let a1 = 0;
    let a2 = 0;
    for (let i = 0; i < size; i += 1) {
      const row = i * size;
      const saI = at(sa, i);
      const sbI = at(sb, i);
      // Half of each sum over the pairs: a component with itself counts half as much as with another.
      let rowA = 0.5 * at(attraction, row + i) * at(x, i) * saI;
      let rowB = 0.5 * at(attraction, row + i) * at(x, i) * sbI;
      for (let j = 0; j < i; j += 1) {
        const weight = at(attraction, row + j) * at(x, j);
        rowA += weight * at(sa, j);
        rowB += weight * at(sb, j);
      }
      a0 += 2 * at(x, i) * saI * rowA;
      a1 += at(x, i) * (saI * rowB + sbI * rowA);
      a2 += 2 * at(x, i) * sbI * rowB;
    }
    this.b = b;
    this.c = c;
    this.molarMass = molarMass;
    this.mixing = R * mixing;
    this.enthalpyOffset = enthalpyOffset;
    this.entropyOffset = entropyOffset;
    this.a0 = a0;
    this.a1 = a1;
    this.a2 = a2;
    this.temperature = NaN;
  }

  /** Whether these amounts have the mole fractions last set. */
  private hasComposition(amounts: Float64Array, total: number): boolean {
    if (Number.isNaN(this.b)) return false;
    const { x } = this;
    for (let i = 0; i < x.length; i += 1) if (at(amounts, i) / total !== at(x, i)) return false;
    return true;
  }

  setTemperature(T: number): void {
    if (T === this.temperature) return;
    this.temperature = T;
    const root = Math.sqrt(T);
    this.attraction = this.a0 - 2 * this.a1 * root + this.a2 * T;
    this.attractionT = this.a2 - this.a1 / root;
    this.attractionTT = this.a1 / (2 * T * root);
    const { model, cp } = this;
    if (T >= model.commonLowest && T <= model.commonHighest) {
      this.idealCp = R * heatCapacity(cp, 0, T);
      this.idealEnthalpy = R * (enthalpy(cp, 0, T) + this.enthalpyOffset);
      this.idealEntropy = R * (entropy(cp, 0, T, log(T)) + this.entropyOffset) + this.mixing;
    } else this.setIdealByComponent(T);
  }

  private setIdealByComponent(T: number): void {
    const { model, x } = this;
    model.setTemperature(T);
    let h = 0;
    let s = this.mixing;
    let cp = 0;
    for (let i = 0; i < model.size; i += 1) {
      h += at(x, i) * at(model.idealEnthalpy, i);
      s += at(x, i) * at(model.idealEntropy, i);
      cp += at(x, i) * at(model.idealCp, i);
    }
    this.idealEnthalpy = h;
    this.idealEntropy = s;
    this.idealCp = cp;
  }

  /** Volume at T in K and p in Pa on the selected root, or on the only one. */
  volumeAt(T: number, p: number, root: PhaseRoot): number {
    this.setTemperature(T);
    const RT = R * T;
    roots.solve((this.attraction * p) / (RT * RT), (this.b * p) / RT);
    return ((root === 'vapour' ? roots.high : roots.low) * RT) / p;
  }

  /** Volume at T in K and p in Pa on the root of lower Gibbs energy, or the vapour root where the liquid is modelled separately. */
  stableVolume(T: number, p: number): number {
    if (this.model.isVapour(this.x)) return this.volumeAt(T, p, 'vapour');
    this.setTemperature(T);
    const RT = R * T;
    return (stableZ((this.attraction * p) / (RT * RT), (this.b * p) / RT) * RT) / p;
  }

  /** Whether a single phase at T and v is called liquid: below the critical temperature and volume of this one fluid. */
  isLiquidLike(T: number, v: number): boolean {
    this.setTemperature(T);
    return this.attraction > criticalAttraction * this.b * R * T && this.isDense(v);
  }

  /** Whether a single phase at v is denser than at the critical point of this one fluid. */
  isDense(v: number): boolean {
    return v < criticalVolumeRatio * this.b;
  }

  /**
   * How liquid-like a single phase at T and v is, 0 to 1: 1 for a liquid, 0 above the critical volume. In between it decreases to 0 as T
   * rises a few per cent above the critical temperature, more slowly the denser the fluid, so that it is continuous except at the critical
   * point itself.
   */
  likenessToLiquid(T: number, v: number): number {
    const room = 1 - v / (criticalVolumeRatio * this.b);
    if (!(room > 0)) return 0;
    this.setTemperature(T);
    const above = 1 - this.attraction / (criticalAttraction * this.b * R * T);
    const share = Math.min(1, Math.max(0, 1 - above / (liquidReach * room)));
    return share * share * (3 - 2 * share);
  }

  /** Critical temperature of this one fluid, K: where a = Ω_a/Ω_b·b·R·T; Newton's method in √T. */
  criticalTemperature(start: number): number {
    let root = Math.sqrt(start);
    const square = this.a2 - criticalAttraction * this.b * R;
    for (let round = 0; round < 50; round += 1) {
      const step = (this.a0 + root * (square * root - 2 * this.a1)) / (2 * (square * root - this.a1));
      root -= step;
      if (Math.abs(step) < 1e-15 * root) break;
    }
    return root * root;
  }

  /** Evaluates everything at T in K and v in m³/mol, v above b. */
  evaluate(T: number, v: number): void {
    this.setTemperature(T);
    const { b, attraction: a, attractionT: aT } = this;
    const free = v - b;
    const q = v * v + 2 * v * b - b * b;
    const logarithm = log1p((difference * b) / (v + delta2 * b)) / (difference * b);
    this.volume = v;
    this.pressure = (R * T) / free - a / q;
    this.pressureT = R / free - aT / q;
    this.pressureV = -(R * T) / (free * free) + (2 * a * (v + b)) / (q * q);
    this.internalEnergy = this.idealEnthalpy - R * T + (T * aT - a) * logarithm;
    this.entropy = this.idealEntropy + R * log((free * referencePressure) / (R * T)) + aT * logarithm;
    this.cv = this.idealCp - R + T * this.attractionTT * logarithm;
  }
}
