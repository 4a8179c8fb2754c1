import { Refusal } from '../quantities/index.ts';
import { pumpCurve } from './items/pump-curve.ts';
import { listOf } from './refused.ts';
import type { Network, NetworkItem, NetworkNode, RefusedNetwork } from './types.ts';

/** What cannot be about a node, an item or, without either, the fluid, as the end of a sentence about it. */
interface Fault {
  readonly node?: string;
  readonly item?: string;
  readonly text: string;
}

/** Returns a refusal of all that cannot be a network at all: a repeated tag, an unknown node, a number out of range. */
export function findInvalid(network: Network): RefusedNetwork | undefined {
  const faults = [...faultsOfNodes(network), ...faultsOfItems(network), ...faultsOfFluid(network)];
  if (faults.length === 0) return undefined;
  const tagsByText = new Map<string, string[]>();
  for (const { node, item, text } of faults)
    tagsByText.set(text, [...(tagsByText.get(text) ?? []), node ?? item ?? 'the fluid']);
  const sentences = [...tagsByText].map(([text, [first = '', ...others]]) => {
    const also = others.length === 0 ? '' : `, and so it is with ${listOf(others)}`;
    return `${first} ${text}${also}`;
  });
  return {
    type: 'refused',
    reason: 'invalid',
    items: [...new Set(faults.flatMap(({ item }) => item ?? []))],
    nodes: [...new Set(faults.flatMap(({ node }) => node ?? []))],
    text: new Refusal(sentences.join('; ')),
  };
}

function faultsOfNodes({ nodes, fluid }: Network): Fault[] {
  const tags = new Set<string>();
  return nodes.flatMap(node => {
    if (tags.has(node.tag)) return { node: node.tag, text: 'is listed twice' };
    tags.add(node.tag);
    const text = faultOfNode(node, fluid.phase);
    return text === undefined ? [] : { node: node.tag, text };
  });
}

function faultsOfItems({ nodes, items, fluid }: Network): Fault[] {
  const nodeTags = new Set(nodes.map(({ tag }) => tag));
  const tags = new Set<string>();
  return items.flatMap(item => {
    if (tags.has(item.tag)) return { item: item.tag, text: 'is listed twice' };
    tags.add(item.tag);
    const fault = faultOfItem(item, fluid);
    const texts = [
      ...[item.from, item.to].flatMap(tag => (nodeTags.has(tag) ? [] : [`names the node ${tag}, which is not listed`])),
      ...(item.from === item.to ? [`starts and ends at ${item.from}`] : []),
      ...(fault === undefined ? [] : [fault]),
    ];
    return texts.map(text => ({ item: item.tag, text }));
  });
}

function faultsOfFluid({ fluid }: Network): Fault[] {
  const text = faultOfFluid(fluid);
  return text === undefined ? [] : [{ text }];
}

const isPositive = (value: number | undefined) => value === undefined || (value > 0 && value < Infinity);
const isNotNegative = (value: number | undefined) => value === undefined || (value >= 0 && value < Infinity);
const isFinite = (value: number | undefined) => value === undefined || Number.isFinite(value);

function faultOfFluid(fluid: Network['fluid']): string | undefined {
  if (!isPositive(fluid.viscosity)) return 'needs a viscosity above zero';
  if (fluid.phase === 'liquid') return isPositive(fluid.density) ? undefined : 'needs a density above zero';
  if (!isPositive(fluid.normalDensity)) return 'needs a normal density above zero';
  if (!isPositive(fluid.temperature)) return 'needs a temperature above absolute zero';
  if (!isPositive(fluid.compressibility)) return 'needs a compressibility factor above zero';
  const { factors = [1, 1, 1], interval = 1 } = fluid.compressibilityTable ?? {};
  if (!(interval > 0 && factors.length > 2 && factors.every(factor => factor > 0)))
    return 'needs a table of three or more compressibility factors above zero';
  return isFinite(fluid.compressibilitySlope)
    ? undefined
    : 'has a slope of the compressibility factor that is not a number';
}

function faultOfNode(node: NetworkNode, phase: 'liquid' | 'gas'): string | undefined {
  if (!Number.isFinite(node.elevation)) return 'needs an elevation';
  if (!isFinite(node.inflow) || !isFinite(node.outflow)) return 'has a flow that is not a number';
  if (!isPositive(node.pressure)) return 'needs an absolute pressure above zero';
  if (node.level === undefined) return undefined;
  if (phase === 'gas') return 'has a liquid level, and the fluid is a gas';
  if (!Number.isFinite(node.level)) return 'has a level that is not a number';
  return node.pressure === undefined ? 'has a level but no pressure above the liquid' : undefined;
}

