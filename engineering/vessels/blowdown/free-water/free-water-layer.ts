import type { Contents } from '../contents/contents.ts';
import type { Fluid, FreeWater } from '../models/fluid.ts';
import { MixedLiquid } from '../models/mixed-liquid.ts';
import { exhaustion } from '../outlets/outlets.ts';

/** Free water at the bottom of a vessel: its amount, and its priority at an outlet there over the liquid above. */
export class FreeWaterLayer {
  readonly #drawn: MixedLiquid;
  readonly #enough: number;
  readonly #fromBottom: boolean;

  constructor(fluid: Fluid, volume: number, fromBottom: boolean) {
    this.#drawn = new MixedLiquid(fluid.ids.length);
    this.#enough = exhaustion * volume;
    this.#fromBottom = fromBottom;
  }

  /** Returns the free water in `total` moles of fluid. The last of it leaves mixed with the liquid above, so that nothing jumps. */
  read({ phase, moles, above, molesAbove }: FreeWater, total: number): Partial<Contents> {
    const waterVolume = moles * total * phase.molarVolume;
    const waterMass = moles * total * phase.molarMass;
    if (!this.#fromBottom) return { waterMass, waterVolume };
    const fills = (volume: number): number => Math.min(1, volume / this.#enough);
    const ofWater = fills(waterVolume);
    const ofOther = molesAbove > 0 ? (1 - ofWater) * fills(molesAbove * total * above.molarVolume) : 0;
    this.#drawn.combine(above, phase, ofOther > 0 ? ofWater / (ofWater + ofOther) : 1);
    return { waterMass, waterVolume, drawn: this.#drawn };
  }
}
