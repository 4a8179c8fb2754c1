import { editableNumber, fromSi, kindOf, Refusal } from '@isentrope/engineering/quantities';
import type { SharedGroupValue } from '../definition/shared-group.ts';
import { entriesForSharedGroup } from './shared-group-values.ts';
import { blankEntry, requireInput, inputsById } from '../case/case-data.ts';
import type { CaseData, Entry } from '../definition/case-input.ts';
import type { Definition, Input } from '../definition/calculator-definition.ts';
import { roundForDisplay } from '../units/convert-entry.ts';
import { lowerFirst } from '../common/sentence-case.ts';
import { readField } from '../case/read-field.ts';

/** The source of a link: a number of a kind, in SI, or the value of a shared group of fields such as a fluid. */
export type LinkSource =
  | { readonly type: 'number'; readonly kind: string; readonly si: number }
  | { readonly type: 'thing'; readonly thing: SharedGroupValue };

/** A linked value with the name of its source, which documents store. */
export interface LinkedValue {
  readonly from: string;
  readonly readable: LinkSource;
}

/** Relative tolerance for equal numbers; entries have twelve digits. */
const equalityTolerance = 1e-9;

/** Whether two numbers are equal within the precision of an entry. */
function isSameNumber(a: number, b: number): boolean {
  return Math.abs(a - b) <= equalityTolerance * Math.max(Math.abs(a), Math.abs(b));
}

/** The fields of the shared group that a field belongs to, or the field alone. */
export function fieldsInGroup({ sharedGroups }: Definition, id: string): readonly string[] {
  return sharedGroups.map(({ fields }) => Object.values(fields)).find(ids => ids.includes(id)) ?? [id];
}

/**
 * The entries of a field, and of its shared group, for a linked value. Throws a `Refusal` if the field does not accept
 * the value.
 */
export function entriesFromLink(
  definition: Definition,
  data: CaseData,
  id: string,
  { from, readable }: LinkedValue,
): Readonly<Record<string, Entry>> {
  const input = requireInput(definition, id);
  if (readable.type === 'number') return { [id]: { ...entryFromNumber(input, data, readable), from } };
  const group = definition.sharedGroups.find(({ fields }) => Object.values(fields).includes(id));
  const entries = group && entriesForSharedGroup(definition, group, readable.thing);
  if (!entries) throw new Refusal(`${input.field.label} cannot have the value “${readable.thing.words}”.`);
  return Object.fromEntries(Object.entries(entries).map(([each, entry]) => [each, { ...entry, from }]));
}

function entryFromNumber(
  input: Input,
  data: CaseData,
  { kind, si }: { readonly kind: string; readonly si: number },
): Entry {
  const { field, id } = input;
  if (field.type !== 'quantity') throw new Refusal(`${field.label} is not a quantity and cannot read one.`);
  if (field.kind !== kind)
    throw new Refusal(`${field.label} reads a value of the kind ${lowerFirst(kindOf(field.kind).label)} only.`);
  const unit = data[id]?.unit ?? field.unit;
  const before = readField(input, data, id);
  if (before.type === 'value' && !before.isBlank && isSameNumber(Number(before.value), si)) {
    const { text } = data[id] ?? { text: '' };
    return roundForDisplay({ text, unit });
  }
  return roundForDisplay({ text: editableNumber(fromSi(field.kind, si, unit)), unit });
}

/** Whether a field of the shared group was entered by hand, which overrides the link of the group. */
export function isOverridden(definition: Definition, data: CaseData, id: string): boolean {
  return fieldsInGroup(definition, id).some(each => {
    const [entry, blank] = [data[each], blankEntry(requireInput(definition, each).field)];
    return entry !== undefined && entry.text !== blank.text && entry.from !== data[id]?.from;
  });
}

/** The update of a linked field: its previous and new entry. */
export interface LinkUpdate {
  readonly id: string;
  readonly was: Entry;
  readonly now: Entry;
}

/**
 * The linked fields of a case whose source has changed.
 * @param readOf returns the current value of a source, under the name to be stored from now on; undefined if unknown.
 */
export function pendingLinkUpdates(
  definition: Definition,
  data: CaseData,
  readOf: (from: string) => LinkedValue | undefined,
): readonly LinkUpdate[] {
  const found = new Map<string, LinkUpdate>();
  for (const id of inputsById(definition).keys()) {
    const { from } = data[id] ?? {};
    const read = from === undefined || found.has(id) || isOverridden(definition, data, id) ? undefined : readOf(from);
    if (!read) continue;
    for (const [each, now] of Object.entries(entriesFromLink(definition, data, id, read))) {
      const was = data[each] ?? { text: '' };
      if (was.text !== now.text || was.unit !== now.unit || was.from !== now.from)
        found.set(each, { id: each, was, now });
    }
  }
  return [...found.values()];
}
