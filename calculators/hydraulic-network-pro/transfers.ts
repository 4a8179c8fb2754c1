import { plateAtFlow, type NetworkGas, type NetworkItem, type NetworkLiquid } from '@isentrope/engineering/network';
import { formatNumber, gasConstant, gauge } from '@isentrope/engineering/quantities';
import { transferredFluid, enteredProperty } from '../fluid/index.ts';
import {
  optional,
  selector,
  transferField,
  transferResult,
  value,
  type CaseInput,
  type StepInputs,
  type TransferredItem,
} from '../kit/index.ts';
import { serviceOf } from './checks/criteria.ts';
import { criteria, fluid, selected, userDescription } from './fields.ts';
import { answer, network, usualRecovery } from './network.ts';
import { normalMolarVolume } from './fluid/normal-conditions.ts';
import { itemRows } from './tables/item-rows.ts';
import { fittingsList } from './tables/line-fittings.ts';
import { pumpFigures } from './pumps.ts';
import { itemStates, nodeStates, type ItemState } from './state.ts';
import { at, criticalPressureOfFluid, heatRatio, normalDensity, slope } from './fluid/stream.ts';
import type { ItemRow } from './tables.ts';

/** Lines, valves, pumps and orifices of a solved network as cases of the calculators for one of them. */

/** The properties that are typed although a fluid is selected, by the ids of their fields there. */
const typed = {
  density: enteredProperty(fluid.density, at.density),
  viscosity: enteredProperty(fluid.viscosity, at.viscosity),
  vaporPressure: enteredProperty(fluid.vaporPressure, at.vapourPressure),
  criticalPressure: enteredProperty(fluid.criticalPressure, criticalPressureOfFluid),
  molecularWeight: enteredProperty(fluid.normalDensity, normalDensity),
  compressibilityFactor: enteredProperty(fluid.compressibilitySlope, slope),
  gamma: enteredProperty(fluid.isentropicExponent, heatRatio),
};

/** The selected fluid for another calculator, with the properties that it does not take from it. */
const selection = value(
  'selectionSent',
  { sent: transferredFluid(selected), ...optional({ ...typed, constant: fluid.compressibility }) },
  ({ sent, constant, ...others }) => ({
    sent,
    typed: Object.entries({ ...others, compressibilityFactor: constant ?? others.compressibilityFactor }).flatMap(
      ([id, property]) => (property === undefined ? [] : [id]),
    ),
  }),
);

const needs = {
  network,
  itemStates,
  nodeStates,
  items: itemRows,
  userDescription,
  ...optional({
    selection,
    answer,
    temperature: fluid.temperature,
    velocityLimit: criteria.velocityLimit,
    gradientLimit: criteria.gradientLimit,
  }),
};

type Values = Partial<StepInputs<typeof needs>>;

/** An item that passes a flow, in the direction of the flow, in SI units. */
interface FlowingItem {
  readonly row: ItemRow;
  readonly state: ItemState;
  readonly item: NetworkItem | undefined;
  readonly fluid: NetworkLiquid | NetworkGas;
  readonly flow: number;
  /** Absolute, at the upstream end. */
  readonly pressure: number;
  /** Absolute, at the downstream end. */
  readonly downstreamPressure: number | undefined;
  /** At the upstream end. */
  readonly density: number;
  /** Of the downstream end above the upstream end. */
  readonly rise: number;
  /** What the case is called there. */
  readonly title: string;
  readonly selection: Values['selection'];
  /** Limits of the case, in SI units. */
  readonly velocityLimit: number | undefined;
  readonly gradientLimit: number | undefined;
  /** Where it enters. */
  readonly temperature: number | undefined;
}

/** The items of a type that pass a flow. */
function flowingItems(type: ItemRow['type'], v: Values): FlowingItem[] {
  const {
    network: solved,
    itemStates: states = [],
    nodeStates: nodes = [],
    items = [],
    userDescription: name = '',
  } = v;
  if (!solved) return [];
  const nodeOf = new Map(nodes.map(node => [node.tag, node]));
  return states.flatMap((state, index) => {
    const row = items[index];
    if (!row || row.type !== type || state.massFlow === 0) return [];
    const ends = [nodeOf.get(state.from), nodeOf.get(state.to)] as const;
    const [upstream, downstream] = state.massFlow > 0 ? ends : ([ends[1], ends[0]] as const);
    if (upstream?.pressure === undefined || upstream.density === undefined || !downstream) return [];
    return [
      {
        row,
        state,
        item: solved.items[index],
        fluid: solved.fluid,
        flow: Math.abs(state.massFlow),
        pressure: upstream.pressure,
        downstreamPressure: downstream.pressure,
        density: upstream.density,
        rise: downstream.elevation - upstream.elevation,
        title: [state.tag, name].filter(part => part !== '').join(', '),
        selection: v.selection,
        velocityLimit: row.velocityLimit ?? v.velocityLimit,
        gradientLimit: v.gradientLimit,
        temperature: v.answer?.temperatures?.items[index]?.inlet ?? v.temperature,
      },
    ];
  });
}

