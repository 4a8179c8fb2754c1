import { atmosphere, Refusal } from '@isentrope/engineering/quantities';
import { compareReports, differenceText, type ComparedAs, type ReportComparison } from './compare-reports.ts';
import { stepInfo, type Definition } from './definition.ts';
import type { CaseDocument } from './document.ts';
import { loadForDocument } from './loads.ts';
import { remembered } from './remembered.ts';
import type { CaseReport } from './report.ts';
import { run, type Wanted } from './run.ts';

/** What the report of a calculation that is issued holds: all but pictures, which follow from it. */
export const issuedReport = { pictures: false } as const satisfies Wanted;

/** A calculation that was kept, worked through again. */
export interface Recomputed {
  readonly report: CaseReport;
  /** What differs, from the kept report to the new one. */
  readonly comparison: ReportComparison;
}

/**
 * Works a document through again and compares what comes out with the report that was kept of it. Throws a `Refusal` for a
 * document that this calculator does not read.
 */
export async function recompute(definition: Definition, document: CaseDocument, kept: CaseReport): Promise<Recomputed> {
  await loadForDocument(definition, document);
  const report = run(definition, document, issuedReport);
  return { report, comparison: compareReports(kept, report, comparedAs(definition)) };
}

/**
 * The sizes in SI from which down quantities whose zero is a convention are compared on a scale: a gauge pressure on that of the
 * atmosphere, an enthalpy and an entropy on those of a gas at room temperature.
 */
const nearZero: Readonly<Record<string, number>> = {
  gaugePressure: atmosphere,
  specificEnergy: 1e5,
  specificEntropy: 1e3,
};

/** How the numbers of a calculator's reports are compared. */
const comparedAs = remembered((definition: Definition): ComparedAs => {
  const results = new Set(definition.results.map(({ id }) => id));
  return {
    labelOf: id => (results.has(id) ? stepInfo(definition, id)?.label : undefined),
    residualOf: id => stepInfo(definition, id)?.residual,
    nearZeroOf: id => nearZero[stepInfo(definition, id)?.kind ?? ''],
  };
});

/** What a calculation that was kept gave when it was worked through again, in words. */
export interface RecomputedInWords {
  /** By which version it was worked through now. */
  readonly engine: string;
  readonly largest: number;
  /** Every place that differs, the results first. */
  readonly differences: readonly string[];
  /** Of each case the line of the working with which the differences begin. */
  readonly firstSteps: readonly string[];
}

/** The same in words, as whoever verifies a file reads it. */
export function recomputedInWords({ report, comparison }: Recomputed): RecomputedInWords {
  const inWords = (each: Parameters<typeof differenceText>[0]) => differenceText(each, ['in the file', 'recomputed']);
  return {
    engine: report.engine,
    largest: comparison.largest,
    differences: [...comparison.differences, ...comparison.steps].map(inWords),
    firstSteps: comparison.firstSteps.map(inWords),
  };
}

/** What a revision that was kept gave when it was worked through again in words, or why it was not. */
export type RevisionRecomputed =
  | ({
      readonly revision: string;
      /** The version of the calculator in the record, and the one by which it was worked through now. */
      readonly engines: { readonly kept: string; readonly present: string };
    } & RecomputedInWords)
  | { readonly revision: string; readonly reason: string };

/** Works a revision that was kept through again, for whoever verifies a file. */
export async function recomputeRevision(
  definition: Definition,
  revision: string,
  document: CaseDocument,
  kept: CaseReport,
): Promise<RevisionRecomputed> {
  try {
    const recomputed = recomputedInWords(await recompute(definition, document, kept));
    return { revision, engines: { kept: kept.engine, present: recomputed.engine }, ...recomputed };
  } catch (thrown) {
    if (thrown instanceof Refusal) return { revision, reason: `The tool does not take the inputs: ${thrown.message}` };
    throw thrown;
  }
}
