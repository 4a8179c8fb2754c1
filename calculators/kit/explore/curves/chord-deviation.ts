/** A point of a curve. */
export interface CurvePoint {
  readonly x: number;
  readonly y: number;
}

/** The vertical distance of a point from the straight line between its neighbours; 0 at the ends, NaN next to a gap. */
export function chordDeviation(spots: readonly CurvePoint[], index: number): number {
  const [a, b, c] = [spots[index - 1], spots[index], spots[index + 1]];
  if (!a || !b || !c) return 0;
  return Math.abs(b.y - (a.y + ((c.y - a.y) * (b.x - a.x)) / (c.x - a.x)));
}
