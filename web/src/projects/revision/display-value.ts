import { formatNumber } from '@isentrope/engineering/quantities';
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
  return difference === null || value.type === 'none' ? figure : `${figure}, ${percent(difference)}`;
}

function percent(fraction: number): string {
  if (Math.abs(fraction) < 5e-5) return '±0 %';
  const digits = Math.abs(fraction) < 0.1 ? 2 : 3;
  return `${fraction > 0 ? '+' : ''}${formatNumber(fraction * 100, digits)} %`;
}
