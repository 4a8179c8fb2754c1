import { at } from '../helmholtz/index.ts';
import type { NonAnalyticTerm } from './equation.ts';

/** exp(−C·(δ − 1)² − D·(τ − 1)²) below exp of this changes nothing. */
const negligible = -60;

/** Terms that differ in nothing but n and b: their distance Δ from the critical point is the same. */
interface Group {
  readonly a: number;
  /** 1/(2β). */
  readonly q: number;
  readonly A: number;
  readonly B: number;
  readonly C: number;
  readonly D: number;
  /** n and b of each, one after another. */
  readonly members: Float64Array;
}

/** The terms that make the equation of carbon dioxide right next to its critical point, with their derivatives. */
export class NonAnalyticTerms {
  /** Each derivative of the sum is multiplied by the variables it is taken in. */
  value = 0;
  delta = 0;
  deltaDelta = 0;
  /** Of `evaluateInDensity`. */
  deltaDeltaDelta = 0;
  fourthInDelta = 0;
  tau = 0;
  deltaTau = 0;
  tauTau = 0;
  private readonly groups: readonly Group[];
  /** θ, its derivatives in δ, and Δ with its own, of the group in hand. */
  private theta = NaN;
  private thetaD = NaN;
  private distance = NaN;
  private distanceD = NaN;
  private distanceDD = NaN;
  private distanceDDD = NaN;
  private distanceDDDD = NaN;
  /** (δ − 1)², and its power by q − 1, which the groups share as far as q is the same. */
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
    for (const group of this.groups) this.addInDensity(group, delta, tau);
  }

  /** Evaluates the sum at δ and τ with its derivatives in both up to the second. */
  evaluate(delta: number, tau: number): void {
    this.value = 0;
    this.delta = 0;
    this.deltaDelta = 0;
    this.tau = 0;
    this.deltaTau = 0;
    this.tauTau = 0;
    for (const group of this.groups) this.addInBoth(group, delta, tau);
  }

  /** exp(−C·(δ − 1)² − D·(τ − 1)²) with the distance set, or 0 where the terms are negligible or at the critical point. */
  private approach({ a, q, A, B, C, D }: Group, delta: number, tau: number): number {
    const e = delta - 1;
    const e2 = e * e;
    const t = tau - 1;
    const exponent = -C * e2 - D * t * t;
    if (exponent < negligible) return 0;
    if (e2 !== this.raised || q !== this.q) this.toTheQ = e2 ** (q - 1);
    this.raised = e2;
    this.q = q;
    const e2q1 = this.toTheQ;
    const e2a1 = powerOf(e2, a - 1);
    this.theta = A * e2q1 * e2 - t;
    this.distance = this.theta * this.theta + B * e2a1 * e2;
    if (this.distance === 0) return 0;
    // Derivatives of even powers of δ − 1, joined so that those up to the second are not singular at δ = 1.
    const thetaD = 2 * q * A * e * e2q1;
    const thetaDD = 2 * q * (2 * q - 1) * A * e2q1;
    const thetaDDD = e === 0 ? 0 : (thetaDD * (2 * q - 2)) / e;
    const thetaDDDD = e === 0 ? 0 : (thetaDDD * (2 * q - 3)) / e;
    const awayDD = 2 * a * (2 * a - 1) * B * e2a1;
    const awayDDD = e === 0 ? 0 : (awayDD * (2 * a - 2)) / e;
    const awayDDDD = e === 0 ? 0 : (awayDDD * (2 * a - 3)) / e;
    this.thetaD = thetaD;
    this.distanceD = 2 * this.theta * thetaD + 2 * a * B * e * e2a1;
    this.distanceDD = 2 * (thetaD * thetaD + this.theta * thetaDD) + awayDD;
    this.distanceDDD = 6 * thetaD * thetaDD + 2 * this.theta * thetaDDD + awayDDD;
    this.distanceDDDD = 6 * thetaDD * thetaDD + 8 * thetaD * thetaDDD + 2 * this.theta * thetaDDDD + awayDDDD;
    return Math.exp(exponent);
  }

  /** By the derivatives of the logarithm of each term. */
  private addInDensity(group: Group, delta: number, tau: number): void {
    const psi = this.approach(group, delta, tau);
    if (psi === 0) return;
    const { members, C } = group;
    const { distance } = this;
    const lnDistance = Math.log(distance);
    const w1 = (delta * this.distanceD) / distance;
    const w2 = (delta * delta * this.distanceDD) / distance;
    const w3 = (delta * delta * delta * this.distanceDDD) / distance;
    const w4 = (delta * delta * delta * delta * this.distanceDDDD) / distance;
    const second = w2 - w1 * w1;
    const third = w3 - 3 * w1 * w2 + 2 * w1 * w1 * w1;
    const fourth = w4 - 4 * w1 * w3 - 3 * w2 * w2 + 6 * w1 * w1 * (2 * w2 - w1 * w1);
    for (let k = 0; k < members.length; k += 2) {
      const b = at(members, k + 1);
      const term = at(members, k) * delta * psi * Math.exp(b * lnDistance);
      const l1 = 1 + b * w1 - 2 * C * delta * (delta - 1);
      const l2 = b * second - 1 - 2 * C * delta * delta;
      const l3 = b * third + 2;
      const l4 = b * fourth - 6;
      this.value += term;
      this.delta += term * l1;
      this.deltaDelta += term * (l1 * l1 + l2);
      this.deltaDeltaDelta += term * (l1 * (l1 * l1 + 3 * l2) + l3);
      this.fourthInDelta += term * (l1 * l1 * (l1 * l1 + 6 * l2) + 3 * l2 * l2 + 4 * l1 * l3 + l4);
    }
  }

  /** Span and Wagner 1996, Table 32. */
  private addInBoth(group: Group, delta: number, tau: number): void {
    const psiOfOne = this.approach(group, delta, tau);
    if (psiOfOne === 0) return;
    const { members, C, D } = group;
    const { theta, thetaD, distance, distanceD, distanceDD } = this;
    const lnDistance = Math.log(distance);
    const e = delta - 1;
    const t = tau - 1;
    for (let k = 0; k < members.length; k += 2) {
      const b = at(members, k + 1);
      const power = Math.exp(b * lnDistance);
      const power1 = (b * power) / distance;
      const power2 = ((b - 1) * power1) / distance;
      const powerD = power1 * distanceD;
      const powerDD = power1 * distanceDD + power2 * distanceD * distanceD;
      const powerT = -2 * theta * power1;
      const powerTT = 2 * power1 + 4 * theta * theta * power2;
      const powerDT = -2 * thetaD * power1 - 2 * theta * power2 * distanceD;
      const psi = at(members, k) * psiOfOne;
      const psiD = -2 * C * e * psi;
      const psiDD = (2 * C * e * e - 1) * 2 * C * psi;
      const psiT = -2 * D * t * psi;
      const psiTT = (2 * D * t * t - 1) * 2 * D * psi;
      const psiDT = 4 * C * D * e * t * psi;
      this.value += delta * power * psi;
      this.delta += delta * (power * (psi + delta * psiD) + powerD * delta * psi);
      this.deltaDelta +=
        delta *
        delta *
        (power * (2 * psiD + delta * psiDD) + 2 * powerD * (psi + delta * psiD) + powerDD * delta * psi);
      this.tau += tau * delta * (powerT * psi + power * psiT);
      this.deltaTau +=
        delta *
        tau *
        (power * (psiT + delta * psiDT) +
          delta * powerD * psiT +
          powerT * (psi + delta * psiD) +
          powerDT * delta * psi);
      this.tauTau += tau * tau * delta * (powerTT * psi + 2 * powerT * psiT + power * psiTT);
    }
  }
}

/** xᵏ, by multiplication where k is whole or a half. */
function powerOf(x: number, k: number): number {
  if (k === 2) return x * x;
  if (k === 2.5) return x * x * Math.sqrt(x);
  return x ** k;
}
