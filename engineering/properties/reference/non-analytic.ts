import { cbrt, exp, log, pow } from '../../elementary/index.ts';
import { at } from '../helmholtz/index.ts';
import type { NonAnalyticTerm } from './equation.ts';

/** Exponent below which exp(−C·(δ − 1)² − D·(τ − 1)²) is negligible. */
const negligible = -60;

/** Terms that differ only in n and b and share the distance Δ from the critical point. */
interface Group {
  readonly a: number;
  /** 1/(2β). */
  readonly q: number;
  readonly A: number;
  readonly B: number;
  readonly C: number;
  readonly D: number;
  /** n and b of each term. */
  readonly members: Float64Array;
}

/**
 * Non-analytic terms that correct the equation of carbon dioxide near its critical point, with derivatives by logarithmic differentiation.
 */
export class NonAnalyticTerms {
  /** Derivatives of the sum, each multiplied by its variables. */
  value = 0;
  delta = 0;
  deltaDelta = 0;
  deltaDeltaDelta = 0;
  fourthInDelta = 0;
  /** From `evaluate`. */
  tau = 0;
  deltaTau = 0;
  deltaDeltaTau = 0;
  thirdInDeltaTau = 0;
  tauTau = 0;
  deltaTauTau = 0;
  secondInDeltaTauTau = 0;
  private readonly groups: readonly Group[];
  /** −C·(δ − 1)² − D·(τ − 1)², θ and ln Δ of the current group. */
  private exponent = NaN;
  private theta = NaN;
  private lnDistance = NaN;
  /** δ·θ_δ, δ²·θ_δδ and δ³·θ_δδδ, and Δ. */
  private thetaD = NaN;
  private thetaDD = NaN;
  private thetaDDD = NaN;
  private distance = NaN;
  /** δ·Δ_δ/Δ, δ²·Δ_δδ/Δ and so on. */
  private w1 = NaN;
  private w2 = NaN;
  private w3 = NaN;
  private w4 = NaN;
  /** (δ − 1)², and its power q − 1, reused by groups with the same q. */
  private raised = NaN;
  private q = NaN;
  private toTheQ = NaN;

  constructor(terms: readonly NonAnalyticTerm[]) {
    const keyOf = ([, a, , beta, A, B, C, D]: NonAnalyticTerm): string => JSON.stringify([a, beta, A, B, C, D]);
    this.groups = [...new Set(terms.map(keyOf))].map(key => {
      const alike = terms.filter(term => keyOf(term) === key);
      const [[, a, , beta, A, B, C, D]] = alike as [NonAnalyticTerm];
      const members = Float64Array.from(alike.flatMap(([n, , b]) => [n, b]));
      return { a, q: 1 / (2 * beta), A, B, C, D, members };
    });
  }

  /** Evaluates the sum at δ and τ with its derivatives in δ. */
  evaluateInDensity(delta: number, tau: number): void {
    this.value = 0;
    this.delta = 0;
    this.deltaDelta = 0;
    this.deltaDeltaDelta = 0;
    this.fourthInDelta = 0;
    for (const group of this.groups) if (this.approach(group, delta, tau)) this.addInDensity(group, delta);
  }

  /** Evaluates the sum at δ and τ with its first and second derivatives, and for each the first and second derivatives in δ. */
  evaluate(delta: number, tau: number): void {
    this.value = 0;
    this.delta = 0;
    this.deltaDelta = 0;
    this.deltaDeltaDelta = 0;
    this.fourthInDelta = 0;
    this.tau = 0;
    this.deltaTau = 0;
    this.deltaDeltaTau = 0;
    this.thirdInDeltaTau = 0;
    this.tauTau = 0;
    this.deltaTauTau = 0;
    this.secondInDeltaTauTau = 0;
    for (const group of this.groups) if (this.approach(group, delta, tau)) this.addInBoth(group, delta, tau);
  }

  /** Computes the distance from the critical point; false where the terms are negligible or at that point itself. */
  private approach({ a, q, A, B, C, D }: Group, delta: number, tau: number): boolean {
    const e = delta - 1;
    const e2 = e * e;
    const t = tau - 1;
    this.exponent = -C * e2 - D * t * t;
    if (this.exponent < negligible) return false;
    if (e2 !== this.raised || q !== this.q) this.toTheQ = powerOf(e2, q - 1);
    this.raised = e2;
    this.q = q;
    const e2q1 = this.toTheQ;
    const e2a1 = powerOf(e2, a - 1);
    const theta = A * e2q1 * e2 - t;
    const distance = theta * theta + B * e2a1 * e2;
    if (distance === 0) return false;
    // Derivatives of even powers of δ − 1, combined so that those up to the second are not singular at δ = 1.
    const more = e === 0 ? 0 : delta / e;
    const square = delta * delta;
    const thetaD = 2 * q * A * e * e2q1 * delta;
    const thetaDD = 2 * q * (2 * q - 1) * A * e2q1 * square;
    const thetaDDD = thetaDD * (2 * q - 2) * more;
    const thetaDDDD = thetaDDD * (2 * q - 3) * more;
    const awayDD = 2 * a * (2 * a - 1) * B * e2a1 * square;
    const awayDDD = awayDD * (2 * a - 2) * more;
    const awayDDDD = awayDDD * (2 * a - 3) * more;
    const inverse = 1 / distance;
    this.theta = theta;
    this.distance = distance;
    this.lnDistance = log(distance);
    this.thetaD = thetaD;
    this.thetaDD = thetaDD;
    this.thetaDDD = thetaDDD;
    this.w1 = inverse * (2 * theta * thetaD + 2 * a * B * e * e2a1 * delta);
    this.w2 = inverse * (2 * (thetaD * thetaD + theta * thetaDD) + awayDD);
    this.w3 = inverse * (6 * thetaD * thetaDD + 2 * theta * thetaDDD + awayDDD);
    this.w4 = inverse * (6 * thetaDD * thetaDD + 8 * thetaD * thetaDDD + 2 * theta * thetaDDDD + awayDDDD);
    return true;
  }

