import { toSi } from './convert.ts';
import type { Kind } from './kinds.ts';
import { leadingNumber } from './leading-number.ts';
import { findUnit } from './spelling.ts';
import type { Unit } from './unit.ts';

/** The property that makes a mass flow of a flow of each kind. */
const factorOf = { standardFlow: 'molarMass', volumeFlow: 'density' } as const satisfies Partial<Record<Kind, Kind>>;

/** A unit of a flow that is not a mass flow, and the kind of the property that makes it one. */
export interface FlowUnit {
  readonly symbol: string;
  readonly factor: 'density' | 'molarMass';
}

/** Finds a unit of molar, standard or volume flow. */
export function findFlowUnit(text: string): FlowUnit | undefined {
  for (const kind of ['standardFlow', 'volumeFlow'] as const) {
    const unit = findUnit(kind, text);
    if (unit) return { symbol: unit.symbol, factor: factorOf[kind] };
  }
  return undefined;
}

/** A flow that is not a mass flow: its value in SI, the property that makes it one, and the reference state as a clause, if it has one. */
export interface TypedFlow {
  readonly si: number;
  readonly factor: FlowUnit['factor'];
  readonly basis?: string;
}

/** The reference state of a unit of flow, as a clause; undefined if it has none. */
export function referenceState({ symbol, name }: Unit): string | undefined {
  const state = /\((.*\d.*)\)$/.exec(name)?.[1];
  return state === undefined ? undefined : `${symbol} is at ${state}`;
}

/** Reads a volume, molar or standard flow, such as "5000 Nm3/h"; undefined for any other text. */
export function parseFlow(text: string): TypedFlow | undefined {
  const parsed = leadingNumber(text.trim());
  if (!parsed || !Number.isFinite(parsed.value) || parsed.rest === '') return undefined;
  for (const kind of ['standardFlow', 'volumeFlow'] as const) {
    const unit = findUnit(kind, parsed.rest);
    if (!unit) continue;
    const basis = referenceState(unit);
    const si = toSi(kind, parsed.value, unit.symbol);
    return { si, factor: factorOf[kind], ...(basis === undefined ? {} : { basis }) };
  }
  return undefined;
}

/** A number whose comma may be a decimal mark or a thousands separator. */
const isEitherMark = /^[1-9]\d{0,2},\d{3}(?![\d.,])/;

/**
 * Splits the text behind the number of a product, "m3/h * 850 kg/m3", into the first unit and the second factor, a positive number with its unit.
 * Undefined for any other text, and for a factor with a comma that may be either mark.
 */
export function productParts(
  text: string,
): { readonly unit: string; readonly size: { readonly value: number; readonly rest: string } } | undefined {
  const [, unit = '', factor = ''] = /^(.*\S)\s*[*×x@]\s*(?=[\d.,])(.*)$/.exec(text) ?? [];
  const size = leadingNumber(factor);
  return size && size.value > 0 && !isEitherMark.test(factor) ? { unit: unit.trim(), size } : undefined;
}

/** A mass flow in kg/s that was written as a product, and the unit of the flow in it. */
export interface FlowProduct {
  readonly si: number;
  readonly unit: Unit;
}

/**
 * Returns the mass flow of a value and the rest of its text that write it as a product: a volume flow times a density, as in
 * "120 m3/h * 850 kg/m3", or a molar flow or a flow at a reference state times a molar mass, as in "5000 Nm3/h * 18.2 g/mol". Undefined for
 * any other text. The reference state is that of the unit (see `standardFlowUnits`).
 */
export function massFlowOf(value: number, text: string): FlowProduct | undefined {
  const { unit, size } = productParts(text) ?? {};
  if (unit === undefined || !size) return undefined;
  for (const kind of ['standardFlow', 'volumeFlow'] as const) {
    const flow = findUnit(kind, unit);
    const property = findUnit(factorOf[kind], size.rest);
    if (!flow || !property) continue;
    const si = toSi(kind, value, flow.symbol) * toSi(factorOf[kind], size.value, property.symbol);
    return { si, unit: flow };
  }
  return undefined;
}
