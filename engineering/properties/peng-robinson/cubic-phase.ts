import { Fugacity, fugacity, FugacityKernel, type Mixture, type PhaseRoot } from '../eos/index.ts';
import type { Phase, PhaseSide } from '../equilibrium/index.ts';
import { at } from '../helmholtz/index.ts';

/** A phase of a mixture by the Peng-Robinson equation, for the solvers of phase equilibrium. */
export class CubicPhase implements Phase {
  readonly size: number;
  readonly lnPhi: Float64Array;
  readonly byTemperature: Float64Array;
  readonly byPressure: Float64Array;
  readonly byAmount: Float64Array;
  /** Untranslated, m³/mol. */
  volume = NaN;
  root: PhaseRoot = 'vapour';
  isLiquid = false;
  isDense = false;
  private readonly fugacity: Fugacity;
  private readonly kernel: FugacityKernel;
  private readonly x: Float64Array;
  private temperature = NaN;
  private pressure = NaN;
  private isBegun = false;

  constructor(private readonly mixture: Mixture) {
    const { size } = mixture;
    this.size = size;
    this.fugacity = new Fugacity(mixture);
    this.kernel = new FugacityKernel(mixture.model);
    this.lnPhi = this.fugacity.lnCoefficients;
    this.byAmount = this.fugacity.byAmount;
    this.byTemperature = new Float64Array(size);
    this.byPressure = new Float64Array(size);
    this.x = new Float64Array(size);
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
    this.x.set(x);
    kernel.set(x, T, p);
    const { vapourVolume: vapour, liquidVolume: liquid } = kernel;
    // The root nearer to the previous one is the same phase.
    if (this.isBegun) this.root = this.volume ** 2 > vapour * liquid ? 'vapour' : 'liquid';
    this.volume = this.root === 'vapour' ? vapour : liquid;
    this.isBegun = this.volume > 0;
    this.isLiquid = kernel.isLiquidLike(this.volume);
    this.isDense = kernel.isDense(this.volume);
    this.temperature = T;
    this.pressure = p;
    return this.isBegun;
  }

  evaluateFugacities(): void {
    this.kernel.writeLnPhi(this.volume, this.lnPhi);
  }

  evaluateByAmount(): void {
    this.kernel.writeLnPhi(this.volume, this.lnPhi);
    this.kernel.writeByAmount(this.volume, this.byAmount);
  }

  evaluateDerivatives(): void {
    const { mixture, fugacity: found, temperature, pressure, x, root, byTemperature, byPressure } = this;
    fugacity(mixture, temperature, pressure, x, root, found);
    for (let i = 0; i < this.size; i += 1) {
      byTemperature[i] = temperature * at(found.byTemperature, i);
      byPressure[i] = pressure * at(found.byPressure, i);
    }
  }
}

function areFractions(x: Float64Array): boolean {
  for (let i = 0; i < x.length; i += 1) if (!(at(x, i) >= 0)) return false;
  return true;
}
