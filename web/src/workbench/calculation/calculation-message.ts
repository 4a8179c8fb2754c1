import { resultInfo, type Definition, type ReportedCase } from '@isentrope/calculators/kit';

/** A calculated case and its 1-based number. */
export interface CalculatedCase {
  readonly number: number;
  readonly report: ReportedCase;
}

/** The maximum number of missing fields that are listed by name. */
const maxNamed = 3;

/** The status message after a calculation: how many cases, which inputs the primary result still needs, or of which cases it has no value. */
export function calculationMessage(definition: Definition, calculated: readonly CalculatedCase[]): string {
  const several = calculated.length > 1;
  const counted = several ? `${calculated.length} cases calculated.` : 'Calculated.';
  const incomplete = calculated.flatMap(({ number, report }) => {
    const main = report.values[definition.primary];
    return main?.type === 'none' && main.missing.length > 0 ? [{ number, missing: main.missing }] : [];
  });
  const [only, ...others] = incomplete;
  if (!only) return `${counted}${failureText(definition, calculated)}`;
  if (others.length > 0) {
    const which = incomplete.length === calculated.length ? 'All' : `${incomplete.length} of them`;
    return `${counted} ${which} need more input; see the results.`;
  }
  const { label } = resultInfo(definition, definition.primary);
  const { length } = only.missing;
  const fields = length > maxNamed ? `${length} more fields` : only.missing.join(', ');
  return `${counted} ${label}${several ? ` of case ${only.number}` : ''} needs ${fields}.`;
}

/** A sentence on the cases whose primary result has no value although no input is missing; empty if there are none. */
function failureText(definition: Definition, calculated: readonly CalculatedCase[]): string {
  const failed = calculated.filter(({ report }) => {
    const main = report.values[definition.primary];
    return main?.type === 'none' && !main.ruledOut;
  });
  const [one] = failed;
  if (!one) return '';
  const { label } = resultInfo(definition, definition.primary);
  if (calculated.length === 1) return ` ${label} has no value; see the results.`;
  return failed.length === 1
    ? ` ${label} of case ${one.number} has no value; see the results.`
    : ` ${failed.length} of them have no value of ${label.toLowerCase()}; see the results.`;
}