/** The molar mass that belongs to the density at normal conditions, and the compressibility factor to that at the upstream end. */
function gasFields({ fluid, pressure, density }: FlowingItem): CaseInput {
  if (fluid.phase === 'liquid') return {};
  const { normalDensity, temperature, isentropicExponent } = fluid;
  const molarMass = normalDensity * normalMolarVolume;
  const factor = (pressure * molarMass) / (density * gasConstant * temperature);
  return {
    ...transferResult('temperature', 'temperature', temperature, '°C'),
    ...transferResult('molecularWeight', 'molarMass', molarMass, 'g/mol'),
    ...transferResult('compressibilityFactor', 'number', factor, ''),
    ...transferResult('gamma', 'number', isentropicExponent, ''),
  };
}

/** The properties of an item's fluid: all of them, or the selected fluid with those that are typed. */
function withSelection(
  { selection, temperature, fluid: known }: FlowingItem,
  properties: CaseInput,
  temperatureId = known.phase === 'liquid' ? 'liquidTemperature' : 'temperature',
): CaseInput {
  if (!selection) return properties;
  return {
    ...selection.sent,
    ...transferResult(temperatureId, 'temperature', temperature, '°C'),
    ...Object.fromEntries(Object.entries(properties).filter(([id]) => selection.typed.includes(id))),
  };
}

const fluidName = ({ fluid }: FlowingItem) => (fluid.phase === 'liquid' ? 'Liquid' : 'Gas');

/** The length that has the resistance of the loss coefficient of a line, which the line sizing knows as fittings only, m. */
const equivalentLength = ({ row, state }: FlowingItem) =>
  ((row.lossCoefficient ?? 0) * (state.insideDiameter ?? NaN)) / (state.frictionFactor ?? NaN);

function lineCase(line: FlowingItem): CaseInput {
  const { row, flow, pressure, density, rise, fluid } = line;
  const { lossCoefficient = 0, nps, schedule, fittings, service } = row;
  const added = lossCoefficient > 0 ? equivalentLength(line) : 0;
  const known = serviceOf(service, fluid);
  return {
    userDescription:
      added > 0
        ? `${line.title}, with ${formatNumber(added, 4)} m for its loss coefficient of ${formatNumber(lossCoefficient, 4)}`
        : line.title,
    fluidType: fluidName(line),
    ...(fluid.phase === 'gas' && { method: 'isothermal' }),
    ...transferResult('flowRate', 'massFlow', flow, 'kg/h'),
    ...transferResult('pressure', 'gaugePressure', gauge(pressure), 'bar(g)'),
    ...withSelection(line, {
      ...transferResult('density', 'density', fluid.phase === 'liquid' ? density : undefined, 'kg/m³'),
      ...transferField('viscosity', 'dynamicViscosity', fluid.viscosity, 'cP'),
      ...gasFields(line),
    }),
    ...(nps !== undefined && schedule !== undefined
      ? { nominalSize: nps, schedule }
      : transferField('insideDiameter', 'length', row.insideDiameter, 'mm')),
    ...transferField('roughness', 'length', row.roughness, 'mm'),
    ...(added > 0 ? transferResult : transferField)('length', 'length', (row.length ?? NaN) + added, 'm'),
    ...transferResult('elevationChange', 'length', rise, 'm'),
    ...(fittings !== undefined && { fittings: fittingsList(fittings) }),
    ...(known !== undefined && { service: known }),
    ...transferField('highestVelocity', 'velocity', line.velocityLimit, 'm/s'),
    ...transferField('highestPressureDrop', 'pressureGradient', line.gradientLimit, 'bar/100 m'),
  };
}

function valveCase(valve: FlowingItem): CaseInput | undefined {
  const { row, state, flow, pressure, density, fluid } = valve;
  const loss = Math.abs(state.loss ?? 0);
  if (loss === 0) return undefined;
  const isLiquid = fluid.phase === 'liquid';
  const liquid = isLiquid ? fluid : undefined;
  return {
    userDescription: valve.title,
    method: 'iec60534',
    fluidType: fluidName(valve),
    ...transferResult('flowRate', 'massFlow', flow, 'kg/h'),
    ...transferResult('upstreamPressure', 'gaugePressure', gauge(pressure), 'bar(g)'),
    ...transferResult('pressureDifferential', 'pressureDifference', loss, 'bar'),
    ...withSelection(valve, {
      ...transferResult('density', 'density', isLiquid ? density : undefined, 'kg/m³'),
      ...transferResult('vaporPressure', 'absolutePressure', liquid?.vapourPressure, 'bar(abs)'),
      ...transferField('criticalPressure', 'absolutePressure', liquid?.criticalPressure, 'bar(abs)'),
      ...gasFields(valve),
      ...transferField('viscosity', 'dynamicViscosity', fluid.viscosity, 'cP'),
    }),
    ...transferField('FL', 'number', row.FL ?? usualRecovery.FL, ''),
    ...transferField('xT', 'number', isLiquid ? undefined : (row.xT ?? usualRecovery.xT), ''),
  };
}

