import { Refusal } from '@isentrope/engineering/quantities';
import { blankCase, entryGiven, inputOf } from './case-data.ts';
import type { CaseData, CaseInput, Entry } from './case-input.ts';
import type { Definition, Input } from './definition.ts';
import { fieldsOf, longestIn, type CaseFields } from './document.ts';
import type { RowsField } from './fields.ts';
import { listText } from './list-text.ts';
import { ruledChoices, settleChoices } from './offered.ts';

/** A name that is longer than any field's is repeated so far. */
const longestName = 60;

/** Why a field of a case of JSON is not understood. */
export class RefusedField extends Refusal {
  constructor(
    readonly field: string,
    words: string,
  ) {
    super(words);
  }
}

/**
 * One case of JSON as a document has it. Throws a `Refusal` that names what is not understood and what is allowed.
 */
export function fieldsFromJson(definition: Definition, given: unknown): CaseFields {
  const blank = blankCase(definition);
  const entries = entriesFromJson(definition, given);
  if (ruledChoices(definition).every(({ id }) => id in entries)) return fieldsOf(entries, blank);
  const data = { ...blank, ...entries };
  const settled = settleChoices(definition, data, new Set(Object.keys(entries)));
  return fieldsOf(settled === data ? entries : settled, blank);
}

/** One case of JSON as typed entries. Throws a `Refusal` that names what is not understood and what is allowed. */
export function readCaseJson(definition: Definition, given: unknown): CaseData {
  const entries = entriesFromJson(definition, given);
  const data = { ...blankCase(definition), ...entries };
  return settleChoices(definition, data, new Set(Object.keys(entries)));
}

/** What one case of JSON names, as typed entries. */
function entriesFromJson(definition: Definition, given: unknown): Record<string, Entry> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new Refusal('A case must be a JSON object of field ids and values.');
  }
  const entries: Record<string, Entry> = {};
  const named = given as Readonly<Record<string, unknown>>;
  for (const id in named) {
    const value = named[id];
    if (value === null) continue;
    try {
      entries[id] = entryOf(inputOf(definition, id.slice(0, longestName)), value);
    } catch (thrown) {
      throw thrown instanceof Refusal ? new RefusedField(id.slice(0, longestName), thrown.message) : thrown;
    }
  }
  return entries;
}

/** What a field is given, as long as it is no longer than a document takes. */
function entryOf(input: Input, value: unknown): Entry {
  const entry = entryGiven(input, readValue(input, value));
  const longest = longestIn(input);
  if (entry.text.length <= longest) return entry;
  throw new Refusal(`The field "${input.id}" must be a text of at most ${longest} characters.`);
}

/** A list as an object of amounts by item, or as an array of lines with an item and an amount. */
function listJson(id: string, value: unknown): string {
  const lines: readonly unknown[] = Array.isArray(value)
    ? value
    : Object.entries(value ?? {}).map(([item, amount]: [string, unknown]) => ({ item, amount }));
  return listText(
    lines.map(line => {
      if (typeof line === 'object' && line !== null && 'item' in line && 'amount' in line) {
        const { item, amount } = line;
        if (typeof item === 'string' && (typeof amount === 'number' || typeof amount === 'string'))
          return { item, amount };
      }
      throw new Refusal(
        `The field "${id}" must be a text "item: amount; …", an object of amounts by item, or an array of {"item", "amount"}.`,
      );
    }),
  );
}

/** A table as an array of rows, each an object of its cells by column: numbers in the field's units, texts, or values with units. */
function rowsOf(id: string, { columns }: RowsField, value: unknown): string {
  const wrong = new Refusal(
    `The field "${id}" must be a text "head | head; cell | cell; …" or an array of rows {${Object.keys(columns).join(', ')}}.`,
  );
  if (!Array.isArray(value)) throw wrong;
  const given: readonly unknown[] = value;
  const lines = given.map(row => {
    if (typeof row !== 'object' || row === null || Object.keys(row).some(key => !Object.hasOwn(columns, key)))
      throw wrong;
    const cells = new Map<string, unknown>(Object.entries(row));
    return Object.keys(columns).map(key => cellOf(cells.get(key) ?? '', wrong));
  });
  return [Object.keys(columns), ...lines].map(cells => cells.join(' | ')).join('; ');
}

function cellOf(cell: unknown, wrong: Refusal): string {
  if (typeof cell === 'number' || typeof cell === 'string') return String(cell);
  if (typeof cell === 'object' && cell !== null && 'value' in cell && 'unit' in cell) {
    const { value, unit } = cell;
    if (typeof value === 'number' && typeof unit === 'string') return `${value} ${unit}`;
  }
  throw wrong;
}

function readValue({ id, field }: Input, value: unknown): CaseInput[string] {
  if (typeof value === 'number' || typeof value === 'string') {
    if (field.type === 'choice' && !field.options.includes(String(value)) && value !== '') {
      throw new Refusal(`The field "${id}" has no option "${value}"; allowed: ${field.options.join(', ')}.`);
    }
    return value;
  }
  if (field.type === 'list') return listJson(id, value);
  if (field.type === 'rows') return rowsOf(id, field, value);
  if (typeof value === 'object' && value !== null && 'value' in value && 'unit' in value) {
    const { value: number, unit } = value;
    if ((typeof number === 'number' || typeof number === 'string') && typeof unit === 'string') {
      if (field.type !== 'quantity') throw new Refusal(`The field "${id}" takes no unit.`);
      return { value: number, unit };
    }
  }
  throw new Refusal(`The field "${id}" must be a number, a text or {"value": number, "unit": text}.`);
}
