import { editableNumber, fromSi, kindOf, Refusal } from '@isentrope/engineering/quantities';
import type { CarriedThing } from './carried.ts';
import { carriedInto } from './carry.ts';
import { blankEntry, inputOf, inputsOf } from './case-data.ts';
import type { CaseData, Entry } from './case-input.ts';
import type { Definition, Input } from './definition.ts';
import { withFewDigits } from './entry-units.ts';
import { lowerFirst } from './first-letter.ts';
import { readField } from './read-field.ts';

/** What a field can be read from: a number of a kind, in SI, or a thing that several fields say together, such as a fluid. */
export type Readable =
  | { readonly type: 'number'; readonly kind: string; readonly si: number }
  | { readonly type: 'thing'; readonly thing: CarriedThing };

/** A readable with the name of its place, which documents keep. */
export interface Read {
  readonly from: string;
  readonly readable: Readable;
}

/** Up to this fraction two numbers are the same: a field holds twelve digits. */
const sameWithin = 1e-9;

/** Whether two numbers are the same, as far as a field can hold them. */
function isSameNumber(a: number, b: number): boolean {
  return Math.abs(a - b) <= sameWithin * Math.max(Math.abs(a), Math.abs(b));
}

/** The fields that say one thing together with this one, itself among them; itself alone where it says it by itself. */
export function fieldsBeside({ carried }: Definition, id: string): readonly string[] {
  return carried.map(({ fields }) => Object.values(fields)).find(ids => ids.includes(id)) ?? [id];
}

/**
 * What stands in a field, and in those that say one thing together with it, when it is read from elsewhere.
 * Throws a `Refusal` where the field does not take that.
 */
export function entriesRead(
  definition: Definition,
  data: CaseData,
  id: string,
  { from, readable }: Read,
): Readonly<Record<string, Entry>> {
  const input = inputOf(definition, id);
  if (readable.type === 'number') return { [id]: { ...numberRead(input, data, readable), from } };
  const carried = definition.carried.find(({ fields }) => Object.values(fields).includes(id));
  const entries = carried && carriedInto(definition, carried, readable.thing);
  if (!entries) throw new Refusal(`${input.field.label} cannot say “${readable.thing.words}”.`);
  return Object.fromEntries(Object.entries(entries).map(([each, entry]) => [each, { ...entry, from }]));
}

function numberRead(input: Input, data: CaseData, { kind, si }: { readonly kind: string; readonly si: number }): Entry {
  const { field, id } = input;
  if (field.type !== 'quantity') throw new Refusal(`${field.label} is no quantity and reads none.`);
  if (field.kind !== kind)
    throw new Refusal(`${field.label} reads a value of the kind ${lowerFirst(kindOf(field.kind).label)} only.`);
  const unit = data[id]?.unit ?? field.unit;
  const before = readField(input, data, id);
  if (before.type === 'value' && !before.isBlank && isSameNumber(Number(before.value), si)) {
    const { text } = data[id] ?? { text: '' };
    return withFewDigits({ text, unit });
  }
  return withFewDigits({ text: editableNumber(fromSi(field.kind, si, unit)), unit });
}

/** Whether something was typed among the fields that say one thing with this one: what they say is no longer read as a whole. */
export function isTypedOver(definition: Definition, data: CaseData, id: string): boolean {
  return fieldsBeside(definition, id).some(each => {
    const [entry, blank] = [data[each], blankEntry(inputOf(definition, each).field)];
    return entry !== undefined && entry.text !== blank.text && entry.from !== data[id]?.from;
  });
}

/** What one field says anew, and what stood there. */
export interface Renewal {
  readonly id: string;
  readonly was: Entry;
  readonly now: Entry;
}

/**
 * The fields of a case whose source says something else now.
 * @param readOf what stands at a place now, under the name by which it is kept from now on; undefined where that is not known.
 */
export function renewals(
  definition: Definition,
  data: CaseData,
  readOf: (from: string) => Read | undefined,
): readonly Renewal[] {
  const found = new Map<string, Renewal>();
  for (const id of inputsOf(definition).keys()) {
    const { from } = data[id] ?? {};
    const read = from === undefined || found.has(id) || isTypedOver(definition, data, id) ? undefined : readOf(from);
    if (!read) continue;
    for (const [each, now] of Object.entries(entriesRead(definition, data, id, read))) {
      const was = data[each] ?? { text: '' };
      if (was.text !== now.text || was.unit !== now.unit || was.from !== now.from)
        found.set(each, { id: each, was, now });
    }
  }
  return [...found.values()];
}
