/** A box to lay out, with its size in px. */
export interface Box {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** An edge between two boxes; `label` is the width of its label in px, undefined without one. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly label?: number;
}

/** An element of a layer: a box, or a dummy node of an edge that passes the layer. */
export interface Spot {
  readonly box: Box | undefined;
  readonly layer: number;
  readonly height: number;
  /** Segments from the previous layer and to the next; top to bottom once the layers are ordered. */
  into: Step[];
  outOf: Step[];
  /** Top edge in px. */
  top: number;
}

/** A segment of an edge between two neighbouring layers. */
export interface Step {
  readonly edge: Edge;
  readonly from: Spot;
  readonly to: Spot;
}

/** Distance between two edges at the same box, in px. */
export const portGap = 18;

/**
 * Assigns the boxes to layers so that every edge leads to a later layer, with a dummy node in each layer it passes. A
 * box without predecessors is placed just before its first successor. Cycles are broken by reversing one edge for the
 * layout.
 */
export function assignLayers(boxes: readonly Box[], edges: readonly Edge[]): readonly (readonly Spot[])[] {
  const forward = breakCycles(boxes, edges);
  const layerOf = layersOf(boxes, forward);
  const count = (end: 'from' | 'to', id: string) => forward.filter(({ direction }) => direction[end] === id).length;
  const spots = new Map(
    boxes.map(box => {
      const ports = Math.max(count('from', box.id), count('to', box.id));
      const height = Math.max(box.height, ports * portGap);
      return [box.id, spot(box, layerOf.get(box.id) ?? 0, height)];
    }),
  );
  const all = [...spots.values()];
  for (const { edge, direction } of forward) {
    const [from, to] = [spots.get(direction.from), spots.get(direction.to)];
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

interface Direction {
  readonly from: string;
  readonly to: string;
}
interface Directed {
  readonly edge: Edge;
  /** Direction used for the layout. */
  readonly direction: Direction;
}

function breakCycles(boxes: readonly Box[], edges: readonly Edge[]): readonly Directed[] {
  const outOf = new Map<string, Edge[]>(boxes.map(({ id }) => [id, []]));
  for (const edge of edges) if (outOf.has(edge.to) && edge.from !== edge.to) outOf.get(edge.from)?.push(edge);
  const state = new Map<string, 'under way' | 'done'>();
  const directed: Directed[] = [];
  const visit = (id: string) => {
    state.set(id, 'under way');
    for (const edge of outOf.get(id) ?? []) {
      const back = state.get(edge.to) === 'under way';
      directed.push({ edge, direction: back ? { from: edge.to, to: edge.from } : edge });
      if (!state.has(edge.to)) visit(edge.to);
    }
    state.set(id, 'done');
  };
  for (const { id } of boxes) if (!state.has(id)) visit(id);
  return directed;
}

/** Layer of each box: one after the last of its predecessors. */
function layersOf(boxes: readonly Box[], edges: readonly Directed[]): ReadonlyMap<string, number> {
  const layerOf = new Map<string, number>();
  const before = new Map<string, string[]>(boxes.map(({ id }) => [id, []]));
  for (const { direction } of edges) before.get(direction.to)?.push(direction.from);
  const layer = (id: string): number => {
    const known = layerOf.get(id);
    if (known !== undefined) return known;
    const directed = Math.max(-1, ...(before.get(id) ?? []).map(layer)) + 1;
    layerOf.set(id, directed);
    return directed;
  };
  for (const { id } of boxes) layer(id);
  for (const { id } of boxes) {
    const next = edges
      .filter(({ direction }) => direction.from === id)
      .map(({ direction }) => layerOf.get(direction.to) ?? 1);
    if (before.get(id)?.length === 0 && next.length > 0) layerOf.set(id, Math.min(...next) - 1);
  }
  return layerOf;
}
