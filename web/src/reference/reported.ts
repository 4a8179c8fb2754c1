import { run, writeDocument, type CaseData, type Definition, type ReportedCase } from '@isentrope/calculators/kit';

/** Cases calculated, each with its results alone. */
export function resultsOf(definition: Definition, cases: readonly CaseData[]): readonly ReportedCase[] {
  return run(definition, writeDocument(definition, { cases }), { working: false, pictures: false }).cases;
}

/** A result in SI units; undefined where it is no number. */
export function siOf({ values }: ReportedCase, id: string): number | undefined {
  const value = values[id];
  return value?.type === 'number' ? value.si : undefined;
}
