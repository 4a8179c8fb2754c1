import {
  ambientPressure,
  solveNetwork,
  solveWithHeatLoss,
  type LineItem,
  type Network,
  type NetworkGas,
  type NetworkItem,
  type NetworkLiquid,
  type NetworkMessage,
  type NetworkNode,
  type NetworkSolution,
  type NetworkTemperatures,
  type PumpItem,
} from '@isentrope/engineering/network';
import { atmosphere, formatNumber, type Clause } from '@isentrope/engineering/quantities';
import { relativeFlowCoefficient } from '@isentrope/engineering/valves';
import {
  absent,
  check,
  error,
  missing,
  optional,
  readable,
  value,
  withLocalPressures,
  type Absent,
} from '../kit/index.ts';
import { conditions, fluid, friction, heat, pumpCurves, roughness, tables } from './fields.ts';
import { flowOfItem, flowsOfNode, massFlow } from './tables/flows.ts';
import { elevationsOf } from './tables/elevations.ts';
import { itemRows } from './tables/item-rows.ts';
import { roughnessErrors } from './tables/line-roughness.ts';
import type { TableError } from './tables/row-faults.ts';
import { itemErrors, jointErrors, nodeErrors } from './tables/rules.ts';
import { lossCoefficientOf } from './tables/line-fittings.ts';
import { liquidLaws, liquidSource, type LiquidSource } from './fluid/liquid-by-temperature.ts';
import { pascalPerBar } from './fluid/normal-conditions.ts';
import { insideDiameterOf } from './tables/pipe-size.ts';
import { compressibilityTable, flowNormalDensity } from './fluid/stream.ts';
import type { ItemRow, NodeRow } from './tables.ts';

/** The network of a case, and its state. */

/** Kv in m³/h of a flow coefficient in Cv, as IEC 60534-1 has it. */
export const kvPerCv = 0.865;

/** F_L and x_T of a control valve that has none, those of a globe valve: IEC 60534-2-1:2011, table D.2, rounded down. */
export const usualRecovery = { FL: 0.9, xT: 0.7 } as const;

/** Rated over lowest controllable flow coefficient of a valve without it, as in the control valve calculator. */
export const usualRangeability = 50;

/** Characteristics by their names in IEC 60534-2-4. */
export const characteristicNames = { linear: 'Linear', 'equal percentage': 'Equal percentage' } as const;

const [nodes, items] = [readable(tables.nodes), readable(tables.items)];

/** What is wrong with the tables beyond single cells: each by itself, also where cells cannot be read, and both together. */
const ofNodes = value('nodeErrors', { nodes, fluidPhase: fluid.fluidPhase }, v =>
  nodeErrors(v.nodes, v.fluidPhase === 'Gas'),
);
const ofItems = value('itemErrors', { items, fluidPhase: fluid.fluidPhase }, v =>
  itemErrors(v.items, v.fluidPhase === 'Gas'),
);
const ofRoughness = value('roughnessErrors', { items, roughness: optional(roughness) }, v =>
  roughnessErrors(v.items, v.roughness),
);
const ofBoth = value('jointErrors', { nodes, items }, v => jointErrors(v.nodes, v.items));

const errors = value('tableErrors', { ofNodes, ofItems, ofRoughness, ofBoth }, v => [
  ...v.ofNodes,
  ...v.ofBoth,
  ...v.ofRoughness,
  ...v.ofItems,
]);

const messagesOf = (found: readonly TableError[]) => found.map(({ field, text }) => error(text, { field }));

/** The errors of the tables, a message each. */
export const errorMessages = [
  check({ ofNodes }, v => messagesOf(v.ofNodes)),
  check({ ofBoth }, v => messagesOf(v.ofBoth)),
  check({ ofRoughness }, v => messagesOf(v.ofRoughness)),
  check({ ofItems }, v => messagesOf(v.ofItems)),
];

