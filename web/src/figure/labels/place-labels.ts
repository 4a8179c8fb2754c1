import { doSegmentsCross, segmentMeetsBox, doOverlap, isInside, type Box, type Point } from '../geometry/boxes.ts';

/** A candidate place of a label: its box, its cost, and its leader if it needs one. */
export interface LabelPlace {
  readonly box: Box;
  readonly cost: number;
  readonly leader?: readonly [from: Point, to: Point];
}

/** A label to place. */
export interface LabelCandidates {
  readonly candidates: readonly LabelPlace[];
  /** Further places, if it finds none of these or only a poor one. */
  readonly further?: () => readonly LabelPlace[];
}

/** Places of at least this cost are poor. */
export const poorCost = 100;

/** Rounds of improvement after the initial placement. */
const rounds = 4;

/** Whether two labels conflict: boxes overlap, or a leader crosses the other label or leader. */
function conflict(a: LabelPlace, b: LabelPlace): boolean {
  return (
    doOverlap(a.box, b.box) ||
    (a.leader !== undefined && segmentMeetsBox(...a.leader, b.box)) ||
    (b.leader !== undefined && segmentMeetsBox(...b.leader, a.box)) ||
    (a.leader !== undefined && b.leader !== undefined && doSegmentsCross(a.leader, b.leader))
  );
}

const cheapestFirst = (candidates: readonly LabelPlace[]) => candidates.toSorted((a, b) => a.cost - b.cost);

/**
 * Chooses places for labels without overlaps, outside `taken` boxes, inside the frame, and with no leader through a
 * label; undefined for a label without room. Labels with the fewest candidates are placed first; a label without room
 * may displace one other; labels at poor places try further ones; then all are improved in rounds.
 */
export function placeLabels(
  frame: Box,
  taken: readonly Box[],
  labels: readonly LabelCandidates[],
): (LabelPlace | undefined)[] {
  const allowedPlaces = (candidates: readonly LabelPlace[]) =>
    cheapestFirst(
      candidates.filter(
        ({ box, leader }) =>
          isInside(box, frame) &&
          !taken.some(other => doOverlap(box, other) || (leader !== undefined && segmentMeetsBox(...leader, other))),
      ),
    );
  const choices = labels.map(({ candidates }) => allowedPlaces(candidates));
  const placed: (LabelPlace | undefined)[] = labels.map(() => undefined);
  const inTheWay = (candidate: LabelPlace, of: number) =>
    placed.flatMap((other, index) => (index !== of && other && conflict(candidate, other) ? [index] : []));
  const firstFree = (of: number) => choices[of]?.find(candidate => inTheWay(candidate, of).length === 0);

  /** Takes the best place from which a single other label can be displaced. */
  function makeRoom(of: number): boolean {
    for (const candidate of choices[of] ?? []) {
      const [other, ...others] = inTheWay(candidate, of);
      if (other === undefined || others.length > 0) continue;
      const before = placed[other];
      placed[of] = candidate;
      placed[other] = undefined;
      placed[other] = firstFree(other);
      if (placed[other]) return true;
      [placed[of], placed[other]] = [undefined, before];
    }
    return false;
  }

  const order = labels
    .map((_, index) => index)
    .toSorted((a, b) => (choices[a]?.length ?? 0) - (choices[b]?.length ?? 0));
  for (const index of order) {
    placed[index] = firstFree(index);
    if (!placed[index]) makeRoom(index);
    if ((placed[index]?.cost ?? poorCost) < poorCost) continue;
    const further = allowedPlaces(labels[index]?.further?.() ?? []);
    choices[index] = cheapestFirst([...(choices[index] ?? []), ...further]);
    placed[index] = firstFree(index);
    if (!placed[index]) makeRoom(index);
  }
  for (let round = 0; round < rounds; round += 1) {
    let moved = false;
    for (const index of order) {
      const now = placed[index];
      const best = now && firstFree(index);
      if (!best || best.cost >= now.cost) continue;
      placed[index] = best;
      moved = true;
    }
    if (!moved) break;
  }
  return placed;
}

/**
 * Moves values apart until each is at least `gap` from the next, with minimal shifts and in order, within `low` to
 * `high`; undefined if they do not fit.
 */
export function spreadApart(heights: readonly number[], gap: number, low: number, high: number): number[] | undefined {
  if ((heights.length - 1) * gap > high - low) return undefined;
  const order = heights.map((_, index) => index).toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  /** Groups of touching neighbours moved as one: their count, and the mean of the first one's wanted position. */
  const groups: { count: number; first: number }[] = [];
  const clampToRange = (first: number, count: number) => Math.min(Math.max(first, low), high - (count - 1) * gap);
  for (const index of order) {
    let group = { count: 1, first: clampToRange(heights[index] ?? 0, 1) };
    for (let last = groups.at(-1); last && last.first + last.count * gap > group.first; last = groups.at(-1)) {
      groups.pop();
      const count = last.count + group.count;
      const first = (last.count * last.first + group.count * (group.first - last.count * gap)) / count;
      group = { count, first: clampToRange(first, count) };
    }
    groups.push(group);
  }
  const sorted = groups.flatMap(({ count, first }) => Array.from({ length: count }, (_, index) => first + index * gap));
  const result: number[] = [];
  for (const [position, index] of order.entries()) result[index] = sorted[position] ?? 0;
  return result;
}
