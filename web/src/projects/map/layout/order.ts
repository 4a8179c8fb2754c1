import type { Spot, Step } from './layers.ts';

/** Number of sweeps over the layers, back and forth. */
const rounds = 12;

/** Orders the spots of each layer for few crossings (barycentre sweeps), and the segments at each spot accordingly. */
export function orderLayers(layers: readonly (readonly Spot[])[]): readonly (readonly Spot[])[] {
  let present = layers;
  let best = layers;
  let fewest = crossings(layers);
  for (let round = 0; round < rounds && fewest > 0; round += 1) {
    present = sweep(present, round % 2 === 0);
    const count = crossings(present);
    if (count >= fewest) continue;
    [best, fewest] = [present, count];
  }
  sortSteps(best);
  return best;
}

/** One sweep: sorts each layer by the barycentre of its neighbours in the previous layer. */
function sweep(layers: readonly (readonly Spot[])[], forward: boolean): readonly (readonly Spot[])[] {
  const positions = placesIn(layers);
  const inTurn = forward ? layers : layers.toReversed();
  const sorted = inTurn.map(layer => {
    const middle = new Map(
      layer.map((spot, index) => {
        const joined = forward ? spot.into.map(({ from }) => from) : spot.outOf.map(({ to }) => to);
        const sum = joined.reduce((total, other) => total + (positions.get(other) ?? 0), 0);
        return [spot, joined.length === 0 ? index : sum / joined.length];
      }),
    );
    const next = layer.toSorted((a, b) => (middle.get(a) ?? 0) - (middle.get(b) ?? 0));
    next.forEach((spot, index) => positions.set(spot, index));
    return next;
  });
  return forward ? sorted : sorted.toReversed();
}

function placesIn(layers: readonly (readonly Spot[])[]): Map<Spot, number> {
  return new Map(layers.flatMap(layer => layer.map((spot, index) => [spot, index] as const)));
}

/** Number of edge crossings between the layers. */
function crossings(layers: readonly (readonly Spot[])[]): number {
  const positions = placesIn(layers);
  const at = (spot: Spot) => positions.get(spot) ?? 0;
  let count = 0;
  for (const layer of layers) {
    const steps = layer.flatMap(({ outOf }) => outOf);
    steps.forEach((a, index) => {
      for (const b of steps.slice(index + 1)) if ((at(a.from) - at(b.from)) * (at(a.to) - at(b.to)) < 0) count += 1;
    });
  }
  return count;
}

function sortSteps(layers: readonly (readonly Spot[])[]): void {
  const positions = placesIn(layers);
  const by = (end: (step: Step) => Spot) => (a: Step, b: Step) =>
    (positions.get(end(a)) ?? 0) - (positions.get(end(b)) ?? 0);
  for (const spot of layers.flat()) {
    spot.into.sort(by(({ from }) => from));
    spot.outOf.sort(by(({ to }) => to));
  }
}
