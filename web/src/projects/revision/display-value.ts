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

/** The result of another method with its difference, for example "42.92 mm, +0.20 %". */
export function displayCheck({ value, difference }: RecordCheck): string {
  if (value.type === 'table') return `${value.rows.length} rows`;
  const { text, unit } = displayValue(value);
  const figure = unit === '' ? text : `${text} ${unit}`;
  if (difference === null || value.type !== 'number') return figure;
  return `${figure}, ${formatDifference(value.value, difference, value.unit)}`;
}
