import type { Definition } from '../definition/calculator-definition.ts';
import { findFieldByLabel, isResultLabel } from '../definition/match-label.ts';
import { closestName } from '../common/closest-name.ts';
import { hasContent, type SheetRow, type WorkbookRows } from './layout.ts';

/** A row matched to a field, with the unit after its label. */
export interface MatchedRow extends SheetRow {
  readonly unit: string | undefined;
}

/** The rows of a workbook matched to fields. */
interface MatchedRows {
  /** By the id in the file, which may be of an earlier schema. */
  readonly rows: ReadonlyMap<string, MatchedRow>;
  /** Rows that match no field. */
  readonly unread: readonly SheetRow[];
  /** Problems of rows that cannot be assigned to a field, a sentence each. */
  readonly problems: readonly string[];
}

/** Matches rows to fields by id, else by label. Rows with results are skipped. */
export function matchRows(definition: Definition, { form, inputs }: WorkbookRows): MatchedRows {
  const labels = definition.inputs.map(({ field }) => field.label);
  const rows = new Map<string, MatchedRow>();
  const unread: SheetRow[] = [];
  const problems: string[] = [];
  for (const row of inputs) {
    if (row.id === '' && !hasContent(row)) continue;
    const named = row.id === '' ? findFieldByLabel(definition, row.label) : undefined;
    const id = row.id === '' ? named?.input.id : row.id;
    if (id === undefined) {
      if (isResultLabel(definition, row.label)) continue;
      const meant = closestName(row.label, labels);
      if (meant === undefined) unread.push(row);
      else problems.push(unknownFieldProblem(definition, row.number, row.label, meant));
      continue;
    }
    const before = rows.get(id);
    if (!before) rows.set(id, { ...row, unit: named?.unit });
    // In the former format results follow the inputs, and some have the id of an input.
    else if (form !== 'former')
      problems.push(`Rows ${before.number} and ${row.number} both give "${row.label || id}".`);
  }
  return { rows, unread, problems };
}

/** Problems of ids, migrated to the current schema, that the calculator does not have. */
export function unknownIdProblems(
  definition: Definition,
  { form }: WorkbookRows,
  rows: ReadonlyMap<string, SheetRow>,
  ids: readonly string[],
): string[] {
  const inputs = new Set(definition.inputs.map(({ id }) => id));
  const results = new Set(definition.results.map(({ id }) => id));
  const named = new Set(form === 'former' ? ids : []);
  const open = [...inputs].filter(id => !named.has(id));
  return ids.flatMap(id => {
    if (inputs.has(id) || (form === 'former' && results.has(id))) return [];
    const meant = closestName(id, open);
    // A former result that no longer exists.
    if (form === 'former' && meant === undefined) return [];
    return [unknownFieldProblem(definition, rows.get(id)?.number, id, meant)];
  });
}

function unknownFieldProblem(
  { title }: Definition,
  row: number | undefined,
  name: string,
  meant: string | undefined,
): string {
  const question = meant === undefined ? '.' : `; did you mean "${meant}"?`;
  return `The row "${name}"${row === undefined ? '' : ` (row ${row})`} does not name a field of ${title}${question}`;
}
