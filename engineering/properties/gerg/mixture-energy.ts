import { log } from '../../elementary/index.ts';
import { at, DensityFactors, Powers, wholeAt } from '../helmholtz/index.ts';
import type { GergComponent, GergPair } from './coefficients/form.ts';
import { IdealMixture } from './ideal-gas.ts';
import { mixtureTerms, type DeparturePair, type MixtureTerms } from './mixture-terms.ts';
import { ReducingFunctions } from './reducing.ts';

/**
 * The residual Helmholtz energy αʳ of a mixture, αʳ = Σ x_i·αʳ_i(δ, τ) + Σ x_i·x_j·F_ij·αʳ_ij(δ, τ), and its derivatives, each multiplied
 * by its variables. Set the composition, then the temperature: terms that depend on these alone are evaluated once, and the terms of all
 * components that share a factor in δ are summed.
 */
export class MixtureEnergy {
  readonly size: number;
  readonly reducing: ReducingFunctions;
  readonly ideal: IdealMixture;
  readonly x: Float64Array;
  /** kg/mol. */
  molarMass = NaN;
  temperature = NaN;
  value = NaN;
  delta = NaN;
  deltaDelta = NaN;
  valueTau = NaN;
  deltaTau = NaN;
  tauTau = NaN;
  /** ∂(n·αʳ)/∂n_i at constant T and V, from `evaluateComposition`. */
  readonly valueN: Float64Array;
  /** From `evaluateCompositionTwice`: n·∂²(n·αʳ)/∂n_i∂n_j at constant T and V, row by row, symmetric. */
  readonly valueNN: Float64Array;
  /** From the same: ∂(n·δ·αʳ_δ)/∂n_i at constant T and V, which is V/(R·T)·∂p/∂n_i − 1. */
  readonly deltaN: Float64Array;
  /** From the same: −T·∂²(n·αʳ)/∂n_i∂T at constant V. */
  readonly valueNTau: Float64Array;
  /** δ of the last `evaluate` whose results still hold. */
  private evaluated = NaN;
  private readonly factors: DensityFactors;
  /** Weight of each component and departure function in the sum. */
  private readonly weights: Float64Array;
  private readonly powers: Powers;
  /** Weighted sum of the coefficients of each group of terms, and τᵗ. */
  private readonly weighted: Float64Array;
  private readonly inTau: Float64Array;
  /** Triples by factor: the sums of their products, and with t and t·(t − 1). */
  private readonly sums: Float64Array;
  /** For each group δᵈ·τᵗ·E, and its derivatives times δ and τ. */
  private readonly group: Float64Array;
  private readonly groupDelta: Float64Array;
  private readonly groupTau: Float64Array;
  private readonly owned: Float64Array;
  private readonly ownedDelta: Float64Array;
  private readonly ownedTau: Float64Array;
  /** n·∂ln δ/∂n_i and n·∂ln τ/∂n_i. */
  private readonly lnDeltaN: Float64Array;
  private readonly lnTauN: Float64Array;

  /** `terms` can be reused from another mixture of the same components. */
  constructor(
    components: readonly GergComponent[],
    pairOf: (i: number, j: number) => GergPair,
    readonly terms: MixtureTerms = mixtureTerms(components, pairOf),
  ) {
    const size = components.length;
    this.size = size;
    this.reducing = new ReducingFunctions(terms.reducing);
    this.ideal = new IdealMixture(terms.ideal);
    const { factors, exponents } = terms;
    const owners = terms.ownerEnds.length;
    this.powers = new Powers(terms.powers);
    this.factors = new DensityFactors(factors);
    const zeros = (length: number): Float64Array => new Float64Array(length);
    this.weighted = zeros(exponents.length);
    this.inTau = zeros(exponents.length);
    this.group = zeros(exponents.length);
    this.groupDelta = zeros(exponents.length);
    this.groupTau = zeros(exponents.length);
    this.weights = zeros(owners);
    this.owned = zeros(owners);
    this.ownedDelta = zeros(owners);
    this.ownedTau = zeros(owners);
    this.lnDeltaN = zeros(size);
    this.lnTauN = zeros(size);
    this.sums = zeros(3 * factors.size);
    this.x = zeros(size);
    this.valueN = zeros(size);
    this.valueNN = zeros(size * size);
    this.deltaN = zeros(size);
    this.valueNTau = zeros(size);
  }

