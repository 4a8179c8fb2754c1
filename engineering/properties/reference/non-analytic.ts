import type { NonAnalyticTerm } from './equation.ts';

/** exp(−C·(δ − 1)² − D·(τ − 1)²) below exp of this changes nothing. */
const negligible = -60;

/** The terms that make the equation of carbon dioxide right next to its critical point, with their derivatives. */
export class NonAnalyticTerms {
  /** Each derivative of the sum is multiplied by the variables it is taken in. */
  value = 0;
  delta = 0;
  deltaDelta = 0;
  tau = 0;
  deltaTau = 0;
  tauTau = 0;
  /** (δ − 1)², its logarithm, its two exponents and its powers by them. */
  private raised = NaN;
  private logarithm = NaN;
  private q = NaN;
  private a = NaN;
  private toTheQ = NaN;
  private toTheA = NaN;

  constructor(private readonly terms: readonly NonAnalyticTerm[]) {}

  /** Evaluates the sum at δ and τ. */
  evaluate(delta: number, tau: number): void {
    this.value = 0;
    this.delta = 0;
    this.deltaDelta = 0;
    this.tau = 0;
    this.deltaTau = 0;
    this.tauTau = 0;
    for (const term of this.terms) this.add(term, delta, tau);
  }

  /** Powers of (δ − 1)², which all terms share as far as their exponents are the same. */
  private raise(e2: number, q: number, a: number): void {
    if (e2 !== this.raised) this.logarithm = Math.log(e2);
    if (e2 !== this.raised || q !== this.q) this.toTheQ = Math.exp(q * this.logarithm);
    if (e2 !== this.raised || a !== this.a) this.toTheA = Math.exp(a * this.logarithm);
    this.raised = e2;
    this.q = q;
    this.a = a;
  }

  /** Span and Wagner 1996, Table 32, with the powers of (δ − 1)² joined so that none is singular at δ = 1. */
  private add([n, a, b, beta, A, B, C, D]: NonAnalyticTerm, delta: number, tau: number): void {
    const e = delta - 1;
    const e2 = e * e;
    const t = tau - 1;
    const exponent = -C * e2 - D * t * t;
    if (exponent < negligible) return;
    const q = 1 / (2 * beta);
    this.raise(e2, q - 1, a - 1);
    const { toTheQ: e2q1, toTheA: e2a1 } = this;
    const theta = 1 - tau + A * e2q1 * e2;
    const distance = theta * theta + B * e2a1 * e2;
    if (distance === 0) return;
    const k = A * theta * (2 / beta) * e2q1 + 2 * B * a * e2a1;
    const distanceD = e * k;
    const distanceDD =
      k +
      4 * B * a * (a - 1) * e2a1 +
      (2 * A * A * e2q1 * e2q1 * e2) / (beta * beta) +
      A * theta * (4 / beta) * (q - 1) * e2q1;
    const power = Math.exp(b * Math.log(distance));
    const power1 = (b * power) / distance;
    const power2 = ((b - 1) * power1) / distance;
    const powerD = power1 * distanceD;
    const powerDD = power1 * distanceDD + power2 * distanceD * distanceD;
    const powerT = -2 * theta * power1;
    const powerTT = 2 * power1 + 4 * theta * theta * power2;
    const powerDT = -A * (2 / beta) * power1 * e * e2q1 - 2 * theta * power2 * distanceD;
    const psi = n * Math.exp(exponent);
    const psiD = -2 * C * e * psi;
    const psiDD = (2 * C * e2 - 1) * 2 * C * psi;
    const psiT = -2 * D * t * psi;
    const psiTT = (2 * D * t * t - 1) * 2 * D * psi;
    const psiDT = 4 * C * D * e * t * psi;
    this.value += delta * power * psi;
    this.delta += delta * (power * (psi + delta * psiD) + powerD * delta * psi);
    this.deltaDelta +=
      delta * delta * (power * (2 * psiD + delta * psiDD) + 2 * powerD * (psi + delta * psiD) + powerDD * delta * psi);
    this.tau += tau * delta * (powerT * psi + power * psiT);
    this.deltaTau +=
      delta *
      tau *
      (power * (psiT + delta * psiDT) + delta * powerD * psiT + powerT * (psi + delta * psiD) + powerDT * delta * psi);
    this.tauTau += tau * tau * delta * (powerTT * psi + 2 * powerT * psiT + power * psiTT);
  }
}
