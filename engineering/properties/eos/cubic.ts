/**
 * Roots of the Peng-Robinson cubic in Z = p·v/(R·T),
 * Z³ − (1 − B)·Z² + (A − 3·B² − 2·B)·Z − (A·B − B² − B³) = 0, that lie above B: an odd number of them, since the
 * polynomial is −2·B² at Z = B.
 */
export class CubicRoots {
  /** The largest root, the vapour's, and the smallest above B, the liquid's; both the same where there is one. */
  high = NaN;
  low = NaN;

  /** Closed form, then Newton's method to the last digits. */
  solve(A: number, B: number): void {
    const c2 = B - 1;
    const c1 = A - B * (2 + 3 * B);
    const c0 = B * (B + B * B - A);
    const q = (3 * c1 - c2 * c2) / 9;
    const r = (9 * c1 * c2 - 27 * c0 - 2 * c2 * c2 * c2) / 54;
    const discriminant = q * q * q + r * r;
    if (discriminant > 0) {
      const root = Math.sqrt(discriminant);
      const first = Math.cbrt(r >= 0 ? r + root : r - root);
      this.high = polish(c2, c1, c0, first - q / first - c2 / 3);
      this.low = this.high;
      return;
    }
    const size = Math.sqrt(-q);
    const ratio = size === 0 ? 0 : r / (size * size * size);
    const angle = Math.acos(ratio < -1 ? -1 : ratio > 1 ? 1 : ratio) / 3;
    this.high = polish(c2, c1, c0, 2 * size * Math.cos(angle) - c2 / 3);
    const smallest = polish(c2, c1, c0, 2 * size * Math.cos(angle + (2 * Math.PI) / 3) - c2 / 3);
    this.low = smallest > B ? smallest : this.high;
  }
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
