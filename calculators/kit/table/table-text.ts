import { markdownTable } from '../common/markdown-table.ts';
import { isDateWithTime } from './elapsed-time.ts';
import { splitDelimited } from '../common/delimited-text.ts';
import type { RowsField } from '../definition/fields.ts';
import { isRecordTable } from '../definition/is-record-table.ts';
import { splitAtBlanks } from './no-value.ts';

/** Splits the text of a table into rows of cells; empty rows and comment lines, which begin with #, are skipped. */
export function rowCells(field: Pick<RowsField, 'columns'>, text: string): readonly (readonly string[])[] {
  return (isRecordTable(field) ? recordCells(text) : quantityCells(cleanFileText(text))).filter(cells =>
    cells.some(cell => cell !== ''),
  );
}

/** Splits a table of quantities: rows at line breaks or semicolons, cells at tabs or vertical bars, at commas under a heading, else at spaces. */
function quantityCells(text: string): readonly (readonly string[])[] {
  const lines = text.split(/[;\n]/).filter(line => line.trim() !== '');
  if (lines.some(line => /[\t|]/.test(line))) return lines.map(line => line.split(/[\t|]/).map(cell => cell.trim()));
  const trimmed = lines.map(line => line.trim());
  return splitAtCommas(trimmed) ?? splitAtGaps(trimmed) ?? trimmed.map(splitAtBlanks);
}

/** Splits lines at two or more spaces if the names in the heading contain single spaces; undefined for any other table. */
function splitAtGaps(lines: readonly string[]): readonly (readonly string[])[] | undefined {
  const rows = lines.map(line => line.split(/\s{2,}/));
  const [head = []] = rows;
  const isPrinted = head.length > 1 && head.some(cell => /\s/.test(cell)) && /^\p{L}/u.test(head[0] ?? '');
  return isPrinted && rows.every(({ length }) => length === head.length) ? rows : undefined;
}

/** Removes comment lines and quotes from the text of a file, and replaces semicolons between columns by tabs. */
export function cleanFileText(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n').filter(line => line.trim() !== '' && !line.trim().startsWith('#'));
  const marked = markdownTable(lines) ?? splitAtCommas(lines);
  if (marked) return marked.map(row => row.join('\t')).join('\n');
  const counts = new Set(lines.map(line => line.split(';').length));
  const [count = 1] = counts;
  const hasColumns = lines.length > 1 && counts.size === 1 && count > 1 && !lines.every(line => /;\s*$/.test(line));
  const unquoted = lines.map(line => line.replaceAll(/(^|[\t;,])\s*"([^"]*)"(?=\s*(?:$|[\t;,]))/g, '$1$2'));
  // In a table with tabs, a semicolon is part of a cell, such as a note.
  if (lines.length > 1 && lines.every(line => line.includes('\t')))
    return unquoted.map(line => line.replaceAll(';', ',')).join('\n');
  return (hasColumns ? unquoted.map(line => line.replaceAll(';', '\t')) : unquoted).join('\n');
}

/**
 * Splits comma-separated lines with a heading and equally many cells in each line; undefined for any other text. A cell that contains a
 * comma must be quoted.
 */
function splitAtCommas(lines: readonly string[]): readonly (readonly string[])[] | undefined {
  if (lines.some(line => /[\t|;]/.test(line))) return undefined;
  const rows = splitDelimited(lines.join('\n'), ',');
  const [head = [], ...body] = rows;
  // In "0,5 85,2" the commas are decimal marks.
  const isRow = (row: readonly string[]) =>
    row.length === head.length && row.every(cell => !/\d\s+[+\-−]?\d/.test(cell) || isDateWithTime(cell));
  return head.length > 1 && body.length > 0 && /^\p{L}/u.test(head[0] ?? '') && body.every(isRow) ? rows : undefined;
}

/** Possible delimiters of a table with a heading, in order of precedence; the first one found in the heading is used. */
const delimiters = ['\t', '|', ';', ','] as const;

/**
 * Splits a table with texts or choices: rows at line breaks, or at semicolons outside brackets if the text is a single line; cells at the
 * delimiter found in the heading.
 */
function recordCells(text: string): readonly (readonly string[])[] {
  const lines = text.replaceAll(/\r\n?/g, '\n').trim();
  const body = lines.includes('\n') ? lines : lines.replaceAll(/;(?![^()]*\))/g, '\n');
  const [head = ''] = body.split('\n');
  return splitDelimited(body, delimiters.find(delimiter => head.includes(delimiter)) ?? '\t');
}
