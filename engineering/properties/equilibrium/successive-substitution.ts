import { exp } from '../../elementary/index.ts';
import { at } from '../helmholtz/index.ts';
import { vapourFractionOf } from './rachford-rice.ts';

/** Evaluates ln φ_i of a phase of composition x at T in K and p in Pa; returns its molar volume, NaN where there is none. */
export type LnPhi = (x: Float64Array, T: number, p: number, out: Float64Array) => number;

/**
 * Two phases at given T and p by successive substitution, K_i = φ_i,liquid/φ_i,vapour, with dominant eigenvalue acceleration every few
 * steps. Converges from afar to the neighbourhood of the solution.
 * Source: M. L. Michelsen, Fluid Phase Equilib. 9 (1982) 21.
 */
export class SuccessiveSubstitution {
  readonly lnK: Float64Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  vapourFraction = NaN;
  /** Molar volumes. */
  vapourVolume = NaN;
  liquidVolume = NaN;
  private readonly K: Float64Array;
  private readonly phiVapour: Float64Array;
  private readonly phiLiquid: Float64Array;
  private readonly earlier: Float64Array;
  private earlierSquare = 0;
  private steps = 0;

  constructor(
    size: number,
    private readonly lnPhiLiquid: LnPhi,
    private readonly lnPhiVapour: LnPhi,
  ) {
    const zeros = (): Float64Array => new Float64Array(size);
    this.lnK = zeros();
    this.x = zeros();
    this.y = zeros();
    this.K = zeros();
    this.phiVapour = zeros();
    this.phiLiquid = zeros();
    this.earlier = zeros();
  }

  /** Starts a new search from the current ln K. */
  begin(): void {
    this.earlierSquare = 0;
    this.steps = 0;
    this.vapourFraction = 0.5;
  }

  /** Takes one step. Returns the largest relevant change of an ln K, NaN when the K give no two phases. */
  step(z: Float64Array, T: number, p: number): number {
    const { lnK, K, x, y, phiVapour, phiLiquid, earlier } = this;
    const size = lnK.length;
    for (let i = 0; i < size; i += 1) K[i] = exp(at(lnK, i));
    const beta = vapourFractionOf(z, K, this.vapourFraction);
    this.vapourFraction = beta;
    if (!Number.isFinite(beta)) return NaN;
    let sumX = 0;
    let sumY = 0;
    for (let i = 0; i < size; i += 1) {
      const inLiquid = at(z, i) / (1 + beta * (at(K, i) - 1));
      x[i] = inLiquid;
      y[i] = inLiquid * at(K, i);
      sumX += inLiquid;
      sumY += at(y, i);
    }
    for (let i = 0; i < size; i += 1) {
      x[i] = at(x, i) / sumX;
      y[i] = at(y, i) / sumY;
    }
    this.liquidVolume = this.lnPhiLiquid(x, T, p, phiLiquid);
    this.vapourVolume = this.lnPhiVapour(y, T, p, phiVapour);
    if (Number.isNaN(this.liquidVolume + this.vapourVolume)) return NaN;
    let largest = 0;
    let product = 0;
    let square = 0;
    for (let i = 0; i < size; i += 1) {
      const change = at(phiLiquid, i) - at(phiVapour, i) - at(lnK, i);
      const weight = Math.min(at(x, i), at(y, i));
      product += weight * change * at(earlier, i);
      square += weight * change * change;
      largest = Math.max(largest, Math.abs(change));
      phiLiquid[i] = change;
    }
    this.steps += 1;
    const ratio = this.earlierSquare > 0 ? product / this.earlierSquare : 0;
    const stretch = this.steps % 5 === 0 && ratio > 0.2 && ratio < 0.97 ? 1 / (1 - ratio) : 1;
    this.earlierSquare = stretch === 1 ? square : 0;
    for (let i = 0; i < size; i += 1) {
      earlier[i] = at(phiLiquid, i);
      lnK[i] = at(lnK, i) + stretch * at(phiLiquid, i);
    }
    return largest;
  }
}
