import { run, writeDocument, type CaseData, type Definition, type ReportedCase } from '@isentrope/calculators/kit';

/** Evaluates cases without report sections. */
export function resultsOf(definition: Definition, cases: readonly CaseData[]): readonly ReportedCase[] {
  return run(definition, writeDocument(definition, { cases }), { working: false, pictures: false }).cases;
}

/** A numeric result in SI units; undefined if it is not a number. */
export function siOf({ values }: ReportedCase, id: string): number | undefined {
  const value = values[id];
  return value?.type === 'number' ? value.si : undefined;
}
