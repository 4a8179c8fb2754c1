import { formatDifference, formatNumber } from '@isentrope/engineering/quantities';
import type { RecordCheck, RecordValue } from './read-report.ts';

/** Number and unit of a value as displayed. */
export function displayValue(value: Exclude<RecordValue, { readonly type: 'table' }>): {
  readonly text: string;
  readonly unit: string;
} {
  switch (value.type) {
    case 'number':
      return { text: formatNumber(value.value, value.digits), unit: value.unit };
    case 'words':
      return { text: value.text, unit: '' };
    case 'answer':
      return { text: value.yes ? 'Yes' : 'No', unit: '' };
    case 'none':
      return { text: value.reason, unit: '' };
  }
}

/** A value with its unit as one text; for a table, its number of rows. */
export function valueText(value: RecordValue): string {
  if (value.type === 'table') return `${value.rows.length} rows`;
  const { text, unit } = displayValue(value);
  return unit === '' ? text : `${text} ${unit}`;
}

/** The result of another method with its difference, for example "42.92 mm, +0.20 %". */
export function displayCheck({ value, difference }: RecordCheck): string {
  if (difference === null || value.type !== 'number') return valueText(value);
  return `${valueText(value)}, ${formatDifference(value.value, difference, value.unit)}`;
}
