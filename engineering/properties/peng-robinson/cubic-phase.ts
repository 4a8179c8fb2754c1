import { CubicFugacityPhase, Fugacity, fugacity, type Mixture } from '../eos/index.ts';
import type { Phase } from '../equilibrium/index.ts';
import { at } from '../helmholtz/index.ts';

/** A phase of a mixture by the Peng-Robinson equation, for the solvers of phase equilibrium. */
export class CubicPhase extends CubicFugacityPhase implements Phase {
  readonly byTemperature: Float64Array;
  readonly byPressure: Float64Array;
  private readonly fugacity: Fugacity;
  private readonly x: Float64Array;
  private temperature = NaN;
  private pressure = NaN;

  constructor(private readonly mixture: Mixture) {
    super(mixture.model);
    const { size } = this;
    this.fugacity = new Fugacity(mixture);
    this.byTemperature = new Float64Array(size);
    this.byPressure = new Float64Array(size);
    this.x = new Float64Array(size);
  }

  get isLiquid(): boolean {
    return this.kernel.isLiquidLike(this.volume);
  }

  get isDense(): boolean {
    return this.kernel.isDense(this.volume);
  }

  override solve(x: Float64Array, T: number, p: number): boolean {
    if (!super.solve(x, T, p)) return false;
    this.x.set(x);
    this.temperature = T;
    this.pressure = p;
    return true;
  }

  evaluateDerivatives(): void {
    const { mixture, fugacity: found, temperature, pressure, x, root, byTemperature, byPressure } = this;
    fugacity(mixture, temperature, pressure, x, root, found);
    this.lnPhi.set(found.lnCoefficients);
    this.byAmount.set(found.byAmount);
    for (let i = 0; i < this.size; i += 1) {
      byTemperature[i] = temperature * at(found.byTemperature, i);
      byPressure[i] = pressure * at(found.byPressure, i);
    }
  }
}
