import {
  highestMach,
  highestVelocity as highestVelocityOf,
  type ItemTemperatures,
} from '@isentrope/engineering/network';
import { formatNumber } from '@isentrope/engineering/quantities';
import { absent, optional, step, table, type TableColumn } from '../kit/index.ts';
import { criterionNames, exceeded, shares, unjudged } from './checks/criteria.ts';
import { conditions, fluid } from './fields.ts';
import { pascalPerBar } from './fluid/normal-conditions.ts';
import { answer, kvPerCv, state } from './network.ts';
import { itemStates, nodeStates, type ItemState, type NodeState } from './state.ts';
import { valveOpenings } from './valve-openings.ts';

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
  { id: 'verdict', label: 'Verdict' },
  { id: 'share', label: 'Share of its limit', kind: 'fraction', unit: '%' },
  { id: 'type', label: 'Type' },
  { id: 'from', label: 'From' },
  { id: 'to', label: 'To' },
  { id: 'state', label: 'State' },
  { id: 'insideDiameter', label: 'Inside diameter', kind: 'length', unit: 'mm' },
  { id: 'massFlow', label: 'Mass flow', kind: 'massFlow', unit: 'kg/h', digits: 6 },
  { id: 'volumeFlow', label: 'Volume flow', kind: 'volumeFlow', unit: 'm³/h', digits: 6 },
  { id: 'velocity', label: 'Velocity', kind: 'velocity', unit: 'm/s', digits: 5 },
  { id: 'highestVelocity', label: 'Velocity at the faster end', kind: 'velocity', unit: 'm/s', digits: 5 },
  { id: 'mach', label: 'Mach number', kind: 'number', unit: '' },
  { id: 'momentumFlux', label: 'ρv²', kind: 'momentumFlux', unit: 'kg/(m·s²)' },
  { id: 'reynoldsNumber', label: 'Reynolds number', kind: 'number', unit: '' },
  { id: 'frictionFactor', label: 'Friction factor', kind: 'number', unit: '' },
  { id: 'inletPressure', label: 'Inlet pressure', kind: 'gaugePressure', unit: 'bar(g)', digits: 6 },
  { id: 'outletPressure', label: 'Outlet pressure', kind: 'gaugePressure', unit: 'bar(g)', digits: 6 },
  { id: 'inletTemperature', label: 'Inlet temperature', kind: 'temperature', unit: '°C' },
  { id: 'outletTemperature', label: 'Outlet temperature', kind: 'temperature', unit: '°C' },
  { id: 'differential', label: 'Inlet less outlet', kind: 'pressureDifference', unit: 'bar', digits: 5 },
  { id: 'loss', label: 'Loss', kind: 'pressureDifference', unit: 'bar', digits: 5 },
  { id: 'head', label: 'Head', kind: 'length', unit: 'm' },
  { id: 'flowCoefficient', label: 'Flow coefficient', kind: 'flowCoefficient', unit: 'Kv' },
  { id: 'opening', label: 'Opening', kind: 'fraction', unit: '%' },
  { id: 'bore', label: 'Bore', kind: 'length', unit: 'mm' },
];

const gaugeReading =
  'Gauge pressures are above the atmosphere at the elevation of each node. Between nodes of different elevations they differ from “Inlet less outlet”, which is of absolute pressures, by the column of air: 12 Pa per metre.';

/** The nodes with their pressures. */
export const nodeTable = step(
  'nodeTable',
  {
    nodeStates,
    answer,
    atmosphericPressure: conditions.atmosphericPressure,
    temperature: optional(fluid.temperature),
  },
  {
    label: 'Nodes',
    source: v =>
      `conservation of mass at every node; the atmosphere at elevation 0 has ${formatNumber(v.atmosphericPressure / pascalPerBar, 6)} bar(abs)`,
    reading: gaugeReading,
  },
  v =>
    table(
      nodeColumns,
      v.nodeStates.map(({ tag, elevation, gaugePressure, density, exchange }, index) => [
        tag,
        elevation,
        gaugePressure,
        v.answer.temperatures ? v.answer.temperatures.nodes[index] : v.temperature,
        density,
        exchange,
      ]),
    ),
);

function verdictOf(criteria: readonly (keyof typeof criterionNames)[] | undefined, reason: string | undefined) {
  if (!criteria) return undefined;
  if (criteria.length > 0) return `${criteria.map(criterion => criterionNames[criterion]).join(' and ')} exceeded`;
  return reason === undefined ? 'within' : `not judged: ${reason}`;
}

/** ρv² of an item with a diameter, at the end where it is highest. */
function momentumFlux({ massFlow, insideDiameter, velocity, inletVelocity, outletVelocity }: ItemState) {
  if (insideDiameter === undefined || velocity === undefined) return undefined;
  const fastest = Math.max(...[velocity, inletVelocity ?? 0, outletVelocity ?? 0].map(Math.abs));
  return (fastest * Math.abs(massFlow)) / ((Math.PI / 4) * insideDiameter * insideDiameter);
}

/** Temperatures at the ends from and to of an item, as its pressures are. */
function temperaturesAtEnds({ massFlow }: ItemState, along: ItemTemperatures | undefined) {
  return massFlow < 0 ? [along?.outlet, along?.inlet] : [along?.inlet, along?.outlet];
}

