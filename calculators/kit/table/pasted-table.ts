import type { RowsField } from '../definition/fields.ts';
import { historianText } from './historian-table.ts';
import { isRecordTable } from '../definition/is-record-table.ts';
import { cleanFileText } from './table-text.ts';

type Columns = Pick<RowsField, 'columns'>;

/** Converts text pasted from a spreadsheet to the text of an entry. */
export function rowsFromClipboard(field: Columns, text: string): string {
  const whole = text.replaceAll(/\r\n?/g, '\n');
  const lines = (isRecordTable(field) ? whole : cleanFileText(tableOfExport(field, whole)))
    .split('\n')
    .filter(line => line.trim() !== '');
  return lines.join(isRecordTable(field) ? '\n' : '; ').replaceAll('\t', ' | ');
}

/** A historian's export as a table with a column of each tag, for a field with times; any other text unchanged. */
export function tableOfExport({ columns }: Columns, text: string): string {
  const hasTime = Object.values(columns).some(column => column.type === 'quantity' && column.kind === 'time');
  return hasTime && text.includes('\n') ? historianText(text) : text;
}
