import { log, log1p } from '../../elementary/index.ts';
import { gasConstant as R } from '../../quantities/index.ts';
import { criticalAttraction, criticalVolumeRatio, delta1, delta2 } from './constants.ts';
import { CubicRoots } from './cubic.ts';
import { mix, mixtureParameters } from './mixing.ts';
import { at, type Model } from './model.ts';

const difference = delta1 - delta2;
const roots = new CubicRoots();

/**
 * ln φ_i of a phase of mole fractions x at T and p and their derivatives by the amounts, without those by T and p, which a phase
 * equilibrium at given T and p does not need. Symbols and source as in `PhaseKernel`, with ψ = f/T.
 */
export class FugacityKernel {
  /** Untranslated volumes of the vapour and liquid roots, m³/mol; the same where there is one. */
  vapourVolume = NaN;
  liquidVolume = NaN;
  /** s_i·Σ_j x_j·s_j·(1 − k_ij), half the derivative of D by n_i. */
  private readonly half: Float64Array;
  private readonly lnFV: Float64Array;
  private D = NaN;
  private B = NaN;
  private temperature = NaN;
  private pressure = NaN;
  private psi = NaN;
  private psiVolume = NaN;

  constructor(private readonly model: Model) {
    this.half = new Float64Array(model.size);
    this.lnFV = new Float64Array(model.size);
  }

  /** Sets the mole fractions, T in K and p in Pa, and finds the volumes. */
  set(x: Float64Array, T: number, p: number): void {
    const { model, half } = this;
    model.setTemperature(T);
    mix(model, x, half);
    const { D, B } = mixtureParameters;
    const RT = R * T;
    roots.solve((D * p) / (RT * RT), (B * p) / RT);
    this.D = D;
    this.B = B;
    this.temperature = T;
    this.pressure = p;
    this.vapourVolume = (roots.high * RT) / p;
    this.liquidVolume = (roots.low * RT) / p;
    this.psiVolume = NaN;
  }

  /** Whether the phase at this volume is called liquid: below the critical temperature and volume of its composition as one fluid. */
  isLiquidLike(volume: number): boolean {
    const { D, B, temperature } = this;
    return D > criticalAttraction * B * R * temperature && this.isDense(volume);
  }

  /** Whether the phase at this volume is denser than at the critical point of its composition as one fluid. */
  isDense(volume: number): boolean {
    return volume < criticalVolumeRatio * this.B;
  }

  /** Writes ln φ_i at this untranslated volume, without translation. */
  writeLnPhi(volume: number, out: Float64Array): void {
    const { model, half, D, B, temperature, pressure } = this;
    const RT = R * temperature;
    const g = log1p(-B / volume);
    const psi = this.psiAt(volume);
    const byB = 1 / (volume - B) + (D * (psi - volume / (RT * this.qAt(volume)))) / B;
    const start = -g - log((pressure * volume) / RT);
    for (let i = 0; i < model.size; i += 1) {
      out[i] = start + byB * at(model.b, i) - 2 * at(half, i) * psi;
    }
  }

  /** Writes n·∂ln φ_i/∂n_j at constant T and p, row by row: symmetric. */
  writeByAmount(V: number, out: Float64Array): void {
    const { model, half, lnFV, D, B, temperature } = this;
    const { size, b, s, attraction } = model;
    const RT = R * temperature;
    const gB = -1 / (V - B);
    const gV = -gB - 1 / V;
    const gBV = gB * gB;
    const q = this.qAt(V);
    const psi = this.psiAt(V);
    const psiV = -1 / (RT * q);
    const psiVV = (2 * (V + B)) / (RT * q * q);
    const psiB = -(psi + V * psiV) / B;
    const psiBV = -(2 * psiV + V * psiVV) / B;
    const psiBB = -(2 * psiB + V * psiBV) / B;
    const pressureV = D * psiVV - gBV;
    for (let i = 0; i < size; i += 1) {
      lnFV[i] = -gV - gBV * at(b, i) - 2 * at(half, i) * psiV - D * psiBV * at(b, i) - 1 / V;
    }
    for (let i = 0; i < size; i += 1) {
      const bi = at(b, i);
      const row = i * size;
      const product = (gBV - D * psiBB) * bi - gB - 2 * at(half, i) * psiB;
      const ofVolume = at(lnFV, i) / pressureV;
      const attracted = 2 * at(s, i) * psi;
      const byHalf = 2 * bi * psiB;
      const own = 1 - bi * gB;
      for (let j = 0; j <= i; j += 1) {
        const value =
          own +
          at(b, j) * product -
          byHalf * at(half, j) -
          attracted * at(s, j) * at(attraction, row + j) +
          ofVolume * at(lnFV, j);
        out[row + j] = value;
        out[j * size + i] = value;
      }
    }
  }

  private qAt(V: number): number {
    return V * V + 2 * V * this.B - this.B * this.B;
  }

  /** ψ at V, which is cached: ln φ_i and their derivatives are evaluated one after the other. */
  private psiAt(V: number): number {
    if (V === this.psiVolume) return this.psi;
    const { B, temperature } = this;
    this.psi = log1p((difference * B) / (V + delta2 * B)) / (R * temperature * B * difference);
    this.psiVolume = V;
    return this.psi;
  }
}
