import { pow } from '@isentrope/engineering/elementary';
import { toSi, type Kind } from '@isentrope/engineering/quantities';
import { isWithinBounds } from '../definition/bounds.ts';
import { randomFrom } from '../explore/sampling/samples.ts';
import type { ChangedCase, TracedCase } from './traced-case.ts';

/** A condition for an equation to hold: the relation of a number to 0 or to another number. */
export interface Bound {
  readonly index: number;
  readonly relation: '>' | '<' | '=';
  readonly than: number | undefined;
}

/** Whether an equation agrees with its step; 'otherSign' if the step has no value and the equation changes sign. */
export type Agreement = 'same' | 'otherSign' | 'none';

/** How far the numbers are varied. */
type Reach =
  /** Any size, either sign, or zero. */
  | 'any'
  /** Any size, with the same sign. */
  | 'signs'
  /** The same sign, and numbers of one kind in the same order. */
  | 'orders';

/** The number of trials for an equation. */
const maxTrials = 160;

/** Maximum change of a number in decades; one is drawn for each trial. */
const decades = [0.05, 0.5, 3, 9];

/**
 * The bounds within which an equation agrees with its step for random numbers at some indexes: none if it always does,
 * undefined if it does not within any. `own` is the index of the step's value. The random numbers are the same each
 * time.
 */
export function boundsOfAgreement(
  traced: TracedCase,
  indices: readonly number[],
  own: number,
  agreement: (changed: ChangedCase) => Agreement,
): readonly Bound[] | undefined {
  const reaches: readonly Reach[] = ['any', 'signs', 'orders'];
  for (const reach of reaches) {
    const ranks = reach === 'orders' ? rankByKind(traced, indices) : [];
    if (ranks === undefined || (reach === 'orders' && ranks.length === 0)) continue;
    const random = randomFrom(1);
    let worst: Agreement = 'same';
    for (let count = 0; count < maxTrials && worst !== 'none'; count += 1) {
      const found = agreement(traced.changed(varyNumbers(traced, indices, reach, ranks, random)));
      if (found !== 'same') worst = found;
    }
    if (worst === 'none') continue;
    const bounds = boundsOf(traced, indices, reach, ranks);
    return worst === 'same' ? bounds : [...bounds, signOf(traced, own)];
  }
  return undefined;
}

/** Random numbers for some indexes. */
function varyNumbers(
  traced: TracedCase,
  indices: readonly number[],
  reach: Reach,
  ranks: readonly (readonly number[])[],
  random: () => number,
): ReadonlyMap<number, number> {
  const maximum = decades[Math.floor(random() * decades.length)] ?? 0;
  const values = new Map<number, number>();
  for (const index of indices) {
    const own = traced.numberAt(index) ?? 0;
    const factor = pow(10, maximum * (2 * random() - 1));
    const isUnchanged = random() < 0.2;
    const odd = random();
    const size = own === 0 && reach === 'any' ? factor : own * factor;
    const sign = odd < 0.1 ? -1 : odd < 0.15 ? 0 : 1;
    const value = reach === 'any' ? sign * size : size;
    values.set(index, !isUnchanged && isAllowedValue(traced, index, value) ? value : own);
  }
  // Equal numbers may be a special case.
  const one = indices[Math.floor(random() * indices.length)];
  const other = indices[Math.floor(random() * indices.length)];
  const isTie = one !== undefined && other !== undefined && random() < 0.1 && reach !== 'orders';
  if (isTie && kindAt(traced, one) === kindAt(traced, other)) {
    const value = values.get(other) ?? 0;
    if (isAllowedValue(traced, one, value)) values.set(one, value);
  }
  for (const places of ranks) {
    const sizes = places.map(index => values.get(index) ?? 0).toSorted((a, b) => b - a);
    for (const [rank, index] of places.entries()) values.set(index, sizes[rank] ?? 0);
  }
  return values;
}

/** Whether a number is within the bounds of the input at this index, if it is one. */
function isAllowedValue(traced: TracedCase, index: number, value: number): boolean {
  const field = traced.definition.inputs[traced.inputAt(index) ?? -1]?.field;
  if (field?.type !== 'quantity') return true;
  return isWithinBounds(field, value, limit => toSi(field.kind, limit, field.unit));
}

function kindAt(traced: TracedCase, index: number): Kind | undefined {
  const field = traced.definition.inputs[index]?.field;
  return traced.stepAt(index)?.node.info?.kind ?? (field?.type === 'quantity' ? field.kind : undefined);
}

/** Indexes with a common kind, in descending order of their numbers; undefined if two are equal. */
function rankByKind(traced: TracedCase, indices: readonly number[]): readonly (readonly number[])[] | undefined {
  const byKind = new Map<Kind, number[]>();
  for (const index of indices) {
    const kind = kindAt(traced, index);
    if (kind !== undefined) byKind.set(kind, [...(byKind.get(kind) ?? []), index]);
  }
  const number = (index: number) => traced.numberAt(index) ?? 0;
  const groups = [...byKind.values()].filter(group => group.length > 1);
  const ranks = groups.map(group => group.toSorted((a, b) => number(b) - number(a)));
  const isTied = ranks.some(group => new Set(group.map(number)).size < group.length);
  return isTied ? undefined : ranks;
}

function boundsOf(
  traced: TracedCase,
  indices: readonly number[],
  reach: Reach,
  ranks: readonly (readonly number[])[],
): readonly Bound[] {
  if (reach === 'any') return [];
  const signs = indices.map(index => signOf(traced, index));
  const orders = ranks.flatMap(group =>
    group.slice(1).map((than, rank): Bound => ({ index: group[rank] ?? than, relation: '>', than })),
  );
  return [...signs, ...orders];
}

/** The condition that a number keeps its sign. */
function signOf(traced: TracedCase, index: number): Bound {
  const own = traced.numberAt(index) ?? 0;
  return { index, relation: own > 0 ? '>' : own < 0 ? '<' : '=', than: undefined };
}
