import { inUnit, type QuantityField, type ReportedCase } from '@isentrope/calculators/kit';
import { formatNumber } from '@isentrope/engineering/quantities';

/** What fills a field that is left blank. */
export interface Filling {
  /** The value in the unit of the field. */
  readonly text: string;
  /** Whose it is. */
  readonly of: string;
  /** Whose it is and where it comes from, in a sentence. */
  readonly from: string;
}

/** What the last calculation filled a field with; undefined where nothing did. */
export function fillingOf(
  report: ReportedCase | undefined,
  id: string,
  { kind }: QuantityField,
  unit: string,
): Filling | undefined {
  const filled = report?.filled?.[id];
  if (filled?.value.type !== 'number' || filled.difference !== undefined) return undefined;
  const { value, of, source, uncertainty } = filled;
  const within = uncertainty === undefined ? '' : `; within ${formatNumber(100 * uncertainty, 2)} %`;
  return {
    text: formatNumber(inUnit(kind, value.si, unit), value.digits),
    of,
    from: `From ${of}: ${source}${within}.`,
  };
}
