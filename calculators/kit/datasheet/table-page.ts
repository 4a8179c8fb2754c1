import type { Kind } from '@isentrope/engineering/quantities';
import { requireInput } from '../case/case-data.ts';
import { readField } from '../case/read-field.ts';
import type { UnitSelector } from '../figures/quantity-text.ts';
import type { ReportedTable } from '../report/report.ts';
import { numberIn, textValue, type DatasheetValue, type Subject } from './case-values.ts';
import type { DatasheetLine, TableDatasheet } from './declaration.ts';
import type { FilledLine, ListPage } from './page-types.ts';

/** Datasheets with a row for each item of a table of results. */

type CellLine = Extract<DatasheetLine, { readonly type: 'cell' }>;

/** An item of a table, in the case that governs it. */
interface ListedItem {
  readonly tag: string;
  readonly subject: Subject;
  readonly table: ReportedTable;
  /** Its row, in SI. */
  readonly cells: ReportedTable['si'][number];
}

/** What the pages have in common. */
interface PageParts {
  readonly unitFor: UnitSelector;
  /** Fills in a line that is no cell, for the case of each row. */
  readonly lineOf: (line: DatasheetLine, number: number, rows: readonly Subject[]) => FilledLine;
  readonly notes: readonly string[];
}

const indexOf = ({ columns }: ReportedTable, id: string) => columns.findIndex(column => column.id === id);

/** The items of all cases, each in the case where the governing column is largest in size, the first if equal. */
function listedItems({ table: source, tag, only, governing }: TableDatasheet, subjects: readonly Subject[]) {
  const found = new Map<string, ListedItem & { readonly size: number }>();
  for (const subject of subjects) {
    const table = subject.report.values[source.id];
    if (table?.type !== 'table') continue;
    const [tags, filters, sizes] = [tag, only?.column ?? tag, governing].map(id => indexOf(table, id));
    for (const cells of table.si) {
      if (only && cells[filters ?? -1] !== only.text) continue;
      const name = String(cells[tags ?? -1] ?? '');
      const cell = cells[sizes ?? -1];
      const size = typeof cell === 'number' ? Math.abs(cell) : -1;
      const before = found.get(name);
      if (!before || size > before.size) found.set(name, { tag: name, subject, table, cells, size });
    }
  }
  return [...found.values()];
}

/** Kind, unit and digits of a column of quantities. */
interface CellColumn {
  readonly kind?: Kind | undefined;
  readonly unit: string;
  readonly digits?: number | undefined;
}

function columnOf({ of, column }: CellLine, { subject, table }: ListedItem): CellColumn | undefined {
  if (of.type !== 'field') return table.columns.find(({ id }) => id === column);
  const { field } = requireInput(subject.definition, of.id);
  const entered = field.type === 'rows' ? field.columns[column] : undefined;
  return entered?.type === 'quantity' ? entered : undefined;
}

/** The cell of an item: of its row in the table, or of the entered row with its tag. */
function cellOf({ of, column }: CellLine, { tag, subject, table, cells }: ListedItem): unknown {
  if (of.type !== 'field') return cells[indexOf(table, column)];
  const input = requireInput(subject.definition, of.id);
  const reading = readField(input, subject.data, of.id);
  if (input.field.type !== 'rows' || reading.type !== 'value' || !Array.isArray(reading.value)) return undefined;
  const [tags = ''] = Object.keys(input.field.columns);
  const rows = reading.value as readonly Readonly<Record<string, unknown>>[];
  return rows.find(row => row[tags] === tag)?.[column];
}

function filledCells(line: CellLine, number: number, items: readonly ListedItem[], unitFor: UnitSelector): FilledLine {
  const [first] = items;
  const { kind, unit: usual = '', digits } = (first && columnOf(line, first)) ?? {};
  const unit = kind === undefined ? usual : unitFor(kind, usual);
  const valueOf = (item: ListedItem): DatasheetValue | undefined => {
    const cell = cellOf(line, item);
    if (typeof cell === 'number') return numberIn(kind, cell, unit, digits);
    return typeof cell === 'string' ? textValue(cell) : undefined;
  };
  return { number, label: line.label, unit, values: items.map(valueOf) };
}

/** The list of the items of a table. */
export function tablePage(
  sheet: TableDatasheet,
  subjects: readonly Subject[],
  { unitFor, lineOf, notes }: PageParts,
): ListPage {
  const items = listedItems(sheet, subjects);
  const cases = items.map(({ subject }) => subject);
  let number = 0;
  const parts = sheet.parts.map(({ title, lines }) => ({
    title,
    columns: lines.map(line => {
      number += 1;
      return line.type === 'cell' ? filledCells(line, number, items, unitFor) : lineOf(line, number, cases);
    }),
  }));
  const { title, standards } = sheet;
  return { type: 'list', title, standards, parts, rows: items.length, governing: [], notes };
}
