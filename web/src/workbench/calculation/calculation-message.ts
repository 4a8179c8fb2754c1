import { resultInfo, type Definition, type ReportedCase } from '@isentrope/calculators/kit';

/** A calculated case and its 1-based number. */
export interface CalculatedCase {
  readonly number: number;
  readonly report: ReportedCase;
}

/** The maximum number of missing fields that are listed by name. */
const maxNamed = 3;

/** The status message after a calculation: how many cases, and which inputs the primary result still needs. */
export function calculationMessage(definition: Definition, calculated: readonly CalculatedCase[]): string {
  const several = calculated.length > 1;
  const counted = several ? `${calculated.length} cases calculated.` : 'Calculated.';
  const incomplete = calculated.flatMap(({ number, report }) => {
    const main = report.values[definition.primary];
    return main?.type === 'none' && main.missing.length > 0 ? [{ number, missing: main.missing }] : [];
  });
  const [only, ...others] = incomplete;
  if (!only) return counted;
  if (others.length > 0) {
    const which = incomplete.length === calculated.length ? 'All' : `${incomplete.length} of them`;
    return `${counted} ${which} need more input; see the results.`;
  }
  const { label } = resultInfo(definition, definition.primary);
  const { length } = only.missing;
  const fields = length > maxNamed ? `${length} more fields` : only.missing.join(', ');
  return `${counted} ${label}${several ? ` of case ${only.number}` : ''} needs ${fields}.`;
}
