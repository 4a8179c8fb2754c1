/** A place where a curve has been looked at. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How far a place lies from the straight line between its neighbours; 0 at an end, not a number beside a gap. */
export function bend(spots: readonly Spot[], index: number): number {
  const [a, b, c] = [spots[index - 1], spots[index], spots[index + 1]];
  if (!a || !b || !c) return 0;
  return Math.abs(b.y - (a.y + ((c.y - a.y) * (b.x - a.x)) / (c.x - a.x)));
}
