/**
 * Roots of the Peng-Robinson cubic in Z = p·v/(R·T),
 * Z³ − (1 − B)·Z² + (A − 3·B² − 2·B)·Z − (A·B − B² − B³) = 0, that lie above B: an odd number of them, since the
 * polynomial is −2·B² at Z = B.
 */
export class CubicRoots {
  /** The largest root, the vapour's, and the smallest above B, the liquid's; both the same where there is one. */
  high = NaN;
  low = NaN;

  /**
   * Solves for one root in closed form and by Newton's method to the last digits; the other two follow from their sum and product, which
   * stay accurate even for a very small liquid root.
   */
  solve(A: number, B: number): void {
    const c2 = B - 1;
    const c1 = A - B * (2 + 3 * B);
    const c0 = B * (B + B * B - A);
    const q = (3 * c1 - c2 * c2) / 9;
    const r = (9 * c1 * c2 - 27 * c0 - 2 * c2 * c2 * c2) / 54;
    const first = polish(c2, c1, c0, closedForm(q, r) - c2 / 3);
    this.high = first;
    this.low = first;
    const product = -c0 / first;
    const sum = (c1 - product) / first;
    const discriminant = sum * sum - 4 * product;
    if (!(discriminant >= 0 && sum > 0)) return;
    const larger = 0.5 * (sum + Math.sqrt(discriminant));
    const smallest = polish(c2, c1, c0, product / larger);
    if (!(Math.min(smallest, first) > B)) return;
    if (larger > first) this.high = polish(c2, c1, c0, larger);
    if (smallest < first) this.low = smallest;
  }
}

/** Largest or only root of t³ + 3·q·t − 2·r, to about a part in 10⁸. */
function closedForm(q: number, r: number): number {
  const discriminant = q * q * q + r * r;
  if (discriminant > 0) {
    const root = Math.sqrt(discriminant);
    const third = cubeRoot(Math.abs(r) + root);
    const first = r >= 0 ? third : -third;
    return first - q / first;
  }
  const size = Math.sqrt(-q);
  const ratio = size === 0 ? 0 : r / (size * size * size);
  return 2 * size * cosineOfThird(ratio < -1 ? -1 : ratio > 1 ? 1 : ratio);
}

const single = new Float32Array(1);
const singleBits = new Int32Array(single.buffer);

/** Cube root of a positive number, within 1e-13: a third of its exponent, off by 3 % at most, and two of Halley's steps. */
function cubeRoot(w: number): number {
  single[0] = w;
  singleBits[0] = (((singleBits[0] as number) / 3) | 0) + 709921077;
  let root = single[0];
  for (let step = 0; step < 2; step += 1) {
    const cube = root * root * root;
    root = (root * (cube + 2 * w)) / (2 * cube + w);
  }
  return root;
}

/** cos(arccos(x)/3), within 4e-9: a polynomial in √((1 + x)/2), fitted at Chebyshev nodes. */
function cosineOfThird(x: number): number {
  const s = Math.sqrt((1 + x) / 2);
  const square = s * s;
  const low = 0.5000000033 + s * 0.5773497198 + square * (-0.1110956833 + s * 0.053288656);
  const high = -0.03196129546 + s * 0.01967571821 + square * (-0.01032549307 + s * 0.003707686478);
  return low + square * square * (high + square * square * -0.0006393143678);
}

function polish(c2: number, c1: number, c0: number, start: number): number {
  let Z = start;
  for (let round = 0; round < 3; round += 1) {
    const slope = c1 + Z * (2 * c2 + 3 * Z);
    const step = (c0 + Z * (c1 + Z * (c2 + Z))) / slope;
    if (!(Math.abs(step) < 0.1 * Math.abs(Z))) break;
    Z -= step;
    if (Math.abs(step) < 1e-9 * Z) break;
  }
  return Z;
}
