import type { FeedMetadata, FeedContent } from './feed-content.ts';
import type { Results, ResultTable, ResultValue } from './results.ts';

/** The layout of a result table: a row per value, or a row per case. */
export type Layout = 'long' | 'wide';

export type Cell = string | number | null;

/** A column: its label for spreadsheets, and its key for programs. */
export interface Column {
  readonly key: string;
  readonly label: string;
}

export interface Table {
  readonly columns: readonly Column[];
  /** One cell per column. */
  readonly rows: readonly (readonly Cell[])[];
}

const metadataColumns: readonly Column[] = [
  { key: 'sheet', label: 'Sheet' },
  { key: 'title', label: 'Title' },
  { key: 'source', label: 'Source' },
  { key: 'revision', label: 'Revision' },
  { key: 'state', label: 'State' },
  { key: 'stale', label: 'Stale' },
  { key: 'note', label: 'Note' },
  { key: 'typedAt', label: 'Typed at' },
  { key: 'workedAt', label: 'Calculated at' },
  { key: 'engine', label: 'Calculator version' },
];

export const sourceNames = { working: 'working copy', approved: 'approved revision' } as const;

/** The results with the metadata repeated in each row, for file formats without a header section. */
export function tableWithMetadata({ head, results }: FeedContent, layout: Layout): Table {
  const before = metadataCells(head);
  const { columns, rows } = resultTable(results, layout);
  return { columns: [...metadataColumns, ...columns], rows: rows.map(row => [...before, ...row]) };
}

function metadataCells({
  sheet,
  source,
  revision,
  state,
  stale,
  note,
  typedAt,
  workedAt,
  engine,
}: FeedMetadata): Cell[] {
  const staleWord = stale === null ? 'not known' : stale ? 'yes' : 'no';
  return [
    sheet.number,
    sheet.title,
    sourceNames[source],
    revision,
    state,
    staleWord,
    note,
    typedAt,
    workedAt,
    `${sheet.tool} ${engine}`,
  ];
}

/** The results without metadata. */
export function resultTable(results: Results, layout: Layout): Table {
  return layout === 'long' ? longTable(results) : wideTable(results);
}

const caseColumns: readonly Column[] = [
  { key: 'case', label: 'Case' },
  { key: 'name', label: 'Case name' },
  { key: 'errors', label: 'Errors' },
  { key: 'warnings', label: 'Warnings' },
];

/** The number of a case, its name, and the counts of its errors and warnings. */
function caseCells({ title, messages }: Results['cases'][number], index: number): Cell[] {
  const count = (level: string) => messages.filter(message => message.level === level).length;
  return [index + 1, title, count('error'), count('warning')];
}

/**
 * One row per value. Numbers have a separate column, so that programs read them as numbers; a table gives one row per
 * cell.
 */
function longTable({ names, cases, together }: Results): Table {
  const rows = cases.flatMap((each, index) =>
    names.flatMap(({ id, label }) =>
      longRows(id, label, each.values[id]).map(row => [...caseCells(each, index), ...row]),
    ),
  );
  const combinedRows = together
    ? [
        ...Object.entries(together.values ?? {}).map(([id, value]) => valueRow(id, together.title, value)),
        ...tableRows('together', together.title, together.table),
      ].map(row => [null, 'All cases', null, null, ...row])
    : [];
  const own = ['Result', 'Label', 'Row', 'Value', 'Unit', 'Text'];
  return {
    columns: [...caseColumns, ...own.map(label => ({ key: label.toLowerCase(), label }))],
    rows: [...rows, ...combinedRows],
  };
}

function longRows(id: string, label: string, value: ResultValue | undefined): Cell[][] {
  if (value === undefined) return [];
  return value.type === 'table' ? tableRows(id, label, value) : [valueRow(id, label, value)];
}

function valueRow(
  id: string,
  label: string,
  value: Exclude<ResultValue, { type: 'table' }> | { value: number; unit: string },
): Cell[] {
  return 'value' in value
    ? [id, label, null, value.value, value.unit, null]
    : [id, label, null, null, null, textOf(value)];
}

function textOf(value: Extract<ResultValue, { type: 'words' | 'answer' | 'none' }>): string {
  if (value.type === 'words') return value.text;
  return value.type === 'none' ? value.reason : value.yes ? 'Yes' : 'No';
}

function tableRows(id: string, label: string, { columns, rows }: ResultTable): Cell[][] {
  return rows.flatMap((row, index) =>
    columns.map((column, at): Cell[] => {
      const cell = row[at] ?? null;
      const named = [`${id}.${column.id}`, `${label}: ${column.label}`, index + 1];
      return typeof cell === 'number' ? [...named, cell, column.unit, null] : [...named, null, null, cell];
    }),
  );
}

/** One row per case and one column per result, followed by a unit column if it has units. Tables are left out. */
function wideTable({ names, cases }: Results): Table {
  const labels = [...metadataColumns, ...caseColumns, ...names].map(({ label }) => label);
  const repeated = new Set(labels.filter((label, at) => labels.indexOf(label) !== at));
  const shown = names.flatMap(({ id, label, unit }) => {
    const values = cases.map(each => each.values[id]);
    if (values.some(value => value?.type === 'table')) return [];
    const heading = repeated.has(label) ? `${label} (${id})` : label;
    const hasUnit = unit !== '' || values.some(value => value?.type === 'number' && value.unit !== '');
    return [{ id, heading, hasUnit }];
  });
  return {
    columns: [
      ...caseColumns,
      ...shown.flatMap(({ id, heading, hasUnit }) => [
        { key: id, label: heading },
        ...(hasUnit ? [{ key: `${id}.unit`, label: `${heading}, unit` }] : []),
      ]),
    ],
    rows: cases.map((each, index) => [
      ...caseCells(each, index),
      ...shown.flatMap(({ id, hasUnit }) => wideCells(each.values[id], hasUnit)),
    ]),
  };
}

function wideCells(value: ResultValue | undefined, hasUnit: boolean): Cell[] {
  const unit = hasUnit ? [value?.type === 'number' ? value.unit : null] : [];
  if (value?.type === 'number') return [value.value, ...unit];
  return [value?.type === 'words' || value?.type === 'answer' ? textOf(value) : null, ...unit];
}
