import { styled, sheetName, type Cell, type Row, type Sheet, type SheetPaper } from '../workbook/sheet.ts';
import type { TitleLine } from '../workbook/results-sheet.ts';
import type { DatasheetPage, FilledBlock, FilledLine, FilledPart, ItemPage, ListPage } from './page-types.ts';
import type { DatasheetValue } from './case-values.ts';

/** Datasheets as a workbook: a sheet for each page, ruled as on paper; blanks are empty cells. */

/** The title block of a datasheet: the lines entered, then date and engine. */
export interface DatasheetHead {
  readonly title: readonly TitleLine[];
  /** The date of the calculation, as 2026-01-31. */
  readonly date: string;
  readonly engine: string;
  readonly size: SheetPaper['size'];
}

/** The sheets of datasheets, each named after its item or title. */
export function datasheetWorkbook(pages: readonly DatasheetPage[], head: DatasheetHead): Sheet[] {
  const names = new Set<string>();
  return pages.map((page, index) => {
    const preferred = page.type === 'item' && page.states.length === 1 ? (page.states[0] ?? '') : page.title;
    const name = freeName(preferred, index, names);
    const sheetOf = `${index + 1} of ${pages.length}`;
    return page.type === 'item' ? itemSheet(page, name, sheetOf, head) : listSheet(page, name, sheetOf, head);
  });
}

/** A unique sheet name; spreadsheet programs ignore case in sheet names. */
function freeName(preferred: string, index: number, taken: Set<string>): string {
  const plain = sheetName(preferred.replaceAll("'", '’')) || `Sheet ${index + 1}`;
  const name = taken.has(plain.toLowerCase()) ? `${plain.slice(0, 26).trim()} (${index + 1})` : plain;
  taken.add(name.toLowerCase());
  return name;
}

/**
 * Column widths of an item page: number, label and value of the left half, then twelve narrow columns for the values of
 * one to four states, or for number, label and value of the right half.
 */
const itemWidths = [4.5, 31, 17, ...Array.from({ length: 12 }, () => 4.4)];
const all = itemWidths.length;
const rightHalf = { number: 1, label: 7, value: 4 } as const;
const narrow = rightHalf.number + rightHalf.label + rightHalf.value;

/** A cell spanning some columns, with empty cells below the span. */
const across = (cell: Cell, span: number): (Cell | undefined)[] => [
  { ...cell, span },
  ...Array.from({ length: span - 1 }, () => undefined),
];

const numberOf = ({ number }: FilledLine): Cell => ({ value: number, format: '0', style: 'lineIndex' });

/** A value cell; an empty cell if it is to be filled in. */
function ruled(value: DatasheetValue | undefined): Cell {
  if (!value) return { value: '', style: 'lineBlank' };
  const style = value.isNumber ? 'lineFigure' : 'lineWords';
  return { value: value.cell.value, style, ...(value.cell.format === undefined ? {} : { format: value.cell.format }) };
}

const withUnit = ({ label, unit }: FilledLine) => (unit === '' ? label : `${label}, ${unit}`);

function itemSheet(page: ItemPage, name: string, sheetOf: string, head: DatasheetHead): Sheet {
  const rows: Row[] = [
    ...titleRows(page, sheetOf, head),
    ...page.blocks.flatMap(block => blockRows(block, page.states)),
    across(styled('Notes', 'lineHead'), all),
    ...page.notes.map(note => across(styled(note, 'lineNote'), all)),
    ...Array.from({ length: 2 }, () => across({ value: '', style: 'lineBlank' }, all)),
  ];
  return {
    name,
    rows,
    widths: itemWidths,
    frozenRows: 0,
    frozenColumns: 0,
    paper: { size: head.size, upright: true, onePage: true },
  };
}

function titleRows(
  { title, standards }: Pick<ItemPage, 'title' | 'standards'>,
  sheetOf: string,
  { title: lines, date, engine }: DatasheetHead,
): Row[] {
  const fields = [
    ...lines.map(({ label, text }) => [label, text] as const),
    ['Sheet', sheetOf] as const,
    ['Calculated', date] as const,
    ['Engine', engine] as const,
  ];
  const pairs = Array.from({ length: Math.ceil(fields.length / 2) }, (_, index) =>
    fields.slice(2 * index, 2 * index + 2),
  );
  const typed = (text: string): Cell => (text === '' ? { value: '', style: 'lineBlank' } : styled(text, 'lineWords'));
  return [
    across(styled(title, 'title'), all),
    across(styled(standards, 'muted'), all),
    ...pairs.map(([[label, text] = ['', ''], [other, otherText] = ['', '']]): Row => [
      ...across(styled(label, 'lineLabel'), 2),
      typed(text),
      ...across(styled(other, 'lineLabel'), rightHalf.number + rightHalf.label),
      ...across(typed(otherText), rightHalf.value),
    ]),
    [],
  ];
}

