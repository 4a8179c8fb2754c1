import type { ReportedValue } from '../report/report.ts';
import { numberCell, numberFormat, sheetName, type Cell } from './sheet.ts';

/** A reported value as a cell; `label` is that of its result, which names the sheet of a table. */
export function valueCell(value: ReportedValue | undefined, label: string): Cell {
  switch (value?.type) {
    case 'number':
      return numberCell(value.value, numberFormat(value.value, value.digits));
    case 'words':
      return { value: value.text, style: 'answer' };
    case 'answer':
      return { value: value.yes ? 'Yes' : 'No', style: 'answer' };
    case 'table':
      return { value: `${value.rows.length} rows, see the sheet "${sheetName(label)}"`, style: 'answer' };
    default:
      return { value: '--', style: 'answer' };
  }
}
