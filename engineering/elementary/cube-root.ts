const double = new Float64Array(1);
const words = new Uint32Array(double.buffer);
double[0] = 1;
const upper = words[1] === 0 ? 0 : 1;

/**
 * Cube root, within 0.67 units in the last place. A third of the exponent, a polynomial, and one Newton step from a 26-bit start, whose
 * square is exact. Source: FreeBSD msun, s_cbrt.c (B. D. Evans, from FDLIBM).
 */
export function cbrt(x: number): number {
  const size = Math.abs(x);
  if (!(size > 0 && size < Infinity)) return x;
  // 2⁵⁴·x of a subnormal x.
  const isSubnormal = size < 2.2250738585072014e-308;
  double[0] = isSubnormal ? size * 18014398509481984 : size;
  const exponent = ((words[upper] as number) / 3) | 0;
  double[0] = 0;
  words[upper] = exponent + (isSubnormal ? 696219795 : 715094163);
  const near = double[0];
  const relative = near * near * (near / size);
  const nearer =
    near *
    (1.87595182427177 +
      relative * (-1.8849797954337717 + relative * 1.6214297201053545) +
      relative * relative * relative * (-0.758397934778766 + relative * 0.14599619288661245));
  const scaled = 134217729 * nearer;
  const root = scaled - (scaled - nearer);
  const rest = size / (root * root);
  const result = root + root * ((rest - root) / (root + root + rest));
  return x < 0 ? -result : result;
}