/** The fluid of the case. */
const networkFluid = value(
  'networkFluid',
  {
    fluidPhase: fluid.fluidPhase,
    viscosity: fluid.viscosity,
    ...optional({
      density: fluid.density,
      vaporPressure: fluid.vaporPressure,
      criticalPressure: fluid.criticalPressure,
      isentropicExponent: fluid.isentropicExponent,
      normalDensity: fluid.normalDensity,
      temperature: fluid.temperature,
      compressibility: fluid.compressibility,
      compressibilitySlope: fluid.compressibilitySlope,
      compressibilityTable,
    }),
  },
  (v): NetworkLiquid | NetworkGas | Absent => {
    const { density, normalDensity, temperature, viscosity, compressibility, compressibilitySlope } = v;
    if (v.fluidPhase === 'Liquid') {
      if (density === undefined) return missing('density');
      return {
        phase: 'liquid',
        density,
        viscosity,
        vapourPressure: v.vaporPressure,
        // Without it the critical pressure ratio factor has its highest value, 0.96, by which valves choke earliest.
        criticalPressure: v.criticalPressure ?? Infinity,
      };
    }
    if (normalDensity === undefined) return missing('density at normal conditions');
    if (temperature === undefined) return missing('temperature');
    if (compressibility === undefined && compressibilitySlope === undefined) return missing('compressibility factor');
    if (compressibility !== undefined && compressibilitySlope !== undefined)
      return absent('a compressibility factor and its slope are both entered: leave one of them blank');
    return {
      phase: 'gas',
      normalDensity,
      viscosity,
      temperature,
      compressibility,
      compressibilitySlope: compressibilitySlope === undefined ? undefined : compressibilitySlope / pascalPerBar,
      compressibilityTable: v.compressibilityTable,
      isentropicExponent: v.isentropicExponent,
    };
  },
);

/** The network as the tables describe it. */
export const network = value(
  'network',
  {
    errors,
    networkFluid,
    friction,
    nodes: tables.nodes,
    items: itemRows,
    ...conditions,
    ...optional({
      flowNormalDensity,
      pumpCurves,
      heatExchange: heat.heatExchange,
      ambientTemperature: heat.ambientTemperature,
    }),
  },
  (v): Network | Absent => {
    if (v.errors.length > 0) return absent('the tables have errors');
    const dense = findBeyondSlope(v.networkFluid, v.nodes);
    if (dense) return dense;
    const listed = new Map(v.nodes.map(node => [node.tag ?? '', node]));
    const tags = new Set([...listed.keys(), ...v.items.flatMap(({ from = '', to = '' }) => [from, to])]);
    const { byNode } = elevationsOf(v.nodes, v.items);
    const elevationOf = (tag = '') => byNode.get(tag) ?? 0;
    const ambientOf = (tag = '') => ambientPressure(elevationOf(tag), v.atmosphericPressure);
    return {
      fluid: v.networkFluid,
      friction: v.friction,
      nodes: [...tags].map(tag => {
        const row = { ...listed.get(tag), tag, elevation: elevationOf(tag) };
        // At the surface of the liquid: tanks with one level and open to the air are in balance.
        const ambient = ambientPressure(row.elevation + (row.level ?? 0), v.atmosphericPressure);
        return networkNode(row, v, ambient, v.flowShare);
      }),
      items: v.items.map(item => withHeatExchange(networkItem(item, v, ambientOf), item, v)),
    };
  },
);

/** Range of 1 + s·p: a gas has no lower factor but near its critical point, and no higher one below 2000 bar. */
const [leastFactor, largestFactor] = [0.2, 3];

/** Why a slope of Z does not reach a fixed pressure; undefined where it does. */
function findBeyondSlope(fluid: NetworkLiquid | NetworkGas, nodes: readonly NodeRow[]): Absent | undefined {
  if (fluid.phase === 'liquid' || fluid.compressibilitySlope === undefined || fluid.compressibilityTable)
    return undefined;
  const highest = Math.max(...nodes.map(({ pressure = 0 }) => pressure)) + atmosphere;
  const factor = 1 + fluid.compressibilitySlope * highest;
  if (factor >= leastFactor && factor <= largestFactor) return undefined;
  return absent(
    `the compressibility factor 1 + s·p is ${formatNumber(factor, 3)} at the highest fixed pressure; it must be from ${leastFactor} to ${largestFactor}`,
  );
}

/** A line or equipment with its heat exchange, if that is chosen; any other item as it is. */
export function withHeatExchange<Item extends NetworkItem>(
  item: Item,
  { heatTransferCoefficient: coefficient = 0, duty, outletTemperature }: ItemRow,
  v: { readonly heatExchange?: 'none' | 'lines' | undefined; readonly ambientTemperature?: number | undefined },
): Item {
  const { ambientTemperature } = v;
  if (v.heatExchange !== 'lines') return item;
  if (item.type === 'equipment') {
    if (outletTemperature !== undefined) return { ...item, heat: { outletTemperature } };
    return duty === undefined ? item : { ...item, heat: { duty } };
  }
  if (item.type !== 'line' || ambientTemperature === undefined || coefficient === 0) return item;
  return { ...item, heatLoss: { coefficient, ambientTemperature } };
}

