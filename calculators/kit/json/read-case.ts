import { Refusal } from '@isentrope/engineering/quantities';
import { blankCase, blankEntry, entryFromInput, requireInput } from '../case/case-data.ts';
import type { CaseData, CaseInput, Entry } from '../definition/case-input.ts';
import type { Definition, Input } from '../definition/calculator-definition.ts';
import type { Message } from '../definition/messages.ts';
import { fieldsFromCase, storedEntry, maxFieldLength, type CaseFields } from '../document/document.ts';
import { listLines, listText } from '../amount-list/list-text.ts';
import { mergePastedList } from '../amount-list/pasted-list.ts';
import { reportCells } from '../amount-list/report-cells.ts';
import { conditionalChoices, resolveChoices } from '../case/choices.ts';
import { memoize } from '../common/memoize.ts';
import { tableOfExport } from '../table/pasted-table.ts';
import { tableText } from './read-table.ts';

/** Maximum length of a field name quoted in messages. */
const maxNameLength = 60;

/** Thrown for a field of a JSON case that cannot be read. */
export class RefusedField extends Refusal {
  constructor(
    readonly field: string,
    text: string,
  ) {
    super(text);
  }
}

/** A case given as JSON: its fields as a document stores them, and what a pasted report had beside its amounts. */
export interface CaseFromJson {
  readonly fields: CaseFields;
  readonly remarks: readonly Message[];
}

/**
 * The fields of a case given as JSON, as a document stores them. Throws a `Refusal` that names what is invalid and what
 * is allowed.
 */
export const fieldsFromJson = (definition: Definition, json: unknown): CaseFields => readJson(definition, json).fields;

/** The fields of a case given as JSON with the remarks on them. Throws as `fieldsFromJson`. */
export function readJson(definition: Definition, json: unknown): CaseFromJson {
  const { named, remarks } = withReportsRead(definition, caseObject(json));
  return { fields: fieldsOf(definition, named), remarks };
}

function fieldsOf(definition: Definition, named: Readonly<Record<string, unknown>>): CaseFields {
  const readers = readersOf(definition);
  const fields: Record<string, CaseFields[string]> = {};
  for (const id in named) {
    const read = readNamed(definition, readers, id, named[id]);
    if (read?.field !== undefined) fields[id] = read.field;
  }
  if (conditionalChoices(definition).every(({ id }) => (named[id] ?? null) !== null)) return fields;
  const data = entriesFrom(definition, named);
  const following = withResolvedChoices(definition, data, named);
  return following === data ? fields : fieldsFromCase(following, blankCase(definition));
}

/** The entries of a case given as JSON. Throws a `Refusal` that names what is invalid and what is allowed. */
export function readCaseJson(definition: Definition, json: unknown): CaseData {
  const { named } = withReportsRead(definition, caseObject(json));
  return withResolvedChoices(definition, entriesFrom(definition, named), named);
}

/**
 * Replaces the text of a report, given for a list with a basis, by list lines and the basis, with the remarks on what it had beside them. Throws a
 * `RefusedField` for an ambiguous report, which a person would have to confirm.
 */
function withReportsRead(
  definition: Definition,
  named: Readonly<Record<string, unknown>>,
): { readonly named: Readonly<Record<string, unknown>>; readonly remarks: readonly Message[] } {
  const replaced: Record<string, unknown> = {};
  const remarks: Message[] = [];
  for (const { id, field } of listsWithBasis(definition)) {
    const input = named[id];
    if (typeof input !== 'string' || !isReport(input)) continue;
    const choice = field.basis?.choice;
    const stated = choice === undefined ? undefined : named[choice];
    const read = mergePastedList(field, [], reportCells(input), 0, typeof stated === 'string' ? stated : undefined);
    if (!read) continue;
    if (read.isOpen || (read.remarks && read.lines.some(({ amount }) => amount === '')))
      throw new RefusedField(
        id,
        `The text of "${id}" is ambiguous; give the amounts alone. ${(read.remarks ?? []).join(' ')}`,
      );
    if (read.basis !== undefined && choice !== undefined && typeof stated === 'string' && stated !== read.basis)
      throw new RefusedField(id, `The amounts of "${id}" are by ${read.basis}, and "${choice}" is ${stated}.`);
    replaced[id] = listText(read.lines);
    for (const text of read.remarks ?? []) remarks.push({ level: 'info', text, field: id });
    if (read.basis !== undefined && choice !== undefined) replaced[choice] = read.basis;
  }
  return { named: Object.keys(replaced).length > 0 ? { ...named, ...replaced } : named, remarks };
}

/** The list fields whose amounts have a basis: compositions. */
const listsWithBasis = memoize((definition: Definition) =>
  definition.inputs.flatMap(({ id, field }) => (field.type === 'list' && field.basis ? [{ id, field }] : [])),
);

/** Maximum length of a report; a longer text is refused by the length of its field. */
const maxReportLength = 5000;

