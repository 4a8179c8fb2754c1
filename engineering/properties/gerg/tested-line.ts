/** Fall of ln p between two tests. */
const spacing = 0.3;
/** δ of a gas from which on heating it may lead to two phases, and up to which expanding it does not. */
const dense = 0.5;
const thin = 0.1;

/**
 * A gas of one enthalpy, tested for stability at pressures a factor of 1.35 apart. Where it is stable at both ends of a band, so are all
 * warmer states of the band at some distance from the line:
 * - Two phases form one region of pressure and enthalpy, which reaches down to the coldest gas at low pressure. To reach a state above the
 *   line it has to cross the line.
 * - Between two tests it cannot cross it and come as far as the distance: dew enthalpies bend by 0.02 of p/ρ, the lines are
 *   0.15 of it away.
 * - A gas of δ below 0.5 at the end of a band is on the warm side of the region. A denser one may be on its cold side, above the
 *   critical point of the mixture: there all bands down to such a gas must be stable.
 * - A gas of δ below 0.1 has no retrograde condensation: it stays stable at all lower pressures.
 */
export class TestedLine {
  readonly #deltas = new Map<number, number | undefined>();
  readonly #bands = new Map<number, boolean>();

  /** Returns δ at a fall of ln p from the start; undefined where the mixture is not a stable gas. */
  constructor(private readonly stableDelta: (fall: number) => number | undefined) {}

  /** Whether the gas is stable in the band around a fall of ln p. */
  isStableAt(fall: number): boolean {
    return this.#isBandStable(Math.floor(fall / spacing));
  }

  #isBandStable(band: number): boolean {
    const known = this.#bands.get(band);
    if (known !== undefined) return known;
    const result = this.#testBand(band);
    this.#bands.set(band, result);
    return result;
  }

  #testBand(band: number): boolean {
    if (this.#delta(band) === undefined) return false;
    const below = this.#delta(band + 1);
    return below !== undefined && (below < dense || this.#isBandStable(band + 1));
  }

  #delta(index: number): number | undefined {
    if (!this.#deltas.has(index)) {
      const above = this.#deltas.get(index - 1);
      const isThin = above !== undefined && above < thin;
      this.#deltas.set(index, isThin ? above : this.stableDelta(index * spacing));
    }
    return this.#deltas.get(index);
  }
}
