import type { AnalysisResult, CaseData, AnalysisRequest } from '@isentrope/calculators/kit';

/** An analysis that was run: its request, its cases and its result so far. */
export interface AnalysisRun {
  readonly question: AnalysisRequest;
  readonly of: readonly CaseData[];
  readonly units: Readonly<Record<string, string>>;
  /** The progress from 0 to 1; undefined if it is not running. */
  readonly share: number | undefined;
  /** The result, possibly partial. */
  readonly answer: AnalysisResult | undefined;
  /** Whether `answer` is complete, partial, or of the previous request. */
  readonly progress: 'whole' | 'part' | 'before';
  /** The reason if the analysis failed, as a sentence. */
  readonly refused?: string;
}

/** Analyses by slot. */
export type AnalysisRuns = Readonly<Record<string, AnalysisRun>>;
