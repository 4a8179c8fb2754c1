/** What is laid out: a box of a size, known by its id. */
export interface Box {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** A line from one box to another, with as much room for its label as that is wide; none where it has no label. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly label?: number;
}

/** What stands in a layer: a box, or a line on its way past it. */
export interface Spot {
  readonly box: Box | undefined;
  readonly layer: number;
  readonly height: number;
  /** What leads to it from the layer before, and from it to the next one, each from top to bottom once the layers are ordered. */
  into: Step[];
  outOf: Step[];
  /** Where its top is. */
  top: number;
}

/** A line on its way from one layer to the next. */
export interface Step {
  readonly edge: Edge;
  readonly from: Spot;
  readonly to: Spot;
}

/** Between two lines that lead to the same box or from it. */
export const portGap = 18;

/**
 * The boxes in layers, so that every line leads from a layer to a later one, with a spot in each layer that it passes. A box
 * that nothing leads to stands just before the first that it leads to. Of lines in a circle one leads backwards: it is laid out
 * as if it led the other way.
 */
export function layered(boxes: readonly Box[], edges: readonly Edge[]): readonly (readonly Spot[])[] {
  const forward = withoutCircles(boxes, edges);
  const layerOf = layersOf(boxes, forward);
  const count = (end: 'from' | 'to', id: string) => forward.filter(({ way }) => way[end] === id).length;
  const spots = new Map(
    boxes.map(box => {
      const ports = Math.max(count('from', box.id), count('to', box.id));
      const height = Math.max(box.height, ports * portGap);
      return [box.id, spot(box, layerOf.get(box.id) ?? 0, height)];
    }),
  );
  const all = [...spots.values()];
  for (const { edge, way } of forward) {
    const [from, to] = [spots.get(way.from), spots.get(way.to)];
    if (!from || !to) continue;
    let last = from;
    for (let layer = from.layer + 1; layer < to.layer; layer += 1) {
      const passed = spot(undefined, layer, 0);
      all.push(passed);
      join(edge, last, passed);
      last = passed;
    }
    join(edge, last, to);
  }
  const layers = Math.max(-1, ...all.map(({ layer }) => layer)) + 1;
  return Array.from({ length: layers }, (_, layer) => all.filter(each => each.layer === layer));
}

function spot(box: Box | undefined, layer: number, height: number): Spot {
  return { box, layer, height, into: [], outOf: [], top: 0 };
}

function join(edge: Edge, from: Spot, to: Spot): void {
  const step = { edge, from, to };
  from.outOf.push(step);
  to.into.push(step);
}

interface Way {
  readonly from: string;
  readonly to: string;
}
interface Directed {
  readonly edge: Edge;
  /** The way it is laid out. */
  readonly way: Way;
}

function withoutCircles(boxes: readonly Box[], edges: readonly Edge[]): readonly Directed[] {
  const outOf = new Map<string, Edge[]>(boxes.map(({ id }) => [id, []]));
  for (const edge of edges) if (outOf.has(edge.to) && edge.from !== edge.to) outOf.get(edge.from)?.push(edge);
  const state = new Map<string, 'under way' | 'done'>();
  const found: Directed[] = [];
  const visit = (id: string) => {
    state.set(id, 'under way');
    for (const edge of outOf.get(id) ?? []) {
      const back = state.get(edge.to) === 'under way';
      found.push({ edge, way: back ? { from: edge.to, to: edge.from } : edge });
      if (!state.has(edge.to)) visit(edge.to);
    }
    state.set(id, 'done');
  };
  for (const { id } of boxes) if (!state.has(id)) visit(id);
  return found;
}

/** The layer of each box: one after the last of those that lead to it. */
function layersOf(boxes: readonly Box[], edges: readonly Directed[]): ReadonlyMap<string, number> {
  const layerOf = new Map<string, number>();
  const before = new Map<string, string[]>(boxes.map(({ id }) => [id, []]));
  for (const { way } of edges) before.get(way.to)?.push(way.from);
  const layer = (id: string): number => {
    const known = layerOf.get(id);
    if (known !== undefined) return known;
    const found = Math.max(-1, ...(before.get(id) ?? []).map(layer)) + 1;
    layerOf.set(id, found);
    return found;
  };
  for (const { id } of boxes) layer(id);
  for (const { id } of boxes) {
    const next = edges.filter(({ way }) => way.from === id).map(({ way }) => layerOf.get(way.to) ?? 1);
    if (before.get(id)?.length === 0 && next.length > 0) layerOf.set(id, Math.min(...next) - 1);
  }
  return layerOf;
}
