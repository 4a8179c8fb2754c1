import { log } from '../../elementary/index.ts';
import { gasConstant as R, requirePositive } from '../../quantities/index.ts';
import type { Mixture } from './mixture.ts';
import { at } from './model.ts';
import { setFeed } from './feed.ts';
import type { PhaseRoot } from './state.ts';

/**
 * ln φ_i of a phase with derivatives. Volume translation multiplies φ_i by exp(−p·c_i/(R·T)) in every phase, so phase equilibrium is
 * unaffected.
 */
export class Fugacity {
  /** ln φ_i. */
  readonly lnCoefficients: Float64Array;
  /** (∂ln φ_i/∂T) at constant p, 1/K. */
  readonly byTemperature: Float64Array;
  /** (∂ln φ_i/∂p) at constant T, 1/Pa. */
  readonly byPressure: Float64Array;
  /** n·(∂ln φ_i/∂n_j) at constant T and p, row by row: symmetric. */
  readonly byAmount: Float64Array;

  constructor(mixture: Mixture) {
    this.lnCoefficients = new Float64Array(mixture.size);
    this.byTemperature = new Float64Array(mixture.size);
    this.byPressure = new Float64Array(mixture.size);
    this.byAmount = new Float64Array(mixture.size * mixture.size);
  }
}

/**
 * Computes the fugacity coefficients of a phase of composition z at T in K and p in Pa on the selected volume root, stable or not. Throws a
 * RangeError for invalid T, p or z.
 */
export function fugacity(
  mixture: Mixture,
  temperature: number,
  pressure: number,
  z: ArrayLike<number>,
  root: PhaseRoot,
  out: Fugacity,
): void {
  requirePositive('temperature', temperature);
  requirePositive('pressure', pressure);
  setFeed(mixture, z);
  const { whole, feed, size, model } = mixture;
  const phase = mixture.solver.vapour;
  phase.n.set(feed);
  phase.volume = whole.volumeAt(temperature, pressure, root);
  phase.evaluate(temperature);
  const RT = R * temperature;
  const { pressureT, pressureV } = phase;
  for (let i = 0; i < size; i += 1) {
    const translation = at(model.c, i) / RT;
    const lnFV = at(phase.lnFV, i);
    out.lnCoefficients[i] = at(phase.lnF, i) - log(at(feed, i) * pressure) - pressure * translation;
    out.byTemperature[i] = at(phase.lnFT, i) - (lnFV * pressureT) / pressureV + (pressure * translation) / temperature;
    out.byPressure[i] = lnFV / pressureV - 1 / pressure - translation;
    const row = i * size;
    for (let j = 0; j < size; j += 1) {
      out.byAmount[row + j] = at(phase.lnFN, row + j) - (lnFV * at(phase.pressureN, j)) / pressureV + 1;
    }
  }
}
