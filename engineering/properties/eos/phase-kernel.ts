import { log, log1p } from '../../elementary/index.ts';
import { gasConstant as R } from '../../quantities/index.ts';
import { delta1, delta2, referencePressure } from './constants.ts';
import { at, type Model } from './model.ts';

const difference = delta1 - delta2;
const lnReference = log(referencePressure);

/**
 * A phase of amounts n_i in a volume V at T: pressure, energy and entropy of the whole phase and the logarithms of the
 * fugacities, with their derivatives in T, V and every n_i. With F = A^r/(R·T) = −n·g(V, B) − E(T)·f(V, B),
 * E = D/T, g = ln(1 − B/V), f = ln[(V + δ1·B)/(V + δ2·B)]/(R·B·(δ1 − δ2)).
 * Source: M. L. Michelsen and J. M. Mollerup, Thermodynamic Models: Fundamentals & Computational Aspects, 2nd ed.
 * (2007), chapter 3.
 */
export class PhaseKernel {
  readonly n: Float64Array;
  volume = NaN;

  total = NaN;
  /** Σ n_i·c_i, m³. */
  translation = NaN;
  pressure = NaN;
  pressureT = NaN;
  pressureV = NaN;
  internalEnergy = NaN;
  internalEnergyT = NaN;
  internalEnergyV = NaN;
  entropy = NaN;
  readonly pressureN: Float64Array;
  readonly internalEnergyN: Float64Array;
  readonly entropyN: Float64Array;
  /** ln(f_i/Pa). */
  readonly lnF: Float64Array;
  readonly lnFT: Float64Array;
  readonly lnFV: Float64Array;
  /** ∂ln f_i/∂n_j without the δ_ij/n_i of the ideal gas, row by row. */
  readonly lnFN: Float64Array;
  private readonly slope: Float64Array;
  private readonly slopeT: Float64Array;

  constructor(readonly model: Model) {
    const { size } = model;
    const zeros = (): Float64Array => new Float64Array(size);
    this.n = zeros();
    this.pressureN = zeros();
    this.internalEnergyN = zeros();
    this.entropyN = zeros();
    this.lnF = zeros();
    this.lnFT = zeros();
    this.lnFV = zeros();
    this.lnFN = new Float64Array(size * size);
    this.slope = zeros();
    this.slopeT = zeros();
  }

  /** Evaluates everything at the current n and volume, T in K. */
  evaluate(T: number): void {
    const { model, n, volume: V, slope, slopeT, lnF, lnFT, lnFV, lnFN, pressureN, internalEnergyN, entropyN } = this;
    const { size, sb, b, c, idealEnthalpy: idealH, idealEntropy: idealS, idealCp: idealC } = model;
    model.setTemperature(T);
    const { s, attraction, rootTemperature } = model;
    let total = 0;
    let B = 0;
    let translation = 0;
    let D = 0;
    let DT = 0;
    let crossed = 0;
    for (let i = 0; i < size; i += 1) {
      let attractionSum = 0;
      let attractionSumT = 0;
      const row = i * size;
      for (let j = 0; j < size; j += 1) {
        const weight = at(attraction, row + j) * at(n, j);
        attractionSum += weight * at(s, j);
        attractionSumT += weight * at(sb, j);
      }
      attractionSumT *= -0.5 / rootTemperature;
      const ni = at(n, i);
      const si = at(s, i);
      const siT = (-0.5 * at(sb, i)) / rootTemperature;
      total += ni;
      B += ni * at(b, i);
      translation += ni * at(c, i);
      D += ni * si * attractionSum;
      DT += 2 * ni * siT * attractionSum;
      crossed += 2 * ni * (siT * attractionSumT - (siT / (2 * T)) * attractionSum);
      slope[i] = 2 * si * attractionSum;
      slopeT[i] = 2 * (siT * attractionSum + si * attractionSumT);
    }
    const RT = R * T;
    const free = V - B;
    const q = V * V + 2 * V * B - B * B;
    const g = log1p(-B / V);
    const gV = 1 / free - 1 / V;
    const gB = -1 / free;
    const gBV = gB * gB;
    const f = log1p((difference * B) / (V + delta2 * B)) / (R * B * difference);
    const fV = -1 / (R * q);
    const fVV = (2 * (V + B)) / (R * q * q);
    const fB = -(f + V * fV) / B;
    const fBV = -(2 * fV + V * fVV) / B;
    const fBB = -(2 * fB + V * fBV) / B;
    const fBT = fB / T;
    const E = D / T;
    const ET = (DT - E) / T;
    const ETT = (crossed - 2 * ET) / T;
    const pV = total * gV + E * fV + total / V;
    this.total = total;
    this.translation = translation;
    this.pressure = RT * pV;
    this.pressureT = R * pV + RT * ET * fV;
    this.pressureV = RT * (total * (1 / (V * V) - gBV) + E * fVV) - (RT * total) / (V * V);
    const RTT = RT * T;
    let idealEnthalpy = 0;
    let idealCp = 0;
    let entropy = R * total * g + R * f * (E + T * ET);
    const lnScale = log(RT / V);
    const lnVolume = lnReference - lnScale;
    for (let i = 0; i < size; i += 1) {
      const ni = at(n, i);
      const bi = at(b, i);
      const lnN = log(ni);
      const Ei = at(slope, i) / T;
      const EiT = (at(slopeT, i) - Ei) / T;
      idealEnthalpy += ni * at(idealH, i);
      idealCp += ni * at(idealC, i);
      const partialEntropy = at(idealS, i) + R * (lnVolume - lnN);
      entropy += ni * partialEntropy;
      const Fi = -g - total * gB * bi - Ei * f - E * fB * bi;
      const FiT = -EiT * f - ET * fB * bi;
      lnF[i] = Fi + lnN + lnScale;
      lnFT[i] = FiT + 1 / T;
      const FiV = -gV - total * gBV * bi - Ei * fV - E * fBV * bi;
      lnFV[i] = FiV - 1 / V;
      pressureN[i] = RT * (1 / V - FiV);
      internalEnergyN[i] = at(idealH, i) - RT - RTT * FiT;
      entropyN[i] = partialEntropy - R - R * (Fi + T * FiT);
      const row = i * size;
      const product = (total * gBV - E * fBB) * bi - gB - Ei * fB;
      const attracted = (2 * at(s, i) * f) / T;
      for (let j = 0; j <= i; j += 1) {
        const byE = bi * fBT * at(slope, j) + attracted * at(s, j) * at(attraction, row + j);
        const value = at(b, j) * product - bi * gB - byE;
        lnFN[row + j] = value;
        lnFN[j * size + i] = value;
      }
    }
    this.internalEnergy = idealEnthalpy - RT * total + RTT * ET * f;
    this.internalEnergyT = idealCp - R * total + R * f * (2 * T * ET + T * T * ETT);
    this.internalEnergyV = RTT * ET * fV;
    this.entropy = entropy;
  }
}
