import { hasUnit } from '@isentrope/engineering/quantities';
import type { SharedGroup, SharedGroupValue } from '../definition/shared-group.ts';
import { blankEntry } from '../case/case-data.ts';
import type { CaseData, Entry } from '../definition/case-input.ts';
import type { Definition, Input } from '../definition/calculator-definition.ts';
import { readField } from '../case/read-field.ts';
import { tableReader } from '../case/table-reader.ts';
import type { Field } from '../definition/fields.ts';
import { findItem, listLines, listText, scaleToTotal } from '../amount-list/list-text.ts';

/** The value of a shared group in a case; undefined if the group is blank or has an entry that is invalid or cannot be read yet. */
export function readSharedGroup(
  definition: Definition,
  group: SharedGroup,
  data: CaseData,
): SharedGroupValue | undefined {
  const { at, fields, fixed = {}, blankText = '' } = group;
  if ((data[at]?.text ?? '').trim() === blankText) return undefined;
  const parts: Record<string, Entry> = {};
  const words: string[] = [];
  let choice = '';
  for (const [part, id] of Object.entries(fields)) {
    const input = inputNamed(definition, id);
    const entry = data[id] ?? blankEntry(input.field);
    const { type } = readField(input, data, id);
    if (type === 'invalid' || type === 'unread' || (id === at && type === 'hidden')) return undefined;
    if (type !== 'value' || entry.text.trim() === '') continue;
    parts[part] = entry.unit === undefined ? { text: entry.text } : { text: entry.text, unit: entry.unit };
    const description = wordsOf(input.field, entry);
    if (id === at && input.field.type === 'choice') choice = description;
    else words.push(description);
  }
  for (const [part, text] of Object.entries(fixed)) parts[part] = { text };
  return { words: words.join(', ') || choice, parts };
}

/**
 * Returns the entries by field id that put a shared value into the fields of a calculator, blank for parts that the
 * value does not have; undefined if the calculator cannot represent the value.
 */
export function entriesForSharedGroup(
  definition: Definition,
  { fields, fixed = {} }: SharedGroup,
  { parts }: SharedGroupValue,
): Readonly<Record<string, Entry>> | undefined {
  const takes = Object.entries(parts).every(([part, entry]) => {
    const id = fields[part];
    return id === undefined ? fixed[part] === entry.text : takesEntry(inputNamed(definition, id).field, entry);
  });
  if (!takes || Object.keys(fixed).some(part => parts[part] === undefined)) return undefined;
  return Object.fromEntries(
    Object.entries(fields).map(([part, id]) => {
      const { field } = inputNamed(definition, id);
      return [id, entryInto(field, parts[part] ?? blankEntry(field))];
    }),
  );
}

/** The entry adapted to a field: amounts of a list are scaled to the total that the field requires. */
function entryInto(field: Field, entry: Entry): Entry {
  if (field.type !== 'list') return entry;
  const lines = listLines(entry.text);
  return { text: listText(scaleToTotal(field, lines) ?? lines) };
}

function inputNamed(definition: Definition, id: string): Input {
  const input = definition.inputs.find(each => each.id === id);
  if (!input) throw new RangeError(`${definition.id} has no field "${id}"`);
  return input;
}

function takesEntry(field: Field, { text, unit }: Entry): boolean {
  switch (field.type) {
    case 'choice':
      return field.options.includes(text);
    case 'list':
      return listLines(text).every(({ item }) => findItem(field, item) !== undefined);
    case 'rows':
      // Before the reader is loaded, a table counts as one that was valid when it was stored.
      return tableReader()?.parseRows(field, text).ok ?? true;
    case 'quantity':
      return unit === undefined || hasUnit(field.kind, unit);
    case 'text':
      return true;
  }
}

function wordsOf(field: Field, { text, unit = '' }: Entry): string {
  switch (field.type) {
    case 'choice':
      return field.names?.[text] ?? text;
    case 'list':
      return listLines(text)
        .map(({ item, amount }) => `${field.names?.[findItem(field, item) ?? item] ?? item} ${amount}`)
        .join(', ');
    case 'rows': {
      const parsed = tableReader()?.parseRows(field, text);
      const count = parsed?.ok ? parsed.rows.length : 0;
      return `table of ${count} ${count === 1 ? 'row' : 'rows'}`;
    }
    case 'quantity':
      return unit === '' ? text : `${text} ${unit}`;
    case 'text':
      return text;
  }
}
