import { endOf, startOf } from './heights.ts';
import type { Step } from './layers.ts';

/** Between two upright pieces of lines. */
export const trackGap = 12;

/** Nearer than this two pieces of lines on one level would be taken for one. */
const near = 6;

interface Bend {
  readonly step: Step;
  readonly start: number;
  readonly end: number;
}

/**
 * The track on which each line goes up or down between two layers, from 1 at the left; those that go straight on have none.
 * Lines that come near each other have tracks of their own, in the order in which they cross least and never lie on each other.
 */
export function tracksOf(steps: readonly Step[]): ReadonlyMap<Step, number> {
  const bends = steps
    .map(step => ({ step, start: startOf(step), end: endOf(step) }))
    .filter(({ start, end }) => start !== end);
  const tracks = new Map<Step, number>();
  const placed: (Bend & { track: number })[] = [];
  for (const bend of inOrder(bends)) {
    const track = Math.max(0, ...placed.filter(other => meet(bend, other)).map(other => other.track)) + 1;
    placed.push({ ...bend, track });
    tracks.set(bend.step, track);
  }
  return tracks;
}

/** From left to right: always the one next that costs least before all that are left. */
function inOrder(bends: readonly Bend[]): readonly Bend[] {
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

/** What it costs more that one is left of the other than right of it. */
function gain(bend: Bend, other: Bend): number {
  return cost(bend, other) - cost(other, bend);
}

/** What it costs that one is left of the other: how often they cross, and far more where they would lie on each other. */
function cost(left: Bend, right: Bend): number {
  const crossings = (within(right.start, left) ? 1 : 0) + (within(left.end, right) ? 1 : 0);
  return crossings + (Math.abs(left.end - right.start) < near ? 1000 : 0);
}

function within(level: number, { start, end }: Bend): boolean {
  return level > Math.min(start, end) && level < Math.max(start, end);
}

function meet(a: Bend, b: Bend): boolean {
  const [top, bottom] = [Math.min(a.start, a.end), Math.max(a.start, a.end)];
  return top < Math.max(b.start, b.end) + trackGap && bottom + trackGap > Math.min(b.start, b.end);
}
