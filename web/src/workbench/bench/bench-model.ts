import type { CaseData, LongSteps, Question, ReportedCase } from '@isentrope/calculators/kit';
import type { SheetTitle } from './sheet-title.ts';

/** What a case gave when it was calculated, and what it was calculated from. */
export interface Calculated {
  readonly of: CaseData;
  /** Its results and where it can be sent on; its working and pictures are in `wholeReport`. */
  readonly report: ReportedCase;
  /** The values of its long steps, which are not computed again. */
  readonly known?: LongSteps['known'];
  /** Whether its quantities were turned to other units since, in which its messages do not speak yet. */
  readonly turned?: true;
}

/** One case on the bench: what is typed, and the results of the last calculation with what they were calculated from. */
export interface BenchCase {
  readonly key: number;
  readonly data: CaseData;
  readonly calculated?: Calculated;
}

export interface Bench extends Snapshot {
  /** What can be taken back, the latest last. */
  readonly past: readonly Change[];
  /** What was taken back and can be done again, the next last. */
  readonly future: readonly Change[];
  readonly nextKey: number;
}

/** All that a change may change: the cases, the units chosen for results by result id, and which piece of work it is. */
export interface Snapshot {
  readonly cases: readonly BenchCase[];
  readonly units: Readonly<Record<string, string>>;
  /** The title block of the printed sheet. */
  readonly title: SheetTitle;
  /** The questions to its cases that are part of the record. */
  readonly questions: readonly Question[];
  /** The id of the record in which this browser keeps the work. */
  readonly record: string;
}

/** The buttons that take a change back and do it again, and what is said when that was done. */
export interface ChangeWords {
  readonly undo: string;
  readonly redo: string;
  readonly undone: string;
  readonly redone: string;
}

/** A change that can be taken back, or done again: the whole bench on its other side, and the words for it. */
export interface Change {
  readonly other: Snapshot;
  readonly words: ChangeWords;
  /** The field that is being typed in: what is typed into it next belongs to the same change. */
  readonly typing?: { readonly key: number; readonly id: string };
}
