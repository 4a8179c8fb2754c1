import { portGap, type Spot, type Step } from './layers.ts';

/** Between two boxes above each other, and between a box and a line that passes it. */
const boxGap = 28;
const passingGap = 22;

const rounds = 24;

/** Where a line leaves a spot, or comes to it, below its top. */
function port(steps: readonly Step[], step: Step, { height }: Spot): number {
  return height / 2 + (steps.indexOf(step) - (steps.length - 1) / 2) * portGap;
}

export const startOf = (step: Step): number => step.from.top + port(step.from.outOf, step, step.from);
export const endOf = (step: Step): number => step.to.top + port(step.to.into, step, step.to);

/**
 * Puts the spots of each layer at heights that keep their order and their distances and make the lines as straight as these
 * allow, the long ones above all.
 */
export function setHeights(layers: readonly (readonly Spot[])[]): void {
  for (const layer of layers) place(layer, new Map());
  for (let round = 0; round < rounds; round += 1) {
    const inTurn = round % 2 === 0 ? layers : layers.toReversed();
    for (const layer of inTurn) place(layer, wishes(layer, round));
  }
  const top = Math.min(...layers.flat().map(spot => spot.top));
  for (const spot of layers.flat()) spot.top = Math.round(spot.top - top);
  for (const layer of layers) straighten(layer);
}

/** So little a line does not bend where the spot at its end can stand that much higher or lower. */
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

interface Wish {
  readonly top: number;
  readonly weight: number;
}

/** Where each spot would stand if there were no others: at the end both its sides count, before that the one that is placed. */
function wishes(layer: readonly Spot[], round: number): ReadonlyMap<Spot, Wish> {
  const both = round >= rounds - 6;
  return new Map(
    layer.flatMap(spot => {
      const into = both || round % 2 === 0 ? spot.into : [];
      const outOf = both || round % 2 === 1 ? spot.outOf : [];
      const wanted = [
        ...into.map(step => ({ top: spot.top + startOf(step) - endOf(step), weight: straightness(step) })),
        ...outOf.map(step => ({ top: spot.top + endOf(step) - startOf(step), weight: straightness(step) })),
      ];
      const weight = wanted.reduce((sum, each) => sum + each.weight, 0);
      if (weight === 0) return [];
      return [[spot, { top: wanted.reduce((sum, each) => sum + each.top * each.weight, 0) / weight, weight }] as const];
    }),
  );
}

/** How much it matters that a step is straight: most for one that is in the middle of a long line. */
function straightness({ from, to }: Step): number {
  if (from.box === undefined && to.box === undefined) return 8;
  return from.box === undefined || to.box === undefined ? 2 : 1;
}

/** A run of spots that stand as close as they may. */
interface Run {
  readonly spots: readonly Spot[];
  /** Where its first would stand, and how much that weighs. */
  readonly top: number;
  readonly weight: number;
}

/** The spots of a layer where they wish to be, as far as their order and distances let them: the least squares of what is left. */
function place(layer: readonly Spot[], wished: ReadonlyMap<Spot, Wish>): void {
  const runs: Run[] = [];
  for (const spot of layer) {
    const { top, weight } = wished.get(spot) ?? { top: spot.top, weight: 0.01 };
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

/** From the top of the first spot of a run to that of the run after it. */
function extent({ spots }: Run, { spots: [next] }: Run): number {
  return spots.reduce((sum, spot, index) => sum + distance(spot, spots[index + 1] ?? next), 0);
}

function distance(spot: Spot, next: Spot | undefined): number {
  if (next === undefined) return 0;
  const boxes = [spot, next].filter(({ box }) => box !== undefined).length;
  return spot.height + (boxes === 2 ? boxGap : boxes === 1 ? passingGap : portGap);
}
