import { portGap, type Spot, type Step } from './layers.ts';

/** Distance between two boxes, and between a box and a passing line, in px. */
const boxGap = 28;
const passingGap = 22;

const rounds = 24;

/** Distance from the top of a spot to where a line leaves or enters it. */
function port(steps: readonly Step[], step: Step, { height }: Spot): number {
  return height / 2 + (steps.indexOf(step) - (steps.length - 1) / 2) * portGap;
}

export const startOf = (step: Step): number => step.from.top + port(step.from.outOf, step, step.from);
export const endOf = (step: Step): number => step.to.top + port(step.to.into, step, step.to);

/**
 * Sets the vertical positions of the spots, keeping order and minimum distances, so that lines are as straight as
 * possible, long ones first.
 */
export function setHeights(layers: readonly (readonly Spot[])[]): void {
  for (const layer of layers) placeSpots(layer, new Map());
  for (let round = 0; round < rounds; round += 1) {
    const inTurn = round % 2 === 0 ? layers : layers.toReversed();
    for (const layer of inTurn) placeSpots(layer, preferredTops(layer, round));
  }
  const top = Math.min(...layers.flat().map(spot => spot.top));
  for (const spot of layers.flat()) spot.top = Math.round(spot.top - top);
  for (const layer of layers) straighten(layer);
}

/** Offset in px below which a line is straightened by moving the spot at its end. */
const littleBend = 4;

function straighten(layer: readonly Spot[]): void {
  layer.forEach((spot, index) => {
    const [only, second] = spot.into;
    if (!only || second) return;
    const top = spot.top + startOf(only) - endOf(only);
    const [above, below] = [layer[index - 1], layer[index + 1]];
    const fits =
      top >= (above ? above.top + distance(above, spot) : 0) && (!below || top + distance(spot, below) <= below.top);
    if (fits && Math.abs(top - spot.top) <= littleBend) spot.top = top;
  });
}

interface Preference {
  readonly top: number;
  readonly weight: number;
}

/**
 * Preferred position of each spot, ignoring the others: in the last rounds from both neighbouring layers, before that
 * from the layer already placed.
 */
function preferredTops(layer: readonly Spot[], round: number): ReadonlyMap<Spot, Preference> {
  const both = round >= rounds - 6;
  return new Map(
    layer.flatMap(spot => {
      const into = both || round % 2 === 0 ? spot.into : [];
      const outOf = both || round % 2 === 1 ? spot.outOf : [];
      const preferred = [
        ...into.map(step => ({ top: spot.top + startOf(step) - endOf(step), weight: straightness(step) })),
        ...outOf.map(step => ({ top: spot.top + endOf(step) - startOf(step), weight: straightness(step) })),
      ];
      const weight = preferred.reduce((sum, each) => sum + each.weight, 0);
      if (weight === 0) return [];
      return [
        [spot, { top: preferred.reduce((sum, each) => sum + each.top * each.weight, 0) / weight, weight }] as const,
      ];
    }),
  );
}

/** Weight of keeping a step straight; highest in the middle of a long line. */
function straightness({ from, to }: Step): number {
  if (from.box === undefined && to.box === undefined) return 8;
  return from.box === undefined || to.box === undefined ? 2 : 1;
}

/** Consecutive spots at minimum distance. */
interface Run {
  readonly spots: readonly Spot[];
  /** Preferred top of the first spot, and its weight. */
  readonly top: number;
  readonly weight: number;
}

/**
 * Places the spots of a layer at their preferred positions as far as order and distances allow, minimising the weighted
 * squared deviation.
 */
function placeSpots(layer: readonly Spot[], preferences: ReadonlyMap<Spot, Preference>): void {
  const runs: Run[] = [];
  for (const spot of layer) {
    const { top, weight } = preferences.get(spot) ?? { top: spot.top, weight: 0.01 };
    let run: Run = { spots: [spot], top, weight };
    for (let before = runs.at(-1); before && before.top + extent(before, run) > run.top; before = runs.at(-1)) {
      runs.pop();
      const shift = extent(before, run);
      const both = before.weight + run.weight;
      const mean = (before.top * before.weight + (run.top - shift) * run.weight) / both;
      run = { spots: [...before.spots, ...run.spots], top: mean, weight: both };
    }
    runs.push(run);
  }
  for (const { spots, top } of runs) {
    let next = top;
    spots.forEach((spot, index) => {
      spot.top = next;
      next += distance(spot, spots[index + 1]);
    });
  }
}

/** Height from the first spot of a run to the first of the next run. */
function extent({ spots }: Run, { spots: [next] }: Run): number {
  return spots.reduce((sum, spot, index) => sum + distance(spot, spots[index + 1] ?? next), 0);
}

function distance(spot: Spot, next: Spot | undefined): number {
  const boxes = [spot, next].filter(each => each?.box !== undefined).length;
  return spot.height + (boxes === 2 ? boxGap : boxes === 1 ? passingGap : portGap);
}
