import { blankCase } from '../case/case-data.ts';
import type { Definition, Input } from '../definition/calculator-definition.ts';
import type { CaseData, CaseInput } from '../definition/case-input.ts';
import { gridFromText, limitGrid } from './grid.ts';
import { atOnce } from '../common/at-once.ts';
import { joinNames } from '../common/list-names.ts';
import { findTablesInSteps, whyNoCases, type FoundTables, type ListSheet } from './find-table.ts';
import { findHeading, listColumns } from './heading.ts';
import { matchColumns } from './match-columns.ts';
import { readList } from './read-list.ts';
import { unitHint } from './unit-hints.ts';
import { countMatchedColumns, orientGrid } from './orient-list.ts';

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
  return casesFromSheet(definition, { name: '', rows: gridFromText(text), text });
}

/**
 * Reads the tables of fields in the sheets of a workbook, or else the list in that of which the headings name the most fields; the other sheets
 * are named.
 */
export function casesFromSheets(definition: Definition, sheets: readonly ListSheet[]): ListCases {
  const base = blankCase(definition);
  const tables = atOnce(findTablesInSteps(definition, base, sheets));
  if (tables) return caseOfTables(tables);
  const matched = sheets.map(({ rows }) =>
    countMatchedColumns(definition, orientGrid(definition, rows.slice(0, rowsOfHeading), base), base),
  );
  const best = sheets[matched.indexOf(Math.max(...matched))];
  if (!best) return { cases: [], remarks: [], problems: [], refusal: 'The workbook is empty.' };
  const read = casesFromSheet(definition, best);
  const others = sheets.filter(sheet => sheet !== best).map(({ name }) => `“${name}”`);
  if (others.length === 0) return read;
  const remark = `Read from the sheet “${best.name}”; ${joinNames(others)} ${others.length === 1 ? 'is' : 'are'} not read.`;
  return { ...read, remarks: [remark, ...read.remarks] };
}

/** Rows of a sheet in which its headings are looked for. */
const rowsOfHeading = 60;

/** Reads the list in a sheet as `casesFromList` does. */
function casesFromSheet(definition: Definition, sheet: ListSheet): ListCases {
  const base = blankCase(definition);
  const { grid: limited, remark } = limitGrid(sheet.rows);
  const grid = orientGrid(definition, limited, base);
  const head = findHeading(definition, grid);
  const columns = listColumns(grid, head);
  const matches = matchColumns(definition, columns, base);
  const targets = matches.map(({ target }) => target);
  const tables = atOnce(findTablesInSteps(definition, base, [sheet]));
  if (tables) return caseOfTables(tables);
  const headings = columns.map(({ heading, letter }) => (heading === '' ? `column ${letter}` : `“${heading}”`));
  const noCases = whyNoCases(
    definition,
    base,
    columns.map(({ heading }) => heading),
  );
  if (noCases !== undefined || !targets.some(target => target)) {
    return {
      cases: [],
      remarks: matches.flatMap(({ hint }, index) => (hint === undefined ? [] : [`${headings[index]}: ${hint}`])),
      problems: [],
      refusal:
        noCases ??
        (columns.length === 0 ? 'The list is empty.' : `No heading of the list is understood: ${headings.join(', ')}.`),
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

/** The case with the tables of a file, such as the nodes of a network. */
function caseOfTables({ entries, labels, remarks, problems }: FoundTables): ListCases {
  const ids = Object.keys(entries);
  const [table, field] = ids.length === 1 ? ['table', 'field'] : ['tables', 'fields'];
  const named = joinNames(labels.map(label => `“${label}”`));
  const remark = `The list is read as the ${table} ${named} of one case, the ${field} ${joinNames(ids)}.`;
  return { cases: problems.length === 0 ? [{ ...entries }] : [], remarks: [remark, ...remarks], problems };
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
