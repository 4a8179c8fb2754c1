import { valueInUnit, type QuantityField, type ReportedCase } from '@isentrope/calculators/kit';
import { formatNumber } from '@isentrope/engineering/quantities';

/** The derived default of a blank field. */
export interface DerivedDefault {
  /** The value in the unit of the field. */
  readonly text: string;
  /** What it is a property of, e.g. the fluid. */
  readonly of: string;
  /** A sentence with the origin and source of the value. */
  readonly from: string;
}

/** The derived default used by the last calculation; undefined if there is none. */
export function derivedDefault(
  report: ReportedCase | undefined,
  id: string,
  { kind }: QuantityField,
  unit: string,
): DerivedDefault | undefined {
  const filled = report?.filled?.[id];
  if (filled?.value.type !== 'number' || filled.difference !== undefined) return undefined;
  const { value, of, source, uncertainty } = filled;
  const within = uncertainty === undefined ? '' : `; within ${formatNumber(100 * uncertainty, 2)} %`;
  return {
    text: formatNumber(valueInUnit(kind, value.si, unit), value.digits),
    of,
    from: `From ${of}: ${source}${within}.`,
  };
}