/** Whether a text is a report rather than lines "item: amount". */
function isReport(text: string): boolean {
  if (text.length > maxReportLength) return false;
  const isMixture = /[\t{]|\]\s*&|:[^,;:]*,[^,;:]*:/.test(text.replaceAll(/\([^()]*\)/g, ''));
  // An amount with a unit, such as 40 wt%, is that of a report.
  return isMixture || !listLines(text).every(({ amount }) => amount !== '' && !/\p{L}{2}/u.test(amount));
}

/** A blank case with the entries that the JSON names. */
function entriesFrom(definition: Definition, named: Readonly<Record<string, unknown>>): CaseData {
  const readers = readersOf(definition);
  const entries: Record<string, Entry> = { ...blankCase(definition) };
  for (const id in named) {
    const read = readNamed(definition, readers, id, named[id]);
    if (read) entries[id] = read.entry;
  }
  return entries;
}

/** The case with its unnamed choices set to available options. */
function withResolvedChoices(
  definition: Definition,
  data: CaseData,
  named: Readonly<Record<string, unknown>>,
): CaseData {
  return resolveChoices(definition, data, new Set(Object.keys(named).filter(id => named[id] !== null)));
}

function caseObject(json: unknown): Readonly<Record<string, unknown>> {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new Refusal('A case must be a JSON object of field ids and values.');
  return json as Readonly<Record<string, unknown>>;
}

/** A field read from JSON: its entry, and its stored form, undefined if as in a blank case. */
interface ReadField {
  readonly entry: Entry;
  readonly field: CaseFields[string] | undefined;
}

/** Reads one input of successive cases; returns the last result if the value is the same. */
class JsonReader {
  private value: unknown;
  private read: ReadField | undefined;

  constructor(private readonly input: Input) {}

  /** Reads a value; undefined for null, which leaves the field blank. */
  of(value: unknown): ReadField | undefined {
    if (value === null) return undefined;
    if (this.read && this.value === value) return this.read;
    const { input } = this;
    const entry = entryOf(input, value);
    this.read = { entry, field: storedEntry(entry, blankEntry(input.field)) };
    // Objects are mutable, so they are read every time.
    this.value = typeof value === 'object' ? this : value;
    return this.read;
  }
}

const readersOf = memoize(
  (definition: Definition): ReadonlyMap<string, JsonReader> =>
    new Map(definition.inputs.map(input => [input.id, new JsonReader(input)])),
);

/** Reads the value of a field. Throws a `RefusedField` if it is invalid. */
function readNamed(
  definition: Definition,
  readers: ReadonlyMap<string, JsonReader>,
  id: string,
  value: unknown,
): ReadField | undefined {
  try {
    return (readers.get(id) ?? new JsonReader(requireInput(definition, id.slice(0, maxNameLength)))).of(value);
  } catch (thrown) {
    throw thrown instanceof Refusal ? new RefusedField(id.slice(0, maxNameLength), thrown.message) : thrown;
  }
}

/** The entry of a value, if it does not exceed the maximum length. */
function entryOf(input: Input, value: unknown): Entry {
  const entry = entryFromInput(input, readValue(input, value));
  const longest = maxFieldLength(input);
  if (entry.text.length <= longest) return entry;
  throw new Refusal(`The field "${input.id}" must be a text of at most ${longest} characters.`);
}

/** Reads a list: an object of amounts by item, or an array of lines with item and amount. */
function listJson(id: string, value: unknown): string {
  const lines: readonly unknown[] = Array.isArray(value)
    ? value
    : Object.entries(value ?? {}).map(([item, amount]: [string, unknown]) => ({ item, amount }));
  return listText(
    lines.map(line => {
      if (typeof line === 'object' && line !== null && 'item' in line && 'amount' in line) {
        const { item, amount, ...more } = line;
        const [other] = Object.keys(more);
        if (other !== undefined)
          throw new Refusal(
            `The field "${id}" has lines with "${other.slice(0, maxNameLength)}"; a line has only "item" and "amount", and all amounts have the same unit.`,
          );
        if (typeof item === 'string' && (typeof amount === 'number' || typeof amount === 'string'))
          return { item, amount };
      }
      throw new Refusal(
        `The field "${id}" must be a text "item: amount; …", an object of amounts by item, or an array of {"item", "amount"}.`,
      );
    }),
  );
}

function readValue({ id, field }: Input, value: unknown): CaseInput[string] {
  if (typeof value === 'number' || typeof value === 'string') {
    if (field.type === 'choice' && !field.options.includes(String(value)) && value !== '') {
      throw new Refusal(`The field "${id}" has no option "${value}"; allowed: ${field.options.join(', ')}.`);
    }
    return field.type === 'rows' && typeof value === 'string' ? tableOfExport(field, value) : value;
  }
  if (field.type === 'list') return listJson(id, value);
  if (field.type === 'rows') return tableText(id, field, value);
  if (typeof value === 'object' && value !== null && 'value' in value && 'unit' in value) {
    const { value: number, unit } = value;
    if ((typeof number === 'number' || typeof number === 'string') && typeof unit === 'string') {
      if (field.type !== 'quantity') throw new Refusal(`The field "${id}" takes no unit.`);
      return { value: number, unit };
    }
  }
  throw new Refusal(`The field "${id}" must be a number, a text or {"value": number, "unit": text}.`);
}
