const golden = (3 - Math.sqrt(5)) / 2;
/** Relative tolerance on x at which f is flat to the last digit around its maximum. */
const lastDigit = 1e-7;

/**
 * Maximum of a unimodal `f` between positive `from` and `to`: Brent's minimisation of −f by parabolas with golden-section fallback, and a
 * check of both ends. `tolerance` of x is relative.
 * Source: R. P. Brent, Algorithms for Minimization without Derivatives (1973), chapter 5.
 */
export function maximize(
  f: (x: number) => number,
  from: number,
  to: number,
  tolerance = lastDigit,
): { x: number; f: number } {
  let [low, high] = [from, to];
  let best = low + golden * (high - low);
  let [second, third] = [best, best];
  let fBest = f(best);
  let [fSecond, fThird] = [fBest, fBest];
  let step = 0;
  let before = 0;
  for (let count = 0; count < 60; count += 1) {
    const middle = (low + high) / 2;
    const slack = tolerance * Math.abs(best);
    if (Math.abs(best - middle) <= 2 * slack - (high - low) / 2) break;
    const r = (best - second) * (fThird - fBest);
    const q = (best - third) * (fSecond - fBest);
    const sum = (best - third) * q - (best - second) * r;
    const denominator = 2 * (q - r);
    const numerator = denominator > 0 ? -sum : sum;
    const size = Math.abs(denominator);
    const parabolic =
      Math.abs(before) > slack &&
      Math.abs(numerator) < Math.abs((size * before) / 2) &&
      numerator > size * (low - best) &&
      numerator < size * (high - best);
    if (parabolic) {
      before = step;
      step = numerator / size;
      const next = best + step;
      if (next - low < 2 * slack || high - next < 2 * slack) step = best < middle ? slack : -slack;
    } else {
      before = (best < middle ? high : low) - best;
      step = golden * before;
    }
    const x = best + (Math.abs(step) >= slack ? step : step > 0 ? slack : -slack);
    const value = f(x);
    if (value >= fBest) {
      if (x < best) high = best;
      else low = best;
      [third, fThird, second, fSecond, best, fBest] = [second, fSecond, best, fBest, x, value];
    } else {
      if (x < best) low = x;
      else high = x;
      if (value >= fSecond || second === best) [third, fThird, second, fSecond] = [second, fSecond, x, value];
      else if (value >= fThird || third === best || third === second) [third, fThird] = [x, value];
    }
  }
  for (const end of [from, to]) {
    const value = f(end);
    if (value > fBest) [best, fBest] = [end, value];
  }
  return { x: best, f: fBest };
}
