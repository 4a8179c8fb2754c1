import { blankCase } from '../case/case-data.ts';
import type { Definition, Input } from '../definition/calculator-definition.ts';
import type { CaseData, CaseInput } from '../definition/case-input.ts';
import { gridFromText, limitGrid } from './grid.ts';
import { rowsFromClipboard } from '../table/pasted-table.ts';
import { countTableColumns } from '../table/table-preview.ts';
import { assumedUnits, distinctReasons, parseRows } from '../table/rows-text.ts';
import { isRecordTable } from '../definition/is-record-table.ts';
import { findHeading, listColumns } from './heading.ts';
import { matchColumns } from './match-columns.ts';
import { readList } from './read-list.ts';
import { unitHint } from './unit-hints.ts';
import { orientGrid } from './orient-list.ts';

/** The cases of a list, and sentences on how it was read. */
export interface ListCases {
  /** Of the rows without a problem. */
  readonly cases: readonly CaseInput[];
  /** How columns were interpreted, which columns and rows were left out, and which assumptions were made. */
  readonly remarks: readonly string[];
  /** Cells that cannot be read, by row and column. */
  readonly problems: readonly string[];
  /** Why there are no cases: no heading is understood; undefined otherwise. */
  readonly refusal?: string;
}

/** Reads a list in delimited text, with an item in each row or column, and returns its cases in JSON form. */
export function casesFromList(definition: Definition, text: string): ListCases {
  const base = blankCase(definition);
  const { grid: limited, remark } = limitGrid(gridFromText(text));
  const grid = orientGrid(definition, limited, base);
  const head = findHeading(definition, grid);
  const columns = listColumns(grid, head);
  const matches = matchColumns(definition, columns, base);
  const targets = matches.map(({ target }) => target);
  const table = tableOfCase(definition, text, targets.filter(target => target).length);
  if (table) return table;
  if (!targets.some(target => target)) {
    const headings = columns.map(({ heading, letter }) => (heading === '' ? `column ${letter}` : `“${heading}”`));
    return {
      cases: [],
      remarks: matches.flatMap(({ hint }, index) => (hint === undefined ? [] : [`${headings[index]}: ${hint}`])),
      problems: [],
      refusal:
        columns.length === 0 ? 'The list is empty.' : `No heading of the list is understood: ${headings.join(', ')}.`,
    };
  }
  const { rows, remarks } = readList(definition, { grid, head, columns, targets, baseCase: base });
  const meanings = columns.map((column, index) => {
    const { target, hint } = matches[index] ?? {};
    const name = column.heading === '' ? `Column ${column.letter}` : `“${column.heading}”`;
    if (!target) return [`${name} is not read.`, hint].filter(part => part !== undefined).join(' ');
    const unit = target.unit === undefined || target.unit === '' ? '' : `, ${target.unit}`;
    return [`${name} is ${target.id}${unit}.`, unitHint(definition, target, column)]
      .filter(part => part !== undefined)
      .join(' ');
  });
  return {
    cases: rows
      .filter(({ problems }) => problems.length === 0)
      .map(({ data }) => caseInput(definition.inputs, data, base)),
    remarks: [...meanings, ...(remark === undefined ? [] : [remark]), ...remarks],
    problems: rows.flatMap(row => row.problems.map(({ message }) => message)),
  };
}

/**
 * The case with a table of texts, such as the nodes of a network, of which a list has more columns than fields of cases; undefined for any other
 * list.
 */
function tableOfCase({ inputs }: Definition, text: string, matched: number): ListCases | undefined {
  const tables = inputs.flatMap(({ id, field }) => {
    if (field.type !== 'rows' || !isRecordTable(field)) return [];
    const block = rowsFromClipboard(field, text);
    return [{ id, field, block, columns: countTableColumns(field, block) }];
  });
  const [best] = tables.toSorted((one, other) => other.columns - one.columns);
  if (!best || best.columns <= Math.max(2, matched)) return undefined;
  const { id, field, block } = best;
  const parsed = parseRows(field, block);
  const remark = `The list is read as the table “${field.label}” of one case, the field ${id}.`;
  return {
    cases: parsed.ok ? [{ [id]: block }] : [],
    remarks: [remark, ...(parsed.ok ? (parsed.remarks ?? []) : []), ...assumedUnits(field, block)],
    problems: parsed.ok ? [] : distinctReasons(parsed.faults).map(reason => `The table “${field.label}” ${reason}.`),
  };
}

/** The entries of a case that the list provides, in JSON form. */
function caseInput(inputs: readonly Input[], data: CaseData, base: CaseData): CaseInput {
  return Object.fromEntries(
    inputs.flatMap(({ id, field }) => {
      const { text = '', unit } = data[id] ?? {};
      if (text === '' || text === base[id]?.text) return [];
      return [[id, field.type === 'quantity' ? { value: text, unit: unit ?? field.unit } : text]];
    }),
  );
}
