import { standardGravity } from '@isentrope/engineering/quantities';
import { absent, optional, step, table, type TableColumn } from '../kit/index.ts';
import { fluid } from './fields.ts';
import { solved } from './network.ts';
import { itemStates, nodeStates, type ItemState } from './state.ts';

/** The results: nodes, items, extremes and balance. */

const nodeColumns: readonly TableColumn[] = [
  { id: 'node', label: 'Node' },
  { id: 'elevation', label: 'Elevation', kind: 'length', unit: 'm' },
  { id: 'pressure', label: 'Pressure', kind: 'gaugePressure', unit: 'bar(g)', digits: 6 },
  { id: 'temperature', label: 'Temperature', kind: 'temperature', unit: '°C' },
  { id: 'density', label: 'Density', kind: 'density', unit: 'kg/m³' },
  { id: 'inflow', label: 'Inflow', kind: 'massFlow', unit: 'kg/h', digits: 6 },
];

const itemColumns: readonly TableColumn[] = [
  { id: 'item', label: 'Item' },
  { id: 'type', label: 'Type' },
  { id: 'from', label: 'From' },
  { id: 'to', label: 'To' },
  { id: 'massFlow', label: 'Mass flow', kind: 'massFlow', unit: 'kg/h', digits: 6 },
  { id: 'volumeFlow', label: 'Volume flow', kind: 'volumeFlow', unit: 'm³/h', digits: 6 },
  { id: 'velocity', label: 'Velocity', kind: 'velocity', unit: 'm/s', digits: 5 },
  { id: 'reynoldsNumber', label: 'Reynolds number', kind: 'number', unit: '' },
  { id: 'inletPressure', label: 'Inlet pressure', kind: 'gaugePressure', unit: 'bar(g)', digits: 6 },
  { id: 'outletPressure', label: 'Outlet pressure', kind: 'gaugePressure', unit: 'bar(g)', digits: 6 },
  { id: 'differential', label: 'Differential', kind: 'pressureDifference', unit: 'bar', digits: 5 },
  { id: 'head', label: 'Head', kind: 'length', unit: 'm' },
  { id: 'flowCoefficient', label: 'Flow coefficient', kind: 'flowCoefficient', unit: 'Kv' },
  { id: 'state', label: 'State' },
];

/** The nodes with their pressures. */
export const nodeTable = step(
  'nodeTable',
  { nodeStates, temperature: optional(fluid.temperature) },
  { label: 'Nodes', source: 'Conservation of mass at every node' },
  v =>
    table(
      nodeColumns,
      v.nodeStates.map(({ tag, elevation, pressure, density, inflow }) => [
        tag,
        elevation,
        pressure,
        v.temperature,
        density,
        inflow,
      ]),
    ),
);

/** The items with their flows and differentials. */
export const itemTable = step(
  'itemTable',
  { itemStates, isGas: fluid.fluidPhase },
  { label: 'Items', source: 'Darcy–Weisbach with Colebrook–White; pumps by their curves; valves by IEC 60534-2-1' },
  v =>
    table(
      itemColumns,
      v.itemStates.map(item => [
        item.tag,
        item.type,
        item.from,
        item.to,
        item.massFlow,
        item.volumeFlow,
        item.velocity,
        item.reynoldsNumber,
        item.inletPressure,
        item.outletPressure,
        item.differential,
        headOf(item),
        v.isGas === 'Gas' ? undefined : flowCoefficientOf(item),
        stateOf(item),
      ]),
    ),
);

/** The density at which a volume flow is stated. */
const densityOf = ({ massFlow, volumeFlow }: ItemState) =>
  volumeFlow === undefined || volumeFlow === 0 ? undefined : massFlow / volumeFlow;

/** The head of a pump. */
function headOf(item: ItemState): number | undefined {
  const density = densityOf(item);
  if (item.type !== 'pump' || item.differential === undefined || density === undefined) return undefined;
  return item.differential / (density * standardGravity);
}

/** The Kv of a control valve in Cv at its flow and differential, IEC 60534-2-1 without choking. */
function flowCoefficientOf(item: ItemState): number | undefined {
  const { type, massFlow, volumeFlow, differential } = item;
  const density = densityOf(item);
  if (type !== 'control valve' || density === undefined || volumeFlow === undefined) return undefined;
  if (!(massFlow > 0) || differential === undefined || !(differential > 0)) return undefined;
  const kv = volumeFlow * 3600 * Math.sqrt(density / 999 / (differential / 1e5));
  return kv / 0.865;
}

function stateOf({ type, massFlow, isShut, inletPressure, outletPressure }: ItemState): string {
  if (isShut) return type === 'check valve' ? 'holds back' : 'closed';
  if (inletPressure === undefined || outletPressure === undefined) return 'shut off';
  return massFlow < 0 ? 'reversed' : massFlow === 0 ? 'no flow' : 'flows';
}

/** The flow that enters the network. */
export const totalInflow = step(
  'totalInflow',
  { nodeStates },
  { label: 'Flow into the network', symbol: 'm_in', kind: 'massFlow', unit: 'kg/h', source: 'sum of all inflows' },
  v => v.nodeStates.reduce((sum, { inflow }) => sum + Math.max(0, inflow), 0),
);

const extreme = (id: string, label: string, symbol: string, better: (one: number, other: number) => number) =>
  step(id, { nodeStates }, { label, symbol, kind: 'gaugePressure', unit: 'bar(g)', source: 'of all nodes' }, v => {
    const pressures = v.nodeStates.flatMap(({ pressure }) => pressure ?? []);
    return pressures.length === 0 ? absent('no node has a pressure') : pressures.reduce(better);
  });

export const highestPressure = extreme('highestPressure', 'Highest pressure', 'p_max', (one, other) =>
  Math.max(one, other),
);
export const lowestPressure = extreme('lowestPressure', 'Lowest pressure', 'p_min', (one, other) =>
  Math.min(one, other),
);

/** The highest velocity in a line. */
export const highestVelocity = step(
  'highestVelocity',
  { itemStates },
  { label: 'Highest velocity', symbol: 'w_max', kind: 'velocity', unit: 'm/s', source: 'of all lines' },
  v => {
    const speeds = v.itemStates.flatMap(({ type, velocity }) =>
      type === 'line' && velocity !== undefined ? [Math.abs(velocity)] : [],
    );
    return speeds.length === 0 ? absent('there is no line') : Math.max(...speeds);
  },
);

/** The largest imbalance of a node. */
export const massResidual = step(
  'massResidual',
  { solved },
  { label: 'Largest imbalance of a node', symbol: 'Δm', kind: 'massFlow', unit: 'kg/h', residual: 1e-5 },
  v => v.solved.state.massResidual,
);

/** The largest imbalance of an item. */
export const pressureResidual = step(
  'pressureResidual',
  { solved },
  { label: 'Largest imbalance of an item', symbol: 'Δp', kind: 'pressureDifference', unit: 'Pa', residual: 1 },
  v => v.solved.state.pressureResidual,
);
