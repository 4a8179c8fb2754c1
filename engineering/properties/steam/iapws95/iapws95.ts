/**
 * The part of IAPWS-95, R6-95(2018), used by the transport releases: compressibility and heat capacities of their verification tables for
 * scientific use. Simple and slow; for verification only.
 */
import { exp, pow } from '../../../elementary/index.ts';
import { criticalDensity, criticalTemperature } from '../constants.ts';
import {
  gaussianTerms,
  idealExponentials,
  idealLogarithm,
  nonAnalytic,
  nonAnalyticTerms,
  powerTerms,
} from './coefficients.ts';

const gasConstant = 461.51805;

/** Derivatives of the residual part, each multiplied by its variables. */
interface Residual {
  delta: number;
  deltaDelta: number;
  deltaTau: number;
  tauTau: number;
}

/** Heat capacities in J/(kg·K) and (∂p/∂ρ) at constant T in Pa·m³/kg of IAPWS-95 at ρ in kg/m³ and T in K. */
export function iapws95(density: number, T: number): { cp: number; cv: number; pressurePerDensity: number } {
  const delta = density / criticalDensity;
  const tau = criticalTemperature / T;
  const residual = residualDerivatives(delta, tau);
  const cv = -gasConstant * (idealTauTau(tau) + residual.tauTau);
  const slope = 1 + 2 * residual.delta + residual.deltaDelta;
  const coupling = 1 + residual.delta - residual.deltaTau;
  return {
    cv,
    cp: cv + (gasConstant * coupling * coupling) / slope,
    pressurePerDensity: gasConstant * T * slope,
  };
}

function idealTauTau(tau: number): number {
  return idealExponentials.reduce((sum, [n, gamma]) => {
    const decay = exp(-gamma * tau);
    return sum - (n * (gamma * tau) ** 2 * decay) / (1 - decay) ** 2;
  }, -idealLogarithm);
}

function residualDerivatives(delta: number, tau: number): Residual {
  const sum: Residual = { delta: 0, deltaDelta: 0, deltaTau: 0, tauTau: 0 };
  for (const [c, d, t, n] of powerTerms) {
    const power = c === 0 ? 0 : pow(delta, c);
    add(sum, n * pow(delta, d) * pow(tau, t) * exp(-power), [d - c * power, -c * c * power], [t, 0]);
  }
  for (const [d, t, n, alpha, beta, gamma] of gaussianTerms) {
    const term = n * pow(delta, d) * pow(tau, t) * exp(-alpha * (delta - 1) ** 2 - beta * (tau - gamma) ** 2);
    const inDelta = [d - 2 * alpha * delta * (delta - 1), -2 * alpha * delta * (2 * delta - 1)] as const;
    const inTau = [t - 2 * beta * tau * (tau - gamma), -2 * beta * tau * (2 * tau - gamma)] as const;
    add(sum, term, inDelta, inTau);
  }
  for (const [b, n, C, D] of nonAnalyticTerms) addNonAnalytic(sum, delta, tau, b, n, C, D);
  return sum;
}

/** Adds a term f with δ f_δ = A f and τ f_τ = B f; each pair is A, δ A_δ and B, τ B_τ. */
function add(
  sum: Residual,
  term: number,
  [A, slopeA]: readonly [number, number],
  [B, slopeB]: readonly [number, number],
): void {
  sum.delta += A * term;
  sum.deltaDelta += (A * A + slopeA - A) * term;
  sum.deltaTau += A * B * term;
  sum.tauTau += (B * B + slopeB - B) * term;
}

/** R6-95(2018) Table 5, last rows, with the powers of (δ − 1)² combined so that none is singular at δ = 1. */
function addNonAnalytic(sum: Residual, delta: number, tau: number, b: number, n: number, C: number, D: number): void {
  const { a, beta, A, B } = nonAnalytic;
  const q = 1 / (2 * beta);
  const e = delta - 1;
  const e2 = e * e;
  const theta = 1 - tau + A * pow(e2, q);
  const distance = theta * theta + B * pow(e2, a);
  const k = A * theta * (2 / beta) * pow(e2, q - 1) + 2 * B * a * pow(e2, a - 1);
  const distanceD = e * k;
  const distanceDD =
    k +
    4 * B * a * (a - 1) * pow(e2, a - 1) +
    (2 * A * A * pow(e2, 2 * q - 1)) / (beta * beta) +
    A * theta * (4 / beta) * (q - 1) * pow(e2, q - 1);
  const power = pow(distance, b);
  const power1 = b * pow(distance, b - 1);
  const power2 = b * (b - 1) * pow(distance, b - 2);
  const powerD = power1 * distanceD;
  const powerDD = power1 * distanceDD + power2 * distanceD * distanceD;
  const powerT = -2 * theta * power1;
  const powerTT = 2 * power1 + 4 * theta * theta * power2;
  const powerDT = -A * (2 / beta) * power1 * e * pow(e2, q - 1) - 2 * theta * power2 * distanceD;
  const t = tau - 1;
  const psi = n * exp(-C * e2 - D * t * t);
  const psiD = -2 * C * e * psi;
  const psiDD = (2 * C * e2 - 1) * 2 * C * psi;
  const psiT = -2 * D * t * psi;
  const psiTT = (2 * D * t * t - 1) * 2 * D * psi;
  const psiDT = 4 * C * D * e * t * psi;
  sum.delta += delta * (power * (psi + delta * psiD) + powerD * delta * psi);
  sum.deltaDelta +=
    delta * delta * (power * (2 * psiD + delta * psiDD) + 2 * powerD * (psi + delta * psiD) + powerDD * delta * psi);
  sum.deltaTau +=
    delta *
    tau *
    (power * (psiT + delta * psiDT) + delta * powerD * psiT + powerT * (psi + delta * psiD) + powerDT * delta * psi);
  sum.tauTau += tau * tau * delta * (powerTT * psi + 2 * powerT * psiT + power * psiTT);
}