function faultOfItem(item: NetworkItem, fluid: Network['fluid']): string | undefined {
  switch (item.type) {
    case 'line':
      if (!(item.insideDiameter > 0 && item.insideDiameter < Infinity)) return 'needs an inside diameter above zero';
      if (!isNotNegative(item.length)) return 'needs a length that is not negative';
      if (!(item.roughness >= 0 && item.roughness < item.insideDiameter))
        return 'needs a roughness from zero up to less than the inside diameter';
      if (!isNotNegative(item.lossCoefficient)) return 'has a negative loss coefficient';
      if (!isNotNegative(item.heatLoss?.coefficient)) return 'has a negative heat transfer coefficient';
      return isPositive(item.heatLoss?.ambientTemperature)
        ? undefined
        : 'needs an ambient temperature above absolute zero';
    case 'pump':
      if (fluid.phase === 'gas') return 'is a pump, and the fluid is a gas';
      return faultOfPump(item, fluid.density);
    case 'control valve':
      return faultOfValve(item, fluid);
    case 'orifice':
      if (!(item.pipeDiameter > 0 && item.pipeDiameter < Infinity)) return 'needs a pipe diameter above zero';
      if (item.bore !== undefined && !(item.bore > 0 && item.bore < 0.95 * item.pipeDiameter))
        return 'needs a bore above zero and below 0.95 of the pipe diameter';
      if (fluid.phase === 'gas' && fluid.isentropicExponent === undefined)
        return 'needs the isentropic exponent of the gas';
      return isFinite(item.holdsFlow) ? undefined : 'has a specified flow that is not a number';
    case 'equipment':
      if (!isNotNegative(item.differential)) return 'needs a differential that is not negative';
      if (!(item.referenceFlow > 0 && item.referenceFlow < Infinity)) return 'needs a reference flow above zero';
      if (!isPositive(item.referenceDensity)) return 'needs a reference density above zero';
      if (fluid.phase === 'gas' && item.referenceDensity === undefined)
        return 'needs the density of its reference flow';
      if (!isFinite(dutyOf(item))) return 'has a duty that is not a number';
      if (item.heat && 'outletTemperature' in item.heat && !isPositive(item.heat.outletTemperature))
        return 'needs an outlet temperature above absolute zero';
      return item.exponent === undefined || (item.exponent >= 1 && item.exponent <= 2)
        ? undefined
        : 'needs an exponent from 1 to 2';
    case 'check valve':
    case 'block valve':
      if (!isPositive(item.insideDiameter)) return 'needs an inside diameter above zero';
      if (!isNotNegative(item.lossCoefficient)) return 'has a negative loss coefficient';
      return item.lossCoefficient !== undefined && item.lossCoefficient > 0 && item.insideDiameter === undefined
        ? 'has a loss coefficient but no inside diameter'
        : undefined;
  }
}

/** Heat that a liquid takes up in an item, W, where it is given. */
export function dutyOf(item: NetworkItem): number | undefined {
  return item.type === 'equipment' && item.heat && 'duty' in item.heat ? item.heat.duty : undefined;
}

function faultOfPump({ duty }: Extract<NetworkItem, { type: 'pump' }>, density: number): string | undefined {
  if (duty === 'required') return undefined;
  if ('curve' in duty) {
    try {
      pumpCurve(duty.curve, density, duty.degree);
      return undefined;
    } catch (error) {
      if (error instanceof RangeError) return `has no curve: ${error.message}`;
      throw error;
    }
  }
  const rise = 'head' in duty ? duty.head : duty.differential;
  return rise >= 0 && rise < Infinity ? undefined : 'needs a head that is not negative';
}

function faultOfValve(
  item: Extract<NetworkItem, { type: 'control valve' }>,
  fluid: Network['fluid'],
): string | undefined {
  const { kv, differential, holds, FL, xT } = item;
  if (!isPositive(kv)) return 'needs a Kv above zero';
  if (!isNotNegative(differential)) return 'needs a differential that is not negative';
  if (!isPositive(FL) || !isPositive(xT)) return 'needs factors FL and xT above zero';
  if (kv !== undefined && fluid.phase === 'gas') {
    if (xT === undefined) return 'needs xT to pass a gas at its Kv';
    if (fluid.isentropicExponent === undefined) return 'needs the isentropic exponent of the gas';
  }
  if (holds === undefined) return undefined;
  if ('flow' in holds) return Number.isFinite(holds.flow) ? undefined : 'has a specified flow that is not a number';
  const pressure = 'upstreamPressure' in holds ? holds.upstreamPressure : holds.downstreamPressure;
  return pressure > 0 && pressure < Infinity ? undefined : 'needs an absolute set pressure above zero';
}
