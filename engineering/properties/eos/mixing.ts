import { at, type Model } from './model.ts';

/** D = ΣΣ x_i·x_j·s_i·s_j·(1 − k_ij) and B = Σ x_i·b_i of the composition last mixed. */
export const mixtureParameters = { D: NaN, B: NaN };

/**
 * Mixes the attraction and the covolume of mole fractions x at the model's temperature into `mixed`, and writes s_i·Σ_j x_j·s_j·(1 − k_ij),
 * half the derivative of D by n_i, to `half`.
 */
export function mix(model: Model, x: Float64Array, half: Float64Array): void {
  const { size, s, attraction, b, weighted } = model;
  let B = 0;
  for (let j = 0; j < size; j += 1) {
    weighted[j] = at(x, j) * at(s, j);
    B += at(x, j) * at(b, j);
  }
  let D = 0;
  for (let i = 0; i < size; i += 1) {
    let sum = 0;
    const row = i * size;
    for (let j = 0; j < size; j += 1) sum += at(attraction, row + j) * at(weighted, j);
    D += at(weighted, i) * sum;
    half[i] = at(s, i) * sum;
  }
  mixtureParameters.D = D;
  mixtureParameters.B = B;
}