function blockRows(block: FilledBlock, states: readonly string[]): Row[] {
  if (block.type === 'states') return stateRows(block.part, states);
  const stacks = [stackOf(block.left, [1, 1, 1]), stackOf(block.right, Object.values(rightHalf))] as const;
  const [left, right] = stacks;
  const empty = (width: number): (Cell | undefined)[] => Array.from({ length: width }, () => undefined);
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => [
    ...(left[index] ?? empty(3)),
    ...(right[index] ?? empty(narrow)),
  ]);
}

function stateRows({ title, lines }: FilledPart, states: readonly string[]): Row[] {
  const span = narrow / states.length;
  return [
    [
      ...across(styled(title, 'lineHead'), 2),
      styled('Unit', 'lineHead'),
      ...states.flatMap(state => across(styled(state, 'lineState'), span)),
    ],
    ...lines.map(each => [
      numberOf(each),
      styled(each.label, 'lineLabel'),
      styled(each.unit, 'lineUnit'),
      ...each.values.flatMap(value => across(ruled(value), span)),
    ]),
  ];
}

/** Parts one below the other; the numbers are the columns spanned. */
function stackOf(parts: readonly FilledPart[], [number = 1, label = 1, value = 1]: readonly number[]) {
  return parts.flatMap(({ title, lines }) => [
    across(styled(title, 'lineHead'), number + label + value),
    ...lines.map(each => [
      ...across(numberOf(each), number),
      ...across(styled(withUnit(each), 'lineLabel'), label),
      ...across(ruled(each.values[0]), value),
    ]),
  ]);
}

const listWidths = { words: 16, number: 11, longest: 34 } as const;

/** A row for each case below three heading rows: part, label, unit. */
function listSheet(page: ListPage, name: string, sheetOf: string, { title, date, engine, size }: DatasheetHead): Sheet {
  const columns = page.parts.flatMap(part => part.columns);
  const heads: Row[] = [
    [undefined, ...page.parts.flatMap(part => across(styled(part.title, 'lineHead'), part.columns.length))],
    [styled('No.', 'lineState'), ...columns.map(({ label }) => styled(label, 'lineState'))],
    [styled('', 'lineUnit'), ...columns.map(({ unit }) => styled(unit, 'lineUnit'))],
  ];
  const rows = Array.from({ length: page.rows }, (_, row): Row => [
    { value: row + 1, format: '0', style: 'lineIndex' },
    ...columns.map(({ values }) => ({
      ...ruled(values[row]),
      ...(page.governing.includes(row) ? { bold: true } : {}),
    })),
  ]);
  const typed = [
    ...title.map(({ label, text }) => `${label}: ${text}`),
    `Sheet: ${sheetOf}`,
    `Calculated: ${date}`,
    `Engine: ${engine}`,
  ];
  const above: Row[] = [
    [styled(page.title, 'title')],
    [styled(page.standards, 'muted')],
    ...typed.map(text => [styled(text, 'muted')]),
  ];
  const notes = [...(page.governing.length > 0 ? ['Bold: the governing case.'] : []), ...page.notes];
  return {
    name,
    rows: [...above, ...heads, ...rows, [], ...notes.map(note => [styled(note, 'muted')])],
    widths: [5, ...columns.map(column => widthOf(column))],
    frozenRows: above.length + heads.length,
    frozenColumns: 2,
    paper: { size, upright: false, onePage: false },
  };
}

/** The width of a column, from its longest text. */
function widthOf({ values }: FilledLine): number {
  const longest = Math.max(0, ...values.map(value => value?.text.length ?? 0));
  const isWords = values.some(value => value && !value.isNumber);
  return Math.min(listWidths.longest, Math.max(isWords ? listWidths.words : listWidths.number, longest + 2));
}