type Fluid = NetworkLiquid | NetworkGas;

/** The fluid of the case, and the density at normal conditions, kg/m³, of a flow at a reference state. */
interface Flowing {
  readonly networkFluid: Fluid;
  readonly flowNormalDensity?: { readonly value: number } | undefined;
}

function networkNode(row: NodeRow, flowing: Flowing, ambient: number, share: number): NetworkNode {
  const { tag = '', elevation = 0, level } = row;
  const { pressure } = withLocalPressures(row, () => ambient);
  const flows = flowsOfNode(row);
  const { networkFluid, flowNormalDensity } = flowing;
  const [inflow, outflow] = [flows.inflow, flows.outflow].map(flow =>
    massFlow(flow, networkFluid, flowNormalDensity?.value),
  );
  return {
    tag,
    elevation,
    pressure: pressure === undefined ? undefined : pressure + ambient,
    level: pressure === undefined ? undefined : level,
    inflow: inflow === undefined ? undefined : share * inflow,
    outflow: outflow === undefined ? undefined : share * outflow,
  };
}

function networkItem(
  item: ItemRow,
  v: Flowing & { readonly flowShare: number; readonly pumpCurves?: PumpCurves | undefined },
  ambientOf: (tag: string | undefined) => number,
): NetworkItem {
  const { networkFluid: known, flowShare: share } = v;
  const { tag = '', from = '', to = '', type = 'line', differential } = item;
  const flow = massFlow(flowOfItem(item), known, v.flowNormalDensity?.value, item.density);
  const lossCoefficient = lossCoefficientOf(item);
  const insideDiameter = insideDiameterOf(item);
  const ends = { tag, from, to } as const;
  switch (type) {
    case 'line':
      return networkLine(item);
    case 'pump':
      return { ...ends, type, duty: pumpDuty(item, v.pumpCurves), isRunning: item.running !== 'no' };
    case 'control valve': {
      const { kv, cv, FL, xT } = item;
      const { upstreamPressure, downstreamPressure } = withLocalPressures(item, id =>
        ambientOf(id === 'upstreamPressure' ? from : to),
      );
      // Flow coefficients are in Cv within the program.
      const coefficient = kv ?? cv ?? coefficientAtOpening(item);
      const holds =
        flow !== undefined
          ? { flow: share * flow }
          : upstreamPressure !== undefined
            ? { upstreamPressure: upstreamPressure + ambientOf(from) }
            : downstreamPressure !== undefined
              ? { downstreamPressure: downstreamPressure + ambientOf(to) }
              : undefined;
      return {
        ...ends,
        type,
        isClosed: isClosed(item),
        kv: coefficient === undefined ? undefined : coefficient * kvPerCv,
        differential,
        holds,
        size: insideDiameter,
        FL: FL ?? usualRecovery.FL,
        xT: xT ?? usualRecovery.xT,
      };
    }
    case 'orifice':
      return {
        ...ends,
        type,
        pipeDiameter: insideDiameter ?? NaN,
        bore: item.bore,
        holdsFlow: flow === undefined ? undefined : share * flow,
      };
    case 'equipment': {
      const { density: referenceDensity, exponent } = item;
      return {
        ...ends,
        type,
        differential: differential ?? NaN,
        referenceFlow: flow ?? NaN,
        referenceDensity,
        exponent,
      };
    }
    case 'check valve':
      return { ...ends, type, lossCoefficient, insideDiameter };
    case 'block valve':
      return { ...ends, type, open: !isClosed(item), lossCoefficient, insideDiameter };
  }
}

/** Whether a valve is closed: by its position, or as it opens by none. */
export function isClosed({ open, position, opening }: ItemRow): boolean {
  return open === false || position === 'closed' || opening === 0;
}

/** The flow coefficient of a valve with an opening, by IEC 60534-2-4. */
function coefficientAtOpening(valve: ItemRow): number | undefined {
  const { opening, characteristic, ratedKv, ratedCv, rangeability = usualRangeability } = valve;
  const rated = ratedKv ?? ratedCv;
  if (opening === undefined || characteristic === undefined || rated === undefined) return undefined;
  return rated * relativeFlowCoefficient(opening, characteristicNames[characteristic], rangeability);
}

