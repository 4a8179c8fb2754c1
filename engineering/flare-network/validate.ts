import { fluidComponentOf } from '../properties/index.ts';
import { Refusal } from '../quantities/index.ts';
import type { FlareItem, FlareNetwork, FlareResistance, FlareSource, RefusedFlareNetwork } from './types.ts';

/** Returns a refusal of what cannot be a flare network at all: a repeated tag, an unknown node, a number out of range. */
export function findInvalid({ sources, items, outletPressure }: FlareNetwork): RefusedFlareNetwork | undefined {
  const nodes = new Set<string>();
  const itemTags = new Set<string>();
  for (const item of items) {
    if (itemTags.has(item.tag)) return invalid(item.tag, 'items', 'is listed twice');
    itemTags.add(item.tag);
    const fault = faultOfItem(item);
    if (fault !== undefined) return invalid(item.tag, 'items', fault);
    nodes.add(item.from);
    nodes.add(item.to);
  }
  const sourceTags = new Set<string>();
  for (const source of sources) {
    if (sourceTags.has(source.tag)) return invalid(source.tag, 'sources', 'is listed twice');
    sourceTags.add(source.tag);
    if (items.length > 0 && !nodes.has(source.to))
      return invalid(source.tag, 'sources', `discharges into ${source.to}, a node that no item names`);
    const fault = faultOfSource(source);
    if (fault !== undefined) return invalid(source.tag, 'sources', fault);
  }
  return isPositive(outletPressure)
    ? undefined
    : {
        type: 'refused',
        reason: 'invalid',
        items: [],
        sources: [],
        text: new Refusal('the network needs an absolute outlet pressure above zero'),
      };
}

function invalid(tag: string, table: 'items' | 'sources', fault: string): RefusedFlareNetwork {
  return {
    type: 'refused',
    reason: 'invalid',
    items: table === 'items' ? [tag] : [],
    sources: table === 'sources' ? [tag] : [],
    text: new Refusal(`${tag} ${fault}`),
  };
}

const isPositive = (value: number) => value > 0 && value < Infinity;
const isNotNegative = (value: number) => value >= 0 && value < Infinity;

function faultOfItem(item: FlareItem): string | undefined {
  if (item.from === item.to) return `starts and ends at ${item.from}`;
  switch (item.type) {
    case 'line':
      return faultOfLine(item);
    case 'seal':
      if (!isNotNegative(item.submergence)) return 'needs a submergence that is not negative';
      if (!isPositive(item.liquidDensity)) return 'needs a density of its liquid above zero';
      return item.resistance && faultOfResistance(item.resistance);
    case 'drum':
    case 'tip':
      return faultOfResistance(item.resistance);
  }
}

function faultOfLine(line: Extract<FlareItem, { type: 'line' }>): string | undefined {
  const { insideDiameter, length, roughness, lossCoefficient = 0, rise = 0, heatLoss } = line;
  if (!isPositive(insideDiameter)) return 'needs an inside diameter above zero';
  if (!isNotNegative(length)) return 'needs a length that is not negative';
  if (!(roughness >= 0 && roughness < insideDiameter))
    return 'needs a roughness from zero up to less than the inside diameter';
  if (!isNotNegative(lossCoefficient)) return 'has a negative loss coefficient';
  if (!(Math.abs(rise) <= length)) return 'rises or falls by more than its length';
  if (heatLoss === undefined) return undefined;
  if (!isNotNegative(heatLoss.coefficient)) return 'has a negative heat transfer coefficient';
  return isPositive(heatLoss.ambientTemperature) ? undefined : 'needs an ambient temperature above absolute zero';
}

function faultOfResistance(resistance: FlareResistance): string | undefined {
  if ('lossCoefficient' in resistance) {
    if (!isNotNegative(resistance.lossCoefficient)) return 'has a negative loss coefficient';
    return isPositive(resistance.insideDiameter) ? undefined : 'needs an inside diameter above zero';
  }
  if (!isNotNegative(resistance.differential)) return 'needs a differential that is not negative';
  if (!('referenceFlow' in resistance)) return undefined;
  if (!isPositive(resistance.referenceFlow)) return 'needs a reference flow above zero';
  return isPositive(resistance.referenceDensity) ? undefined : 'needs a reference density above zero';
}

/** Highest isentropic exponent taken: that of a monatomic gas is 5/3, typed figures of real gases are somewhat above. */
const highestExponent = 2;

function faultOfSource(source: FlareSource): string | undefined {
  const { gas, temperature, pressure, flow, ratedFlow, outletDiameter } = source;
  if (!isPositive(temperature)) return 'needs a temperature above absolute zero';
  if (pressure !== undefined && !isPositive(pressure)) return 'needs an absolute pressure above zero';
  if (!isNotNegative(flow)) return 'needs a flow that is not negative';
  if (ratedFlow !== undefined && !isPositive(ratedFlow)) return 'needs a rated flow above zero';
  if (outletDiameter !== undefined && !isPositive(outletDiameter)) return 'needs an outlet diameter above zero';
  if (gas.type === 'composition') {
    const unknown = Object.keys(gas.components).find(id => fluidComponentOf(id) === undefined);
    if (unknown !== undefined) return `contains ${unknown}, which is not a known component`;
    const amounts = Object.values(gas.components);
    return amounts.every(isNotNegative) && amounts.some(isPositive)
      ? undefined
      : 'needs amounts of components that are not negative, and one above zero';
  }
  if (!isPositive(gas.molarMass)) return 'needs a molar mass above zero';
  if (!(gas.isentropicExponent > 1 && gas.isentropicExponent <= highestExponent))
    return `needs an isentropic exponent above 1 and at most ${highestExponent}`;
  if (!isPositive(gas.compressibility)) return 'needs a compressibility factor above zero';
  return isPositive(gas.viscosity) ? undefined : 'needs a viscosity above zero';
}
