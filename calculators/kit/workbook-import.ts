import { Refusal } from '@isentrope/engineering/quantities';
import type { CaseData, Entry } from './case-input.ts';
import { blankCase, entryNamed, optionNamed } from './case-data.ts';
import { inPresentSchema } from './document-migrations.ts';
import { longestIn, mostCases } from './document.ts';
import type { Definition, Input } from './definition.ts';
import { basisSheet, header, resultsSheet, schemaRow } from './workbook.ts';

export type ReadCell = string | number | boolean | Date | null | undefined;

export type ReadSheet = { readonly name: string; readonly rows: readonly (readonly ReadCell[])[] };

/**
 * The cases of a workbook made by `workbook`. Inputs stand above results, so where a result has the id of an input the
 * first row is the input. Throws a `Refusal`, one sentence, for any other workbook.
 */
export function casesFromWorkbook(definition: Definition, sheets: readonly ReadSheet[]): CaseData[] {
  const basis = (row: string) =>
    sheets.find(({ name }) => name === basisSheet)?.rows.find(([name]) => name === row)?.[1] ?? undefined;
  const tool = basis('Tool');
  const results = sheets.find(({ name }) => name === resultsSheet)?.rows;
  const head = results?.[0];
  if (!results || !head || header.some((name, index) => head[index] !== name)) {
    throw new Refusal(
      `The file is not an export of this calculator: it has no sheet "${resultsSheet}" headed ${header.join(', ')}.`,
    );
  }
  if (tool !== undefined && tool !== definition.id) {
    throw new Refusal(`The file was exported from "${cellText(tool)}"; this calculator is "${definition.id}".`);
  }
  const count = head.length - header.length;
  if (count < 1 || count > mostCases) throw new Refusal(`The file must hold 1 to ${mostCases} cases; it has ${count}.`);
  const stored = Array.from({ length: count }, (_, index) => fieldsOf(results.slice(1), index + header.length));
  const { cases } = inPresentSchema({ schema: Number(basis(schemaRow) ?? 0), tool, cases: stored });
  return (cases as typeof stored).map(fields => caseOf(definition, fields));
}

/** A cell of a workbook and the unit of its row. */
type StoredField = readonly [cell: ReadCell, unit: string];

/** The first row of every id in one column: results that have the id of an input stand below it. */
function fieldsOf(rows: readonly (readonly ReadCell[])[], column: number): Record<string, StoredField> {
  return Object.fromEntries(rows.toReversed().map(row => [cellText(row[1]), [row[column], cellText(row[2])]]));
}

function caseOf(definition: Definition, fields: Readonly<Record<string, StoredField>>): CaseData {
  const data: Record<string, Entry> = { ...blankCase(definition) };
  for (const input of definition.inputs) {
    const [cell, unit] = fields[input.id] ?? [];
    if (unit !== undefined) data[input.id] = entryOf(input, cell, unit);
  }
  return data;
}

function entryOf(input: Input, cell: ReadCell, unit: string): Entry {
  const typed = cellText(cell).slice(0, longestIn(input));
  if (input.field.type === 'quantity') return entryNamed(input, typed, unit === '' ? input.field.unit : unit);
  return { text: optionNamed(input.field, typed) };
}

function cellText(cell: ReadCell): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString() : String(cell);
}
