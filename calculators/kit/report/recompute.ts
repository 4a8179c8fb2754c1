import { atmosphere, Refusal } from '@isentrope/engineering/quantities';
import { compareReports, differenceText, type ComparisonOptions, type ReportComparison } from './compare-reports.ts';
import { stepInfo, type Definition } from '../definition/calculator-definition.ts';
import type { CaseDocument } from '../document/document.ts';
import { loadForDocument } from '../document/load-data.ts';
import { memoize } from '../common/memoize.ts';
import type { CaseReport } from './report.ts';
import { run, type RunOptions } from './run.ts';

/** Options of the report stored with an issued calculation: no figures, as they follow from it. */
export const issuedReportOptions = { pictures: false } as const satisfies RunOptions;

/** The recalculation of an issued calculation. */
export interface Recomputation {
  readonly report: CaseReport;
  /** The differences from the issued report to the new one. */
  readonly comparison: ReportComparison;
}

/**
 * Recalculates a document and compares the result with its issued report. Throws a `Refusal` for a document that this
 * calculator cannot read.
 */
export async function recompute(
  definition: Definition,
  document: CaseDocument,
  issued: CaseReport,
): Promise<Recomputation> {
  await loadForDocument(definition, document);
  const report = run(definition, document, issuedReportOptions);
  return { report, comparison: compareReports(issued, report, comparisonOptions(definition)) };
}

/**
 * Sizes in SI for comparing quantities with a conventional zero: the atmosphere for a gauge pressure, typical values at
 * room temperature for enthalpy and entropy of a gas.
 */
const nearZero: Readonly<Record<string, number>> = {
  gaugePressure: atmosphere,
  specificEnergy: 1e5,
  specificEntropy: 1e3,
};

/** How the reports of a calculator are compared. */
const comparisonOptions = memoize((definition: Definition): ComparisonOptions => {
  const results = new Set(definition.results.map(({ id }) => id));
  return {
    labelOf: id => (results.has(id) ? stepInfo(definition, id)?.label : undefined),
    residualOf: id => stepInfo(definition, id)?.residual,
    nearZeroOf: id => nearZero[stepInfo(definition, id)?.kind ?? ''],
  };
});

/** The result of a recalculation as text. */
export interface RecomputationText {
  /** The version used for the recalculation. */
  readonly engine: string;
  readonly largest: number;
  /** All differences, results first. */
  readonly differences: readonly string[];
  /** The first differing line of the working of each case. */
  readonly firstSteps: readonly string[];
}

/** Describes a recalculation for the verification of a file. */
export function describeRecomputation({ report, comparison }: Recomputation): RecomputationText {
  const inWords = (each: Parameters<typeof differenceText>[0]) => differenceText(each, ['in the file', 'recomputed']);
  return {
    engine: report.engine,
    largest: comparison.largest,
    differences: [...comparison.differences, ...comparison.steps].map(inWords),
    firstSteps: comparison.firstSteps.map(inWords),
  };
}

/** The result of recalculating a revision, or why it could not be recalculated. */
export type RevisionRecomputation =
  | ({
      readonly revision: string;
      /** The versions of the calculator in the record and of the recalculation. */
      readonly engines: { readonly kept: string; readonly present: string };
    } & RecomputationText)
  | { readonly revision: string; readonly reason: string };

/** Recalculates a stored revision, for the verification of a file. */
export async function recomputeRevision(
  definition: Definition,
  revision: string,
  document: CaseDocument,
  issued: CaseReport,
): Promise<RevisionRecomputation> {
  try {
    const recomputed = describeRecomputation(await recompute(definition, document, issued));
    return { revision, engines: { kept: issued.engine, present: recomputed.engine }, ...recomputed };
  } catch (thrown) {
    if (thrown instanceof Refusal)
      return { revision, reason: `The tool does not accept the inputs: ${thrown.message}` };
    throw thrown;
  }
}