/** The items with their flows and differentials. */
export const itemTable = step(
  'itemTable',
  { itemStates, exceeded, shares, unjudged, valveOpenings, answer, temperature: optional(fluid.temperature) },
  {
    label: 'Items',
    source:
      'Darcy–Weisbach; pumps by their curves; valves by IEC 60534-2-1; orifices by ISO 5167-2. The velocity of a gas is that at the mean pressure; its Mach number is at the faster end, where criteria are judged',
    reading: gaugeReading,
  },
  v =>
    table(
      itemColumns,
      v.itemStates.map((item, index) => {
        const [inletTemperature, outletTemperature] = v.answer.temperatures
          ? temperaturesAtEnds(item, v.answer.temperatures.items[index])
          : [v.temperature, v.temperature];
        return [
          item.tag,
          verdictOf(v.exceeded[index], v.unjudged[index]),
          v.shares[index],
          item.type,
          item.from,
          item.to,
          item.state,
          item.insideDiameter,
          item.massFlow,
          item.volumeFlow,
          item.velocity,
          item.velocity === undefined ? undefined : highestVelocityOf(item),
          highestMach(item),
          momentumFlux(item),
          item.reynoldsNumber,
          item.frictionFactor,
          item.inletGauge,
          item.outletGauge,
          inletTemperature,
          outletTemperature,
          item.differential,
          item.loss,
          item.head,
          item.kv === undefined ? undefined : item.kv / kvPerCv,
          v.valveOpenings[index]?.opening,
          item.bore,
        ];
      }),
      row => (v.exceeded[row]?.length ?? 0) > 0,
    ),
);

/** The flow that enters the network. */
export const totalInflow = step(
  'totalInflow',
  { nodeStates },
  { label: 'Flow into the network', symbol: 'm_in', kind: 'massFlow', unit: 'kg/h', source: 'sum of all inflows' },
  v => v.nodeStates.reduce((sum, { exchange }) => sum + Math.max(0, exchange), 0),
);

/** The node with the highest (1) or lowest (-1) pressure; undefined if none has a pressure. */
function extremeNode(nodes: readonly NodeState[], sign: 1 | -1): NodeState | undefined {
  const known = nodes.filter(({ gaugePressure }) => gaugePressure !== undefined);
  return known.toSorted((one, other) => sign * ((other.gaugePressure ?? 0) - (one.gaugePressure ?? 0)))[0];
}

/** The steps for the highest or lowest pressure of all nodes, and its node. */
function extremePressure(id: string, label: string, symbol: string, sign: 1 | -1) {
  const source = 'of all nodes';
  const without = () => absent('no node has a pressure');
  return {
    pressure: step(
      id,
      { nodeStates },
      { label, symbol, kind: 'gaugePressure', unit: 'bar(g)', source, at: `${id}At` },
      v => extremeNode(v.nodeStates, sign)?.gaugePressure ?? without(),
    ),
    node: step(
      `${id}At`,
      { nodeStates },
      { label: `${label} at node`, source },
      v => extremeNode(v.nodeStates, sign)?.tag ?? without(),
    ),
  };
}

export const highestPressure = extremePressure('highestPressure', 'Highest pressure', 'p_max', 1);
export const lowestPressure = extremePressure('lowestPressure', 'Lowest pressure', 'p_min', -1);

/** The line with the highest velocity, at its faster end. */
function fastestLine(items: readonly ItemState[]) {
  return items
    .flatMap(item => (item.type === 'line' ? [{ tag: item.tag, velocity: highestVelocityOf(item) }] : []))
    .toSorted((one, other) => other.velocity - one.velocity)[0];
}

/** The highest velocity in a line. */
export const highestVelocity = step(
  'highestVelocity',
  { itemStates },
  {
    label: 'Highest velocity',
    symbol: 'w_max',
    kind: 'velocity',
    unit: 'm/s',
    source: 'of all lines',
    at: 'highestVelocityAt',
  },
  v => fastestLine(v.itemStates)?.velocity ?? absent('there is no line'),
);

/** The line with the highest velocity. */
export const highestVelocityAt = step(
  'highestVelocityAt',
  { itemStates },
  { label: 'Highest velocity in line', source: 'of all lines' },
  v => fastestLine(v.itemStates)?.tag ?? absent('there is no line'),
);

/** The largest imbalance of a node. */
export const massResidual = step(
  'massResidual',
  { state },
  {
    label: 'Largest imbalance of a node, of the largest flow',
    symbol: 'δ_m',
    kind: 'number',
    unit: '',
    residual: 1e-9,
    source: 'inflows less outflows of each node',
  },
  v => v.state.massResidual,
);

/** The largest imbalance of an item. */
export const pressureResidual = step(
  'pressureResidual',
  { state },
  {
    label: 'Largest imbalance of an item',
    symbol: 'δ_p',
    kind: 'pressureDifference',
    unit: 'Pa',
    residual: 0.1,
    source: 'pressures at both ends less the characteristic of each item',
  },
  v => v.state.pressureResidual,
);
