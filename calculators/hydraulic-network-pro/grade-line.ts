import { standardGravity } from '@isentrope/engineering/quantities';
import {
  absent,
  check,
  error,
  optional,
  selector,
  step,
  table,
  value,
  type Plot,
  type PlotMark,
  type StepInputs,
  type TableColumn,
} from '../kit/index.ts';
import { fluid, gradePath as pathField, tables } from './fields.ts';
import { largestFlowPath, shortestPath, type PathStep } from './grade-path.ts';
import { itemStates, nodeStates, type ItemState, type NodeState } from './state.ts';

/** The hydraulic grade line of a liquid, or the pressure of a gas, along a path through the network. */

/** A node on the path. */
interface GradePoint {
  readonly node: NodeState;
  /** Item that leads to it; undefined at the start. */
  readonly item: ItemState | undefined;
  /** Length of the lines up to it, m. */
  readonly distance: number;
  /** Elevation and gauge pressure as a height of the liquid, m; undefined of a gas. */
  readonly head: number | undefined;
}

/** The path of a case, or why there is none. */
const route = value(
  'gradeRoute',
  { nodeStates, itemStates, ...optional({ path: pathField }) },
  (v): { readonly start: string; readonly steps: readonly PathStep[] } | { readonly fault: string } => {
    const nodes = new Set(v.nodeStates.map(({ tag }) => tag));
    const listed = (v.path ?? '').split(/[,;]/).flatMap(part => (part.trim() === '' ? [] : [part.trim()]));
    const unknown = listed.find(tag => !nodes.has(tag));
    if (unknown !== undefined) return { fault: `There is no node ${unknown}.` };
    const largest = v.nodeStates.toSorted((one, other) => other.exchange - one.exchange)[0]?.tag ?? '';
    const [start = largest, ...others] = listed;
    if (others.length === 0) return { start, steps: largestFlowPath(v.itemStates, start) };
    const steps: PathStep[] = [];
    for (const [index, end] of others.entries()) {
      const from = index === 0 ? start : (others[index - 1] ?? start);
      const part = shortestPath(v.itemStates, from, end);
      if (!part) return { fault: `No items join the nodes ${from} and ${end}.` };
      steps.push(...part);
    }
    return { start, steps };
  },
);

/** Says why the path that was entered cannot be followed. */
export const gradeErrors = check({ route }, v =>
  'fault' in v.route ? [error(v.route.fault, { field: pathField.id })] : [],
);

const gradePoints = value(
  'gradePoints',
  { route, nodeStates, itemStates, items: tables.items, fluidPhase: fluid.fluidPhase },
  v => {
    if ('fault' in v.route) return absent('the path cannot be followed');
    const nodeOf = new Map(v.nodeStates.map(node => [node.tag, node]));
    const points: GradePoint[] = [];
    let distance = 0;
    const add = (tag: string, item: ItemState | undefined) => {
      const node = nodeOf.get(tag);
      if (!node) return;
      const { elevation, gaugePressure, density } = node;
      const head =
        v.fluidPhase === 'Gas' || gaugePressure === undefined || density === undefined
          ? undefined
          : elevation + gaugePressure / (density * standardGravity);
      points.push({ node, item, distance, head });
    };
    add(v.route.start, undefined);
    for (const { index, to } of v.route.steps) {
      distance += v.items[index]?.length ?? 0;
      add(to, v.itemStates[index]);
    }
    return points;
  },
);

const columns: readonly TableColumn[] = [
  { id: 'item', label: 'Item' },
  { id: 'node', label: 'To node' },
  { id: 'distance', label: 'Distance', kind: 'length', unit: 'm' },
  { id: 'elevation', label: 'Elevation', kind: 'length', unit: 'm' },
  { id: 'pressure', label: 'Pressure', kind: 'gaugePressure', unit: 'bar(g)', digits: 6 },
  { id: 'head', label: 'Hydraulic grade', kind: 'length', unit: 'm', digits: 5 },
];

/** The nodes along the path with their heads. */
export const gradeTable = step(
  'gradeTable',
  { gradePoints },
  {
    label: 'Along the path',
    source: 'hydraulic grade: elevation + gauge pressure/(ρ·g), with the density at the node',
  },
  v =>
    table(
      columns,
      v.gradePoints.map(({ node, item, distance, head }) => [
        item?.tag,
        node.tag,
        distance,
        node.elevation,
        node.gaugePressure,
        head,
      ]),
    ),
);

const plotNeeds = { gradePoints };

/** The figure of the path: heads of a liquid, pressures of a gas. */
export const gradePlots = selector(plotNeeds, (v: Partial<StepInputs<typeof plotNeeds>>): readonly Plot[] => {
  const points = v.gradePoints ?? [];
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2 || last.distance === 0) return [];
  const isLiquid = points.some(({ head }) => head !== undefined);
  const valueOf = ({ head, node }: GradePoint) => (isLiquid ? head : node.gaugePressure);
  const line = (of: (point: GradePoint) => number | undefined) =>
    points.map(point => {
      const y = of(point);
      return y === undefined ? undefined : ([point.distance, y] as const);
    });
  // Lines are the slopes of the curve; the other items are its steps, which get their names.
  const marks = points.flatMap((point): PlotMark[] => {
    const y = valueOf(point);
    if (y === undefined) return [];
    if (!point.item) return [{ label: point.node.tag, x: point.distance, y }];
    if (point.item.type !== 'line') return [{ label: point.item.tag, x: point.distance, y }];
    return point === last ? [{ label: point.node.tag, x: point.distance, y }] : [];
  });
  const x = { label: 'Distance along the lines', kind: 'length', unit: 'm', from: 0 } as const;
  const ends = `from ${first.node.tag} to ${last.node.tag}`;
  return [
    isLiquid
      ? {
          title: `Hydraulic grade line ${ends}`,
          x,
          y: { label: 'Height', kind: 'length', unit: 'm' },
          series: [
            { label: 'Hydraulic grade line', pen: 'main', points: line(valueOf) },
            { label: 'Elevation', pen: 'second', points: line(({ node }) => node.elevation) },
          ],
          marks,
        }
      : {
          title: `Pressure ${ends}`,
          x,
          y: { label: 'Pressure', kind: 'gaugePressure', unit: 'bar(g)' },
          series: [{ label: 'Pressure', pen: 'main', points: line(valueOf) }],
          marks,
        },
  ];
});
