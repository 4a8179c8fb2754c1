import {
  valueInUnit,
  resultInfo,
  type Definition,
  type ReportedCheck,
  type ReportedValue,
} from '@isentrope/calculators/kit';
import { formatDifference, formatNumber, secondUnit } from '@isentrope/engineering/quantities';

/** A formatted result and its unit, if it is a quantity. */
interface FormattedValue {
  readonly text: string;
  readonly unit: string;
}

/** Formats a result in the unit chosen for it; undefined if there is no single value to show. */
export function formatResult(
  definition: Definition,
  id: string,
  value: ReportedValue | undefined,
  chosen: string | undefined,
): FormattedValue | undefined {
  const { kind, unit = '', digits = 4 } = resultInfo(definition, id);
  switch (value?.type) {
    case 'number': {
      const shown = chosen ?? unit;
      return { text: formatNumber(valueInUnit(kind, value.si, shown), digits), unit: kind === undefined ? '' : shown };
    }
    case 'words':
      return { text: value.text, unit: '' };
    case 'answer':
      return { text: value.yes ? 'Yes' : 'No', unit: '' };
    default:
      return undefined;
  }
}

/**
 * The corresponding unit of the other system (SI or US customary) shown beside a main result; undefined if there is
 * none.
 */
export function otherSystemUnit(definition: Definition, id: string, chosen: string | undefined): string | undefined {
  const { kind, unit = '' } = resultInfo(definition, id);
  return kind === undefined ? undefined : secondUnit(kind, chosen ?? unit);
}

/** How far the result of another method lies from the one shown; undefined if they cannot be compared. */
export function differenceText({ value, difference }: Pick<ReportedCheck, 'value' | 'difference'>): string | undefined {
  if (difference === null || value.type !== 'number') return undefined;
  return formatDifference(value.value, difference, value.unit);
}

/** The value of a working step, with its unit apart. */
export function formatStepValue(value: ReportedValue | undefined): FormattedValue {
  switch (value?.type) {
    case undefined:
      return { text: '', unit: '' };
    case 'number':
      return { text: formatNumber(value.value, value.digits), unit: value.unit };
    case 'words':
      return { text: value.text, unit: '' };
    case 'answer':
      return { text: value.yes ? 'yes' : 'no', unit: '' };
    case 'table':
      return { text: `${value.rows.length} rows`, unit: '' };
    case 'none':
      return { text: value.reason, unit: '' };
  }
}
