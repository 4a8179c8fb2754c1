import type { FugacityPhase, PhaseSide } from '../equilibrium/index.ts';
import { FugacityKernel } from './fugacity-kernel.ts';
import { at, type Model } from './model.ts';
import type { PhaseRoot } from './state.ts';

/** A phase of a mixture by the Peng-Robinson equation, for an equilibrium at given T and p. */
export class CubicFugacityPhase implements FugacityPhase {
  readonly size: number;
  readonly lnPhi: Float64Array;
  readonly byAmount: Float64Array;
  /** Untranslated, m³/mol. */
  volume = NaN;
  root: PhaseRoot = 'vapour';
  protected readonly kernel: FugacityKernel;
  private isBegun = false;

  constructor(model: Model) {
    const { size } = model;
    this.size = size;
    this.kernel = new FugacityKernel(model);
    this.lnPhi = new Float64Array(size);
    this.byAmount = new Float64Array(size * size);
  }

  begin(side: PhaseSide): void {
    this.root = side;
    this.isBegun = false;
  }

  /** Makes the next search continue from an untranslated molar volume. */
  resume(volume: number): void {
    this.volume = volume;
    this.isBegun = true;
  }

  solve(x: Float64Array, T: number, p: number): boolean {
    if (!(T > 0 && p > 0 && T < Infinity && p < Infinity && areFractions(x))) return false;
    const { kernel } = this;
    kernel.set(x, T, p);
    const { vapourVolume: vapour, liquidVolume: liquid } = kernel;
    // The root nearer to the previous one is the same phase.
    if (this.isBegun) this.root = this.volume ** 2 > vapour * liquid ? 'vapour' : 'liquid';
    this.volume = this.root === 'vapour' ? vapour : liquid;
    this.isBegun = this.volume > 0;
    return this.isBegun;
  }

  evaluateFugacities(): void {
    this.kernel.writeLnPhi(this.volume, this.lnPhi);
  }

  evaluateByAmount(): void {
    this.kernel.writeLnPhi(this.volume, this.lnPhi);
    this.kernel.writeByAmount(this.volume, this.byAmount);
  }
}

function areFractions(x: Float64Array): boolean {
  for (let i = 0; i < x.length; i += 1) if (!(at(x, i) >= 0)) return false;
  return true;
}