  /** ρ_r, mol/m³. */
  get reducingDensity(): number {
    return 1 / this.reducing.volume;
  }

  get tau(): number {
    return this.reducing.temperature / this.temperature;
  }

  /** Sets the mole fractions, which add up to 1; the temperature must be set again. */
  setComposition(x: ArrayLike<number>): void {
    if (this.hasComposition(x)) return;
    const { size, weights, weighted } = this;
    const { masses, pairs, ownCoefficients, groupOf, ownerEnds } = this.terms;
    let mass = 0;
    for (let i = 0; i < size; i += 1) {
      const share = x[i] ?? 0;
      this.x[i] = share;
      weights[i] = share;
      mass += share * at(masses, i);
    }
    weights.fill(0, size);
    for (let k = 0; k < pairs.length; k += 1) {
      const { i, j, F, owner } = pairs[k] as DeparturePair;
      weights[owner] = at(weights, owner) + at(this.x, i) * at(this.x, j) * F;
    }
    // Each group sums its terms in the order of their owners; going by owner, successive additions do not wait for one another.
    weighted.fill(0);
    let term = 0;
    for (let owner = 0; owner < ownerEnds.length; owner += 1) {
      const end = wholeAt(ownerEnds, owner);
      const weight = at(weights, owner);
      for (; term < end; term += 1) {
        const g = wholeAt(groupOf, term);
        weighted[g] = at(weighted, g) + at(ownCoefficients, term) * weight;
      }
    }
    this.molarMass = mass;
    this.reducing.evaluate(this.x);
    this.temperature = NaN;
  }

  /** Whether these are the mole fractions last set. */
  private hasComposition(x: ArrayLike<number>): boolean {
    if (Number.isNaN(this.molarMass)) return false;
    for (let i = 0; i < this.size; i += 1) if (at(this.x, i) !== x[i]) return false;
    return true;
  }

  /** Sets T in K. */
  setTemperature(T: number): void {
    if (T === this.temperature) return;
    const { weighted, inTau, sums } = this;
    const { powerOf, exponents, ends } = this.terms;
    const { value: powers } = this.powers;
    this.temperature = T;
    this.evaluated = NaN;
    this.powers.raise(this.tau, log(this.tau));
    let g = 0;
    for (let factor = 0; factor < ends.length; factor += 1) {
      const end = wholeAt(ends, factor);
      let sum = 0;
      let once = 0;
      let twice = 0;
      for (; g < end; g += 1) {
        const power = at(powers, wholeAt(powerOf, g));
        const exponent = at(exponents, g);
        const term = power * at(weighted, g);
        const slope = term * exponent;
        inTau[g] = power;
        sum += term;
        once += slope;
        twice += slope * (exponent - 1);
      }
      sums[3 * factor] = sum;
      sums[3 * factor + 1] = once;
      sums[3 * factor + 2] = twice;
    }
  }

  /** Evaluates αʳ, δ·αʳ_δ and δ²·αʳ_δδ at δ. */
  evaluateInDensity(delta: number): void {
    const { factors, sums } = this;
    this.evaluated = NaN;
    factors.evaluateToSecondOrder(delta, sums);
    this.value = factors.sum;
    this.delta = factors.sumFirst;
    this.deltaDelta = factors.sumSecond;
  }

  /** Evaluates αʳ with all its first and second derivatives at δ. */
  evaluate(delta: number): void {
    if (delta === this.evaluated) return;
    const { factors, sums } = this;
    this.evaluated = delta;
    factors.evaluateMixed(delta, sums);
    this.value = factors.sum;
    this.delta = factors.sumFirst;
    this.deltaDelta = factors.sumSecond;
    this.valueTau = factors.sumTau;
    this.deltaTau = factors.sumFirstTau;
    this.tauTau = factors.sumTauTau;
  }

