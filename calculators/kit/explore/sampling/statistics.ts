/** Half-width of the 95 % interval of a normal distribution, in standard deviations. */
const wide = 1.959963984540054;

export function meanOf(values: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < values.length; index += 1) sum += values[index] ?? 0;
  return sum / values.length;
}

/** The standard deviation of a sample. */
export function deviationOf(values: ArrayLike<number>): number {
  const mean = meanOf(values);
  let sum = 0;
  for (let index = 0; index < values.length; index += 1) sum += ((values[index] ?? 0) - mean) ** 2;
  return Math.sqrt(sum / Math.max(values.length - 1, 1));
}

/**
 * A percentile of ascending values, interpolated, with its 95 % interval by order statistics of the binomial
 * distribution.
 */
export function percentileOf(rising: ArrayLike<number>, percent: number) {
  const count = rising.length;
  const share = percent / 100;
  const at = (rank: number) => rising[Math.min(count - 1, Math.max(0, rank))] ?? Number.NaN;
  const index = share * (count - 1);
  const below = Math.floor(index);
  const value = at(below) + (index - below) * (at(below + 1) - at(below));
  const half = wide * Math.sqrt(count * share * (1 - share));
  return { percent, value, from: at(Math.floor(count * share - half) - 1), to: at(Math.ceil(count * share + half)) };
}

/** A proportion with its 95 % interval. */
export function shareOf(hits: number, count: number) {
  if (count === 0) return { value: 0, from: 0, to: 1 };
  const value = hits / count;
  const z = (wide * wide) / count;
  const middle = (value + z / 2) / (1 + z);
  const half = (wide * Math.sqrt((value * (1 - value)) / count + z / (4 * count))) / (1 + z);
  return { value, from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
}

/** Ranks from 0; equal values share the mean rank. */
export function ranksOf(values: ArrayLike<number>): Float64Array {
  const order = Array.from({ length: values.length }, (_, index) => index).toSorted(
    (a, b) => (values[a] ?? 0) - (values[b] ?? 0),
  );
  const ranks = new Float64Array(values.length);
  for (let start = 0; start < order.length;) {
    let end = start;
    while (end + 1 < order.length && values[order[end + 1] ?? 0] === values[order[start] ?? 0]) end += 1;
    for (let index = start; index <= end; index += 1) ranks[order[index] ?? 0] = (start + end) / 2;
    start = end + 1;
  }
  return ranks;
}

/** Spearman's rank correlation; null if either is constant. */
export function rankCorrelation(x: ArrayLike<number>, y: ArrayLike<number>): number | null {
  const [a, b] = [ranksOf(x), ranksOf(y)];
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  let [ab, aa, bb] = [0, 0, 0];
  for (let index = 0; index < a.length; index += 1) {
    const [da, db] = [(a[index] ?? 0) - meanA, (b[index] ?? 0) - meanB];
    ab += da * db;
    aa += da * da;
    bb += db * db;
  }
  return aa > 0 && bb > 0 ? ab / Math.sqrt(aa * bb) : null;
}

const bins = 40;

/** A histogram of ascending values with 40 equal bins. */
export function histogramOf(rising: ArrayLike<number>): { from: number; to: number; count: number }[] {
  const [low, high] = [rising[0], rising[rising.length - 1]];
  if (low === undefined || high === undefined) return [];
  if (low === high) return [{ from: low, to: high, count: rising.length }];
  const width = (high - low) / bins;
  const counts = Array.from({ length: bins }, (_, index) => ({
    from: low + index * width,
    to: index === bins - 1 ? high : low + (index + 1) * width,
    count: 0,
  }));
  for (let index = 0; index < rising.length; index += 1) {
    const bin = counts[Math.min(bins - 1, Math.floor(((rising[index] ?? 0) - low) / width))];
    if (bin) bin.count += 1;
  }
  return counts;
}
