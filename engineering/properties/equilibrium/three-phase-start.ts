import { exp } from '../../elementary/index.ts';
import { at } from '../helmholtz/index.ts';
import { PhaseAmounts } from './phase-amounts.ts';
import type { WilsonConstants } from './phase.ts';

const phases = 3;
/** ln of the solubility of water in an oil, in mole fractions, is about constant − slope/T: that of alkanes and aromatics within a factor of 3. */
const solubility = { constant: 6, slope: 4000 };
/** Ratio of fugacity coefficients in oil and in water. */
const rejection = 1e-6;
/** Smallest amount of each phase of a start that is worth trying. */
const leastAmount = 0.003;

/**
 * Estimates the vapour, the oil and the water into which a wet mixture parts, from Wilson's vapour pressures and the solubility of water in
 * oil. An estimate is where a search starts, and no statement about the mixture.
 */
export class ThreePhaseStart {
  /** Mole fractions of the vapour, the oil and the water. */
  readonly x: readonly [Float64Array, Float64Array, Float64Array];
  readonly amounts = new Float64Array(phases);
  private readonly pressures: Float64Array;
  private readonly phaseAmounts: PhaseAmounts;

  constructor(
    private readonly size: number,
    /** Index of water. */
    private readonly water: number,
    private readonly wilson: WilsonConstants,
  ) {
    this.x = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
    this.pressures = new Float64Array(size);
    this.phaseAmounts = new PhaseAmounts(size, phases);
  }

  /** Estimates the phases of the feed z at T in K and p in Pa; returns false where not all three are likely. */
  estimate(z: Float64Array, T: number, p: number): boolean {
    const { size, water, wilson, pressures, amounts, phaseAmounts } = this;
    const { inverse, sums } = phaseAmounts;
    const wet = at(z, water);
    pressures[water] = exp(at(wilson.constant, water) - at(wilson.slope, water) / T);
    if (!(wet * p > at(pressures, water))) return false;
    let boiling = 0;
    let condensing = 0;
    for (let i = 0; i < size; i += 1) {
      if (i === water) continue;
      const pressure = exp(at(wilson.constant, i) - at(wilson.slope, i) / T);
      pressures[i] = pressure;
      boiling += (at(z, i) * pressure) / p;
      condensing += (at(z, i) * p) / pressure;
    }
    if (!(boiling > 1 - wet && condensing > 1 - wet)) return false;
    const dissolved = Math.min(0.1, exp(solubility.constant - solubility.slope / T));
    for (let i = 0; i < size; i += 1) {
      const inLiquid = p / at(pressures, i);
      inverse[i] = 1;
      inverse[size + i] = i === water ? dissolved * inLiquid : inLiquid;
      inverse[2 * size + i] = i === water ? inLiquid : rejection * inLiquid;
    }
    amounts[0] = 0.5 * (1 - wet);
    amounts[1] = 0.5 * (1 - wet);
    amounts[2] = wet;
    phaseAmounts.minimise(z, phases, amounts);
    for (let k = 0; k < phases; k += 1) {
      if (!(at(amounts, k) > leastAmount)) return false;
      const own = this.x[k] as Float64Array;
      let total = 0;
      for (let i = 0; i < size; i += 1) {
        own[i] = (at(z, i) * at(inverse, k * size + i)) / at(sums, i);
        total += at(own, i);
      }
      for (let i = 0; i < size; i += 1) own[i] = at(own, i) / total;
    }
    return true;
  }
}