/** A line in SI units. */
export function networkLine(item: ItemRow): LineItem {
  const { tag = '', from = '', to = '', length = NaN, roughness = NaN } = item;
  const insideDiameter = insideDiameterOf(item) ?? NaN;
  return { tag, from, to, type: 'line', length, roughness, insideDiameter, lossCoefficient: lossCoefficientOf(item) };
}

type PumpCurves = 'rows' | 'parabola' | 'polynomial';

/** The degree of the polynomial of a curve: a parabola by least squares, as pump makers fit theirs, or through every row; undefined for none. */
function degreeOf(fit: PumpCurves, rows: number): number | undefined {
  if (fit === 'rows') return undefined;
  return fit === 'polynomial' ? rows - 1 : Math.min(2, rows - 1);
}

function pumpDuty({ curve, head, differential }: ItemRow, fit: PumpCurves = 'rows'): PumpItem['duty'] {
  if (head !== undefined) return { head };
  if (differential !== undefined) return { differential };
  if (!curve) return 'required';
  return {
    curve: curve.map(row => ({ flow: row.flow ?? NaN, ...curveRise(row) })),
    degree: degreeOf(fit, curve.length),
  };
}

function curveRise({ head, differential = NaN }: NonNullable<ItemRow['curve']>[number]) {
  return head === undefined ? { differential } : { head };
}

/** An answer of the solver, with what heat exchange adds: the temperatures, and the nodes and items with their own liquid. */
interface Answer {
  readonly solution: NetworkSolution;
  readonly temperatures?: NetworkTemperatures;
  readonly nodes?: readonly NetworkNode[];
  readonly items?: readonly NetworkItem[];
}

/** What heat exchange adds to a network. */
interface Heating {
  /** Undefined where no heat is exchanged. */
  readonly supply?: {
    /** J/(kg·K). */
    readonly heatCapacity: number;
    /** K, of what enters at the nodes. */
    readonly temperatures: readonly number[];
    readonly liquid: LiquidSource | undefined;
  };
}

export const heating = value(
  'heating',
  { network, ...tables, ...optional({ ...heat, temperature: fluid.temperature, liquidSource }) },
  (v): Heating | Absent => {
    const { heatCapacity, temperature } = v;
    if (v.heatExchange !== 'lines') return {};
    if (temperature === undefined) return missing('temperature');
    const isLosing = v.items.some(({ heatTransferCoefficient = 0 }) => heatTransferCoefficient > 0);
    if (isLosing && v.ambientTemperature === undefined) return missing('ambient temperature');
    if (heatCapacity === undefined) return missing('heat capacity');
    const ownOf = new Map(v.nodes.map(node => [node.tag, node.temperature]));
    const temperatures = v.network.nodes.map(({ tag }) => ownOf.get(tag) ?? temperature);
    return { supply: { heatCapacity, temperatures, liquid: v.liquidSource } };
  },
);

/** Returns what solves networks with heat exchange; undefined without it. */
export function heatedSolver({ supply }: Heating): ((described: Network) => Answer) | undefined {
  if (!supply) return undefined;
  const { heatCapacity, temperatures, liquid } = supply;
  const laws = liquidLaws(liquid);
  const temperatureAt = (node: number) => temperatures[node] ?? NaN;
  return described => {
    const found = solveWithHeatLoss(described, { heatCapacity, temperatureAt }, laws);
    return found.type === 'refused' ? { solution: found } : found;
  };
}

/** A message of the solver as plain data. */
export type StateMessage = Omit<NetworkMessage, 'text'> & Clause;

/** The answer of the solver as plain data, with temperatures where the lines of a liquid exchange heat; refused without a state. */
export const answer = value('answer', { network, heating }, v => {
  const solve = heatedSolver(v.heating) ?? (described => ({ solution: solveNetwork(described) }));
  const { solution, ...heated }: Answer = solve(v.network);
  if (solution.type === 'refused') throw solution.text;
  const messages = solution.messages.map(({ text, ...message }): StateMessage => ({ ...message, ...text.clause }));
  return { ...heated, solution: { ...solution, messages } };
});

/** The state of the network. */
export const state = value('state', { answer }, v => v.answer.solution);
