import { PhaseKernel, type Mixture } from '../eos/index.ts';
import type { VolumePhase } from '../equilibrium/index.ts';
import { at } from '../helmholtz/index.ts';

/** A phase of a mixture by the Peng-Robinson equation at given temperature and untranslated volume. */
export class CubicVolumePhase implements VolumePhase {
  readonly size: number;
  pressure = NaN;
  pressureByLnT = NaN;
  pressureByLnV = NaN;
  readonly pressureByAmount: Float64Array;
  readonly lnFugacity: Float64Array;
  readonly byAmount: Float64Array;
  readonly byLnT: Float64Array;
  readonly byLnV: Float64Array;
  private readonly kernel: PhaseKernel;

  constructor({ model }: Mixture) {
    this.size = model.size;
    this.kernel = new PhaseKernel(model);
    this.pressureByAmount = this.kernel.pressureN;
    this.lnFugacity = this.kernel.lnF;
    this.byAmount = this.kernel.lnFN;
    this.byLnT = new Float64Array(model.size);
    this.byLnV = new Float64Array(model.size);
  }

  evaluate(x: Float64Array, T: number, volume: number): boolean {
    const { kernel, size, byLnT, byLnV } = this;
    const { b } = kernel.model;
    let covolume = 0;
    for (let i = 0; i < size; i += 1) covolume += at(x, i) * at(b, i);
    if (!(volume > covolume && volume < Infinity && T > 0 && T < Infinity)) return false;
    kernel.n.set(x);
    kernel.volume = volume;
    kernel.evaluate(T);
    this.pressure = kernel.pressure;
    this.pressureByLnT = T * kernel.pressureT;
    this.pressureByLnV = volume * kernel.pressureV;
    for (let i = 0; i < size; i += 1) {
      byLnT[i] = T * at(kernel.lnFT, i);
      byLnV[i] = volume * at(kernel.lnFV, i);
    }
    return true;
  }
}
