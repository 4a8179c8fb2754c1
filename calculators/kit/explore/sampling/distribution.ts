import { log, pow } from '@isentrope/engineering/elementary';

/** The quantile function of a distribution: the value below which a fraction of it lies. */
export type Quantile = (share: number) => number;

const a = [
  -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239,
];
const b = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1];
const c = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
  2.938163982698783,
];
const d = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1];

const polynomial = (coefficients: readonly number[], x: number) =>
  coefficients.reduce((value, coefficient) => value * x + coefficient, 0);

/** The quantile of the standard normal distribution, relative error 1.2e-9. */
export function normalQuantile(share: number): number {
  if (share > 0.5) return -normalQuantile(1 - share);
  if (share < 0.02425) {
    const q = Math.sqrt(-2 * log(share));
    return polynomial(c, q) / polynomial(d, q);
  }
  const q = share - 0.5;
  return (q * polynomial(a, q * q)) / polynomial(b, q * q);
}

export const normal =
  (mean: number, deviation: number): Quantile =>
  share =>
    mean + deviation * normalQuantile(share);

/** Lognormal: 68 % lie between median / factor and median · factor. */
export const lognormal =
  (median: number, factor: number): Quantile =>
  share =>
    median * pow(factor, normalQuantile(share));

export const uniform =
  (from: number, to: number): Quantile =>
  share =>
    from + (to - from) * share;

export const triangular =
  (from: number, mode: number, to: number): Quantile =>
  share => {
    const below = (mode - from) / (to - from);
    return share < below
      ? from + Math.sqrt(share * (to - from) * (mode - from))
      : to - Math.sqrt((1 - share) * (to - from) * (to - mode));
  };

/** The cumulative probability of a value. */
export function shareBelow(quantile: Quantile, value: number): number {
  let [low, high] = [0, 1];
  for (let halvings = 0; halvings < 50; halvings += 1) {
    const middle = (low + high) / 2;
    if (quantile(middle) < value) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Truncates a distribution at two limits; `cut` is the probability removed. */
export function truncated(
  quantile: Quantile,
  low = -Infinity,
  high = Infinity,
): { readonly quantile: Quantile; readonly cut: number } {
  const from = low === -Infinity ? 0 : shareBelow(quantile, low);
  const to = high === Infinity ? 1 : shareBelow(quantile, high);
  if (from < 1e-12 && to > 1 - 1e-12) return { quantile, cut: 0 };
  return {
    quantile: share => Math.min(high, Math.max(low, quantile(from + (to - from) * share))),
    cut: 1 - (to - from),
  };
}
