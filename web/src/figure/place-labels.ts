import { cross, meets, overlap, within, type Box, type Point } from './boxes.ts';

/** A place that a label may take: its box, how far it is from the best one, and the line that ties it to what it names. */
export interface Place {
  readonly box: Box;
  readonly cost: number;
  readonly leader?: readonly [from: Point, to: Point];
}

/** A label to be placed. */
export interface Wish {
  /** Where it may stand. */
  readonly places: readonly Place[];
  /** Where it may stand if it finds no room there, or only a poor place. */
  readonly further?: () => readonly Place[];
}

/** A place that costs as much is poor. */
export const poor = 100;

/** Rounds in which labels that stand well enough look for something better. */
const rounds = 4;

/** Whether two labels get in each other's way: box on box, or the line of one through the other. */
function conflict(a: Place, b: Place): boolean {
  return (
    overlap(a.box, b.box) ||
    (a.leader !== undefined && meets(...a.leader, b.box)) ||
    (b.leader !== undefined && meets(...b.leader, a.box)) ||
    (a.leader !== undefined && b.leader !== undefined && cross(a.leader, b.leader))
  );
}

const cheapestFirst = (places: readonly Place[]) => places.toSorted((a, b) => a.cost - b.cost);

/**
 * Places for labels such that no box overlaps another or one that is taken, none leaves the frame, and no leader runs
 * through a label; undefined for a label that finds no room. Those with the least choice come first; one that finds none
 * moves another that can go elsewhere; one that finds only a poor place looks further; then each takes the best that is left
 * to it.
 */
export function placeLabels(frame: Box, taken: readonly Box[], wishes: readonly Wish[]): (Place | undefined)[] {
  const possible = (places: readonly Place[]) =>
    cheapestFirst(
      places.filter(
        ({ box, leader }) =>
          within(box, frame) &&
          !taken.some(other => overlap(box, other) || (leader !== undefined && meets(...leader, other))),
      ),
    );
  const choices = wishes.map(({ places }) => possible(places));
  const placed: (Place | undefined)[] = wishes.map(() => undefined);
  const inTheWay = (place: Place, of: number) =>
    placed.flatMap((other, index) => (index !== of && other && conflict(place, other) ? [index] : []));
  const firstFree = (of: number) => choices[of]?.find(place => inTheWay(place, of).length === 0);

  /** Takes the best place from which a single other label can be moved. */
  function makeRoom(of: number): boolean {
    for (const place of choices[of] ?? []) {
      const [other, ...others] = inTheWay(place, of);
      if (other === undefined || others.length > 0) continue;
      const before = placed[other];
      placed[of] = place;
      placed[other] = undefined;
      placed[other] = firstFree(other);
      if (placed[other]) return true;
      [placed[of], placed[other]] = [undefined, before];
    }
    return false;
  }

  const order = wishes
    .map((_, index) => index)
    .toSorted((a, b) => (choices[a]?.length ?? 0) - (choices[b]?.length ?? 0));
  for (const index of order) {
    placed[index] = firstFree(index);
    if (!placed[index]) makeRoom(index);
    if ((placed[index]?.cost ?? poor) < poor) continue;
    const further = possible(wishes[index]?.further?.() ?? []);
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
 * Moves heights apart until each is at least `gap` from the next, as little as possible and in their order, within the
 * range from `low` to `high`; undefined where they do not all fit.
 */
export function spread(heights: readonly number[], gap: number, low: number, high: number): number[] | undefined {
  if ((heights.length - 1) * gap > high - low) return undefined;
  const order = heights.map((_, index) => index).toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  /** Neighbours that touch, moved as one: how many, and the mean of where their first one would stand. */
  const groups: { count: number; first: number }[] = [];
  const kept = (first: number, count: number) => Math.min(Math.max(first, low), high - (count - 1) * gap);
  for (const index of order) {
    let group = { count: 1, first: kept(heights[index] ?? 0, 1) };
    for (let last = groups.at(-1); last && last.first + last.count * gap > group.first; last = groups.at(-1)) {
      groups.pop();
      const count = last.count + group.count;
      const first = (last.count * last.first + group.count * (group.first - last.count * gap)) / count;
      group = { count, first: kept(first, count) };
    }
    groups.push(group);
  }
  const sorted = groups.flatMap(({ count, first }) => Array.from({ length: count }, (_, place) => first + place * gap));
  const result: number[] = [];
  for (const [place, index] of order.entries()) result[index] = sorted[place] ?? 0;
  return result;
}