/** A pump between its nodes: without lines, their losses are in the pressures. */
function pumpCase(pump: FlowingItem): CaseInput | undefined {
  const { flow, pressure, downstreamPressure, density, rise, fluid } = pump;
  if (fluid.phase === 'gas' || downstreamPressure === undefined || pump.state.massFlow < 0) return undefined;
  const { npshRequired, efficiency } = pumpFigures(pump.row.curve ?? [], flow / density);
  return {
    userDescription: pump.title,
    ...transferResult('flowRate', 'massFlow', flow, 'kg/h'),
    ...withSelection(
      pump,
      {
        ...transferResult('density', 'density', density, 'kg/m³'),
        ...transferField('viscosity', 'dynamicViscosity', fluid.viscosity, 'cP'),
        ...transferField('vaporPressure', 'absolutePressure', fluid.vapourPressure, 'bar(abs)'),
      },
      'pumpingTemperature',
    ),
    ...transferResult('vesselPressure', 'gaugePressure', gauge(pressure), 'bar(g)'),
    ...transferField('suctionElevation', 'length', 0, 'm'),
    ...transferField('suctionPressureDrop', 'pressureDifference', 0, 'bar'),
    ...transferResult('npshRequired', 'length', npshRequired, 'm'),
    ...transferResult('dischargeElevation', 'length', rise, 'm'),
    ...transferField('dischargePressureDrop', 'pressureDifference', 0, 'bar'),
    ...transferResult('downstreamPressure', 'gaugePressure', gauge(downstreamPressure), 'bar(g)'),
    ...transferResult('efficiency', 'fraction', efficiency, '%'),
  };
}

/** An orifice that does not choke, by the pressure differential between its tappings, of which the network has the permanent loss. */
function orificeCase(orifice: FlowingItem): CaseInput | undefined {
  const { row, state, item, flow, pressure, density, fluid } = orifice;
  const { bore = row.bore } = state;
  const pipeDiameter = item?.type === 'orifice' ? item.pipeDiameter : undefined;
  const loss = Math.abs(state.loss ?? 0);
  if (bore === undefined || pipeDiameter === undefined || loss === 0 || state.state === 'choked') return undefined;
  const { lossFraction } = plateAtFlow({ bore, pipeDiameter }, flow, fluid.viscosity);
  const isGas = fluid.phase === 'gas';
  const { selection } = orifice;
  const isSent = (...ids: readonly string[]) => !selection || ids.some(id => selection.typed.includes(id));
  return {
    userDescription: orifice.title,
    method: 'iso5167',
    fluidType: fluidName(orifice),
    tappings: 'D and D/2',
    ...transferResult('flowRate', 'massFlow', flow, 'kg/h'),
    ...transferResult('upstreamPressure', 'absolutePressure', pressure, 'bar(abs)'),
    ...transferResult('pressureDifferential', 'pressureDifference', loss / lossFraction, 'bar'),
    ...selection?.sent,
    ...(selection && transferResult('temperature', 'temperature', orifice.temperature, '°C')),
    ...(isSent('density', 'molecularWeight', 'compressibilityFactor') &&
      transferResult('fluidUpstreamDensity', 'density', density, 'kg/m³')),
    ...(isSent('viscosity') && transferField('viscosity', 'dynamicViscosity', fluid.viscosity, 'cP')),
    ...(isGas && isSent('gamma') && transferField('specificHeatRatio', 'number', fluid.isentropicExponent, '')),
    ...(!isGas &&
      isSent('vaporPressure') &&
      transferField('vaporPressure', 'absolutePressure', fluid.vapourPressure, 'bar(abs)')),
    ...transferField('pipeInsideDiameter', 'length', pipeDiameter, 'mm'),
  };
}

const itemsOf = (type: ItemRow['type'], caseOf: (item: FlowingItem) => CaseInput | undefined) =>
  selector(needs, (v: Values) =>
    flowingItems(type, v).flatMap((item): TransferredItem[] => {
      const input = caseOf(item);
      return input ? [{ item: item.state.tag, input }] : [];
    }),
  );

export const itemTransfers = [
  { to: 'line-sizing-pro', label: 'Open in Line Sizing Pro', give: itemsOf('line', lineCase) },
  { to: 'control-valve-pro', label: 'Open in Control Valve Pro', give: itemsOf('control valve', valveCase) },
  { to: 'pump-sizing-pro', label: 'Open in Pump Sizing Pro', give: itemsOf('pump', pumpCase) },
  { to: 'restriction-orifice-pro', label: 'Open in Restriction Orifice Pro', give: itemsOf('orifice', orificeCase) },
];