  private addInDensity({ members, C }: Group, delta: number): void {
    const { exponent, lnDistance, w1, w2, w3, w4 } = this;
    const second = w2 - w1 * w1;
    const third = w3 - 3 * w1 * w2 + 2 * w1 * w1 * w1;
    const fourth = w4 - 4 * w1 * w3 - 3 * w2 * w2 + 6 * w1 * w1 * (2 * w2 - w1 * w1);
    const slope = 1 - 2 * C * delta * (delta - 1);
    const bend = -1 - 2 * C * delta * delta;
    for (let k = 0; k < members.length; k += 2) {
      const b = at(members, k + 1);
      const term = at(members, k) * delta * exp(exponent + b * lnDistance);
      const l1 = slope + b * w1;
      const l2 = bend + b * second;
      const l3 = 2 + b * third;
      const l4 = b * fourth - 6;
      const l11 = l1 * l1;
      this.value += term;
      this.delta += term * l1;
      this.deltaDelta += term * (l11 + l2);
      this.deltaDeltaDelta += term * (l1 * (l11 + 3 * l2) + l3);
      this.fourthInDelta += term * (l11 * (l11 + 6 * l2) + 3 * l2 * l2 + 4 * l1 * l3 + l4);
    }
  }

  private addInBoth({ members, C, D }: Group, delta: number, tau: number): void {
    const { exponent, lnDistance, theta, thetaD, thetaDD, thetaDDD, distance, w1, w2, w3, w4 } = this;
    const second = w2 - w1 * w1;
    const third = w3 - 3 * w1 * w2 + 2 * w1 * w1 * w1;
    const fourth = w4 - 4 * w1 * w3 - 3 * w2 * w2 + 6 * w1 * w1 * (2 * w2 - w1 * w1);
    const slope = 1 - 2 * C * delta * (delta - 1);
    const bend = -1 - 2 * C * delta * delta;
    // The same in τ, and in δ and τ: Δ_τ = −2·θ and Δ_ττ = 2, of which no more depends on δ than θ.
    const inverse = 1 / distance;
    const wT = -2 * theta * tau * inverse;
    const wTT = 2 * tau * tau * inverse;
    const w1T = -2 * thetaD * tau * inverse;
    const w2T = -2 * thetaDD * tau * inverse;
    const w3T = -2 * thetaDDD * tau * inverse;
    const secondT = wTT - wT * wT;
    const mixed = w1T - w1 * wT;
    const mixedD = w2T - w2 * wT - 2 * w1 * mixed;
    const mixedDD = w3T - w3 * wT - 3 * (w2 * mixed + w1 * mixedD);
    const mixedT = -w1 * wTT - 2 * wT * mixed;
    const mixedDT = -w2 * wTT - 4 * w1 * wT * mixed - 2 * (mixed * mixed + w1 * mixedT + wT * mixedD);
    const slopeT = -2 * D * tau * (tau - 1);
    const bendT = -2 * D * tau * tau;
    for (let k = 0; k < members.length; k += 2) {
      const b = at(members, k + 1);
      const term = at(members, k) * delta * exp(exponent + b * lnDistance);
      const l1 = slope + b * w1;
      const l2 = bend + b * second;
      const t1 = b * wT + slopeT;
      const l3 = 2 + b * third;
      const t2 = b * secondT + bendT;
      const m = b * mixed;
      const mD = b * mixedD;
      const mT = b * mixedT;
      const l11 = l1 * l1;
      const twice = l11 + l2;
      const thrice = l1 * (l11 + 3 * l2) + l3;
      const twiceT = t1 * t1 + t2;
      this.value += term;
      this.delta += term * l1;
      this.deltaDelta += term * twice;
      this.deltaDeltaDelta += term * thrice;
      this.fourthInDelta += term * (l11 * (l11 + 6 * l2) + 3 * l2 * l2 + 4 * l1 * l3 + b * fourth - 6);
      this.tau += term * t1;
      this.deltaTau += term * (l1 * t1 + m);
      this.deltaDeltaTau += term * (twice * t1 + 2 * l1 * m + mD);
      this.thirdInDeltaTau += term * (thrice * t1 + 3 * (twice * m + l1 * mD) + b * mixedDD);
      this.tauTau += term * twiceT;
      this.deltaTauTau += term * (twiceT * l1 + 2 * t1 * m + mT);
      this.secondInDeltaTauTau +=
        term * (twice * twiceT + 4 * l1 * t1 * m + 2 * (m * m + l1 * mT + t1 * mD) + b * mixedDT);
    }
  }
}

/** xᵏ, by multiplication and roots where k is an integer, a half or two thirds. */
function powerOf(x: number, k: number): number {
  if (k === 2) return x * x;
  if (k === 2.5) return x * x * Math.sqrt(x);
  const root = cbrt(x);
  return Math.abs(k - 2 / 3) < 1e-15 ? root * root : pow(x, k);
}