  /** Evaluates ∂(n·αʳ)/∂n_i at the δ of the last `evaluate`: O. Kunz et al., GERG Technical Monograph 15 (2007), eq. 7.15. */
  evaluateComposition(): void {
    const { size, factors, inTau, group, owned, x, valueN, reducing } = this;
    const { pairs, factorOf, ownCoefficients, groupOf, ownerEnds } = this.terms;
    factors.evaluateEach();
    for (let g = 0; g < group.length; g += 1) group[g] = at(inTau, g) * at(factors.value, wholeAt(factorOf, g));
    let term = 0;
    for (let owner = 0; owner < owned.length; owner += 1) {
      const end = wholeAt(ownerEnds, owner);
      let sum = 0;
      for (; term < end; term += 1) sum += at(ownCoefficients, term) * at(group, wholeAt(groupOf, term));
      owned[owner] = sum;
    }
    for (let i = 0; i < size; i += 1) valueN[i] = at(owned, i);
    for (let k = 0; k < pairs.length; k += 1) {
      const { i, j, F, owner } = pairs[k] as DeparturePair;
      const departure = F * at(owned, owner);
      valueN[i] = at(valueN, i) + at(x, j) * departure;
      valueN[j] = at(valueN, j) + at(x, i) * departure;
    }
    let mean = 0;
    let meanT = 0;
    let meanV = 0;
    for (let i = 0; i < size; i += 1) {
      mean += at(x, i) * at(valueN, i);
      meanT += at(x, i) * at(reducing.temperatureX, i);
      meanV += at(x, i) * at(reducing.volumeX, i);
    }
    for (let i = 0; i < size; i += 1) {
      const byVolume = 1 + (at(reducing.volumeX, i) - meanV) / reducing.volume;
      const byTemperature = (at(reducing.temperatureX, i) - meanT) / reducing.temperature;
      valueN[i] = this.value + at(valueN, i) - mean + this.delta * byVolume + this.valueTau * byTemperature;
    }
  }

  /**
   * Evaluates the first and second derivatives of n·αʳ by the amounts at the δ of the last `evaluate`: with n·αʳ = G(n, δ, τ) they follow
   * by the chain rule from those of G, of δ = n·v_r/V and of τ = T_r/T.
   */
  evaluateCompositionTwice(): void {
    const { size, x, reducing, owned, ownedDelta, ownedTau, lnDeltaN, lnTauN, valueN, valueNN } = this;
    const { pairs } = this.terms;
    this.sumByOwner();
    valueNN.fill(0);
    let mean = 0;
    let meanDelta = 0;
    let meanTau = 0;
    for (let i = 0; i < size; i += 1) {
      lnDeltaN[i] = at(reducing.volumeX, i) / reducing.volume - 1;
      lnTauN[i] = at(reducing.temperatureX, i) / reducing.temperature - 2;
      valueN[i] = 0;
    }
    for (let k = 0; k < pairs.length; k += 1) {
      const { i, j, F, owner } = pairs[k] as DeparturePair;
      const departure = F * at(owned, owner);
      const inDelta = F * at(ownedDelta, owner);
      const inTau = F * at(ownedTau, owner);
      valueN[i] = at(valueN, i) + at(x, j) * departure;
      valueN[j] = at(valueN, j) + at(x, i) * departure;
      ownedDelta[i] = at(ownedDelta, i) + at(x, j) * inDelta;
      ownedDelta[j] = at(ownedDelta, j) + at(x, i) * inDelta;
      ownedTau[i] = at(ownedTau, i) + at(x, j) * inTau;
      ownedTau[j] = at(ownedTau, j) + at(x, i) * inTau;
      valueNN[i * size + j] = departure;
    }
    for (let i = 0; i < size; i += 1) {
      mean += 0.5 * at(x, i) * at(valueN, i);
      meanDelta += at(x, i) * at(ownedDelta, i);
      meanTau += at(x, i) * at(ownedTau, i);
    }
    this.setSecondDerivatives(mean, meanDelta - this.delta, meanTau - this.valueTau);
  }

