import { endOf, startOf } from './heights.ts';
import type { Step } from './layers.ts';

/** Distance between two vertical line segments, in px. */
export const trackGap = 12;

/** Segments at the same level closer than this, in px, look like one. */
const near = 6;

interface Bend {
  readonly step: Step;
  readonly start: number;
  readonly end: number;
}

/**
 * Assigns each line a track for its vertical segment between two layers, counted from 1 at the left; straight lines
 * have none. Lines near each other get separate tracks, ordered for the fewest crossings and without overlap.
 */
export function tracksOf(steps: readonly Step[]): ReadonlyMap<Step, number> {
  const bends = steps
    .map(step => ({ step, start: startOf(step), end: endOf(step) }))
    .filter(({ start, end }) => start !== end);
  const tracks = new Map<Step, number>();
  const placed: (Bend & { track: number })[] = [];
  for (const bend of orderBends(bends)) {
    const track = Math.max(0, ...placed.filter(other => doMeet(bend, other)).map(other => other.track)) + 1;
    placed.push({ ...bend, track });
    tracks.set(bend.step, track);
  }
  return tracks;
}

/** Greedy order from left to right: next is the bend that costs least against the remaining ones. */
function orderBends(bends: readonly Bend[]): readonly Bend[] {
  const left = new Map(
    bends.map(bend => [bend, bends.reduce((sum, other) => sum + (other === bend ? 0 : gain(bend, other)), 0)]),
  );
  const order: Bend[] = [];
  while (left.size > 0) {
    const [next] = [...left].reduce((best, each) => (each[1] < best[1] ? each : best));
    order.push(next);
    left.delete(next);
    for (const [bend, cost] of left) left.set(bend, cost - gain(bend, next));
  }
  return order;
}

/** Extra cost of placing one bend to the left of the other rather than to its right. */
function gain(bend: Bend, other: Bend): number {
  return cost(bend, other) - cost(other, bend);
}

/** Cost of placing one bend to the left of the other: the number of crossings, plus a large penalty for overlap. */
function cost(left: Bend, right: Bend): number {
  const crossings = (within(right.start, left) ? 1 : 0) + (within(left.end, right) ? 1 : 0);
  return crossings + (Math.abs(left.end - right.start) < near ? 1000 : 0);
}

function within(level: number, { start, end }: Bend): boolean {
  return level > Math.min(start, end) && level < Math.max(start, end);
}

function doMeet(a: Bend, b: Bend): boolean {
  const [top, bottom] = [Math.min(a.start, a.end), Math.max(a.start, a.end)];
  return top < Math.max(b.start, b.end) + trackGap && bottom + trackGap > Math.min(b.start, b.end);
}
