import type { ReportedTable } from '@isentrope/calculators/kit';
import { formatNumber } from '@isentrope/engineering/quantities';

/** A number of a table as it is read: a time, which the steps of a run give as it comes, without zeros at its end. */
export function tableFigure({ kind, digits }: ReportedTable['columns'][number], value: number): string {
  const text = formatNumber(value, digits);
  return kind === 'time' && !text.includes('·') ? text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '') : text;
}
