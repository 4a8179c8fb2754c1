import type { ReportedTable } from '@isentrope/calculators/kit';
import { formatNumber } from '@isentrope/engineering/quantities';

/** Formats a number of a table; times are shown without trailing zeros. */
export function tableFigure({ kind, digits }: ReportedTable['columns'][number], value: number): string {
  const text = formatNumber(value, digits);
  return kind === 'time' && !text.includes('·') ? text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '') : text;
}