  /** The same, from Σ x_i·x_j·F_ij·αʳ_ij and its derivatives, the rest being in the arrays. */
  private setSecondDerivatives(departure: number, departureDelta: number, departureTau: number): void {
    const { size, reducing, owned, ownedDelta, ownedTau, lnDeltaN, lnTauN, valueN, valueNN, deltaN, valueNTau } = this;
    const { delta, deltaDelta, valueTau, deltaTau, tauTau } = this;
    const { volume, temperature, volumeXX, temperatureXX } = reducing;
    reducing.evaluateSecond(this.x);
    for (let i = 0; i < size; i += 1) {
      const D = at(lnDeltaN, i);
      const T = at(lnTauN, i);
      ownedDelta[i] = at(ownedDelta, i) - departureDelta;
      ownedTau[i] = at(ownedTau, i) - departureTau;
      deltaN[i] = at(ownedDelta, i) + (delta + deltaDelta) * D + deltaTau * T;
      valueNTau[i] = at(ownedTau, i) + deltaTau * D + (valueTau + tauTau) * T;
    }
    for (let i = 0; i < size; i += 1) {
      const D = at(lnDeltaN, i);
      const T = at(lnTauN, i);
      const row = i * size;
      const fromDelta = at(ownedDelta, i) + deltaDelta * D + deltaTau * T - delta;
      const fromTau = at(ownedTau, i) + deltaTau * D + tauTau * T - 2 * valueTau;
      const own = 2 * departure - at(valueN, i) - delta * D - 2 * valueTau * (T + 1);
      for (let j = i; j < size; j += 1) {
        const second =
          own -
          at(valueN, j) +
          at(valueNN, row + j) +
          fromDelta * at(lnDeltaN, j) +
          fromTau * at(lnTauN, j) +
          at(ownedDelta, j) * D +
          at(ownedTau, j) * T +
          (delta * at(volumeXX, row + j)) / volume +
          (valueTau * at(temperatureXX, row + j)) / temperature;
        valueNN[row + j] = second;
        valueNN[j * size + i] = second;
      }
    }
    for (let i = 0; i < size; i += 1) {
      valueN[i] = at(owned, i) + at(valueN, i) - departure + delta * at(lnDeltaN, i) + valueTau * at(lnTauN, i);
    }
  }

  /** Sums the terms of each component and departure function: αʳ, δ·αʳ_δ and τ·αʳ_τ. */
  private sumByOwner(): void {
    const { factors, inTau, group, groupDelta, groupTau, owned, ownedDelta, ownedTau } = this;
    const { exponents, factorOf, ownCoefficients, groupOf, ownerEnds } = this.terms;
    factors.evaluateEach();
    for (let g = 0; g < group.length; g += 1) {
      const factor = wholeAt(factorOf, g);
      const power = at(inTau, g);
      const value = power * at(factors.value, factor);
      group[g] = value;
      groupDelta[g] = power * at(factors.first, factor);
      groupTau[g] = value * at(exponents, g);
    }
    let term = 0;
    for (let owner = 0; owner < owned.length; owner += 1) {
      const end = wholeAt(ownerEnds, owner);
      let sum = 0;
      let sumDelta = 0;
      let sumTau = 0;
      for (; term < end; term += 1) {
        const n = at(ownCoefficients, term);
        const g = wholeAt(groupOf, term);
        sum += n * at(group, g);
        sumDelta += n * at(groupDelta, g);
        sumTau += n * at(groupTau, g);
      }
      owned[owner] = sum;
      ownedDelta[owner] = sumDelta;
      ownedTau[owner] = sumTau;
    }
  }
}
