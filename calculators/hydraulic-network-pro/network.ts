import { solveNetwork, type ItemKind, type NetworkFluid, type NetworkNode } from '@isentrope/engineering/network';
import { Refusal, standardGravity } from '@isentrope/engineering/quantities';
import { absent, check, error, missing, optional, value, type Absent } from '../kit/index.ts';
import { conditions, fluid, tables } from './fields.ts';
import { tableErrors } from './rules.ts';
import type { ItemRow, NodeRow } from './tables.ts';

/** The network of a case, and its state. */

const pascalPerBar = 1e5;
/** Normal conditions: 0 °C and 1.01325 bar. */
const normal = { temperature: 273.15, pressure: 101_325 } as const;
/** Kv in m³/h of a flow coefficient in Cv: IEC 60534-1. */
const kvPerCv = 0.865;

/** Everything that is wrong with the tables beyond single cells. */
const errors = value('tableErrors', { nodes: tables.nodes, items: tables.items, fluidPhase: fluid.fluidPhase }, v =>
  tableErrors(v.nodes, v.items, v.fluidPhase === 'Gas'),
);

/** The errors of the tables, a message each. */
export const errorMessages = check({ errors }, v => v.errors.map(({ field, text }) => error(text, { field })));

/** The fluid with its density against pressure. */
export const networkFluid = value(
  'networkFluid',
  {
    ...fluid,
    ...optional({
      temperature: fluid.temperature,
      density: fluid.density,
      normalDensity: fluid.normalDensity,
      compressibility: fluid.compressibility,
      compressibilitySlope: fluid.compressibilitySlope,
      vaporPressure: fluid.vaporPressure,
    }),
  },
  (v): (NetworkFluid & { readonly compressibilityAt: (pressure: number) => number }) | Absent => {
    const { density, normalDensity, temperature, viscosity } = v;
    if (v.fluidPhase === 'Liquid') {
      if (density === undefined) return missing('density');
      return { isGas: false, densityAt: () => density, compressibilityAt: () => 1, viscosity };
    }
    const { compressibility, compressibilitySlope: slope } = v;
    if (compressibility === undefined && slope === undefined) return missing('compressibility factor');
    if (compressibility !== undefined && slope !== undefined)
      return absent('a compressibility factor and a slope are both given: leave one of them blank');
    if (normalDensity === undefined) return missing('density at normal conditions');
    if (temperature === undefined) return missing('temperature');
    const compressibilityAt = (pressure: number) => {
      const factor = compressibility ?? 1 + (slope ?? 0) * (pressure / pascalPerBar);
      if (factor > 0) return factor;
      throw new Refusal('the slope of the compressibility factor makes it negative at a pressure of the network');
    };
    const perPascal = (normalDensity * normal.temperature) / (normal.pressure * temperature);
    return {
      isGas: true,
      viscosity,
      compressibilityAt,
      densityAt: pressure => (perPascal * pressure) / compressibilityAt(pressure),
    };
  },
);

/** A network as it is solved, with the rows behind it. */
export const network = value('network', { errors, networkFluid, ...tables, ...conditions }, v => {
  if (v.errors.length > 0) return absent('the tables have errors');
  const listed = new Map(v.nodes.map(node => [node.tag ?? '', node]));
  const tags = new Set([...listed.keys(), ...v.items.flatMap(({ from = '', to = '' }) => [from, to])]);
  const density = v.networkFluid.isGas ? 0 : v.networkFluid.densityAt(v.atmosphericPressure);
  return {
    nodes: [...tags].map(tag => networkNode(tag, listed.get(tag), v.atmosphericPressure, density, v.flowShare)),
    items: v.items.map(item => ({
      tag: item.tag ?? '',
      from: item.from ?? '',
      to: item.to ?? '',
      kind: itemKind(item, v.atmosphericPressure, density, v.flowShare),
    })),
    fluid: v.networkFluid,
    unlisted: [...tags].filter(tag => !listed.has(tag)),
  };
});

function networkNode(
  tag: string,
  { elevation = 0, pressure, level = 0, inflow = 0, outflow = 0 }: NodeRow = {},
  atmosphere: number,
  density: number,
  share: number,
): NetworkNode {
  return {
    tag,
    elevation,
    pressure: pressure === undefined ? undefined : pressure + atmosphere + density * standardGravity * level,
    inflow: share * (inflow - outflow),
  };
}

function itemKind(item: ItemRow, atmosphere: number, density: number, share: number): ItemKind {
  const { lossCoefficient = 0, insideDiameter: diameter, differential = 0, flow = 0 } = item;
  switch (item.type) {
    case 'line':
      return {
        type: 'line',
        length: item.length ?? 0,
        diameter: diameter ?? 0,
        roughness: item.roughness ?? 0,
        lossCoefficient,
      };
    case 'pump':
      return { type: 'pump', curve: pumpCurve(item, density) };
    case 'control valve':
      return valveKind(item, atmosphere, share);
    case 'equipment':
      return { type: 'equipment', differential, flow, density: item.density ?? 0, exponent: item.exponent ?? 2 };
    case 'check valve':
    case 'block valve':
      return {
        type: 'passage',
        diameter,
        lossCoefficient,
        isOpen: item.open ?? true,
        isCheck: item.type === 'check valve',
      };
    default:
      throw new Refusal(`item ${item.tag ?? ''} is of a type that is not calculated`);
  }
}

function pumpCurve({ curve, head, differential = 0 }: ItemRow, density: number) {
  const rise = (metres: number) => density * standardGravity * metres;
  if (!curve) return [{ flow: 0, differential: head === undefined ? differential : rise(head) }];
  return curve.map(point => ({
    flow: point.flow ?? 0,
    differential: point.head === undefined ? (point.differential ?? 0) : rise(point.head),
  }));
}

function valveKind(item: ItemRow, atmosphere: number, share: number): ItemKind {
  const { kv, cv, differential, flow, upstreamPressure, downstreamPressure } = item;
  // Flow coefficients are in Cv within the program.
  const coefficient = kv ?? cv;
  if (coefficient !== undefined) return { type: 'valve', flowCoefficient: coefficient * kvPerCv };
  if (differential !== undefined) return { type: 'differential', differential };
  if (flow !== undefined) return { type: 'flow', flow: share * flow };
  if (upstreamPressure !== undefined) return { type: 'upstream', pressure: upstreamPressure + atmosphere };
  return { type: 'downstream', pressure: (downstreamPressure ?? 0) + atmosphere };
}

/** The network with its state. */
export const solved = value('solved', { network }, v => ({ ...v.network, state: solveNetwork(v.network) }));
