import { log } from '../../elementary/index.ts';
import type { VolumePhase } from '../equilibrium/index.ts';
import { at } from '../helmholtz/index.ts';
import { GergMixture } from './gerg-mixture.ts';
import { gasConstant as R } from './ideal-gas.ts';
import type { MixtureTerms } from './mixture-terms.ts';

/** Largest δ at which a phase is evaluated: that of liquids at their triple points is 2.7 to 3.3. */
const densest = 4;

/** A phase of a mixture by GERG-2008 at given temperature and volume. */
export class GergVolumePhase implements VolumePhase {
  readonly size: number;
  pressure = NaN;
  pressureByLnT = NaN;
  pressureByLnV = NaN;
  readonly pressureByAmount: Float64Array;
  readonly lnFugacity: Float64Array;
  readonly byAmount: Float64Array;
  readonly byLnT: Float64Array;
  readonly byLnV: Float64Array;
  private readonly mixture: GergMixture;

  constructor(ids: readonly string[], terms: MixtureTerms) {
    this.mixture = new GergMixture(ids, terms);
    const { size } = this.mixture;
    this.size = size;
    this.pressureByAmount = new Float64Array(size);
    this.lnFugacity = new Float64Array(size);
    this.byAmount = this.mixture.energy.valueNN;
    this.byLnT = new Float64Array(size);
    this.byLnV = new Float64Array(size);
  }

  evaluate(x: Float64Array, T: number, volume: number): boolean {
    const { mixture, size, lnFugacity, byLnT, byLnV, pressureByAmount } = this;
    const { energy } = mixture;
    if (!(volume > 0 && volume < Infinity && T > 0 && T < Infinity)) return false;
    mixture.setComposition(x);
    const delta = energy.reducing.volume / volume;
    if (!(delta < densest)) return false;
    energy.setTemperature(T);
    energy.evaluate(delta);
    energy.evaluateCompositionTwice();
    const { valueN, valueNTau, deltaN } = energy;
    const unit = (R * T) / volume;
    this.pressure = unit * (1 + energy.delta);
    this.pressureByLnT = unit * (1 + energy.delta - energy.deltaTau);
    this.pressureByLnV = -unit * (1 + 2 * energy.delta + energy.deltaDelta);
    for (let i = 0; i < size; i += 1) {
      lnFugacity[i] = log(at(x, i) * unit) + at(valueN, i);
      byLnT[i] = 1 - at(valueNTau, i);
      byLnV[i] = -1 - at(deltaN, i);
      pressureByAmount[i] = unit * (1 + at(deltaN, i));
    }
    return true;
  }
}
