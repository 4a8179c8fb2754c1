import { isRecordTable, tableGrid, type Definition, type ReportedTable } from '@isentrope/calculators/kit';
import { isFieldVisible } from '../input-pane/rows.ts';
import { Part } from './part.tsx';
import { titleWithState, type PrintedCase } from './printed-case.ts';
import { PrintedTable } from './printed-table.tsx';

/** A table entered in one or several cases. */
interface EnteredTable {
  readonly label: string;
  readonly text: string;
  readonly titles: string[];
  readonly columns: ReportedTable['columns'];
  readonly rows: readonly (readonly string[])[];
}

/** The tables of tags and choices among the inputs, one for all cases with the same table. */
function enteredTables(definition: Definition, cases: readonly PrintedCase[]): readonly EnteredTable[] {
  return definition.inputs.flatMap(input => {
    const { id, field } = input;
    if (field.type !== 'rows' || !isRecordTable(field)) return [];
    const tables: EnteredTable[] = [];
    for (const each of cases) {
      const { text = '' } = each.item.data[id] ?? {};
      if (text.trim() === '' || !isFieldVisible(input, each.item)) continue;
      const same = tables.find(table => table.text === text);
      if (same) {
        same.titles.push(titleWithState(each));
        continue;
      }
      const grid = tableGrid(field, text);
      const used = grid.columns.flatMap((column, index) =>
        grid.rows.some(row => row[index] !== '') ? [{ column, place: index }] : [],
      );
      tables.push({
        label: field.label,
        text,
        titles: [titleWithState(each)],
        columns: used.map(({ column: { column, name, heading, unit }, place: index }) => ({
          id: String(index),
          label: name ?? column?.label ?? heading,
          digits: 6,
          unit,
        })),
        rows: grid.rows.map(row => used.map(({ place: index }) => row[index] ?? '')),
      });
    }
    return tables;
  });
}

/** The input tables, whose columns do not fit beside the other entries. */
export function InputTables({
  definition,
  cases,
}: {
  readonly definition: Definition;
  readonly cases: readonly PrintedCase[];
}) {
  const tables = enteredTables(definition, cases);
  if (tables.length === 0) return null;
  return (
    <Part title="Input tables">
      {tables.map(({ label, titles, columns, rows }, index) => (
        <PrintedTable
          key={index}
          columns={columns}
          sets={[titles.length === cases.length ? { rows } : { title: titles.join(', '), rows }]}
          caption={label}
        />
      ))}
    </Part>
  );
}
