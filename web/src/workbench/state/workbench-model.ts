import type { CaseData, ExpensiveSteps, AnalysisRequest, NodePlaces, ReportedCase } from '@isentrope/calculators/kit';
import type { SheetTitle } from './sheet-title.ts';

/** The results of a case and the inputs they were calculated from. */
export interface CalculatedResult {
  readonly of: CaseData;
  /** Results and possible transfers to other calculators; `fullReport` adds the working and figures. */
  readonly report: ReportedCase;
  /** Values of expensive steps, reused instead of recomputing them. */
  readonly known?: ExpensiveSteps['known'];
  /** The inputs were converted to other units after the calculation, so the messages still use the old units. */
  readonly turned?: true;
}

/** One case of the workbench: the entered data and the results of its last calculation. */
export interface WorkbenchCase {
  readonly key: number;
  readonly data: CaseData;
  readonly calculated?: CalculatedResult;
}

export interface WorkbenchState extends Snapshot {
  /** Undo stack, latest change last. */
  readonly past: readonly Change[];
  /** Redo stack, next change last. */
  readonly future: readonly Change[];
  readonly nextKey: number;
}

/** The undoable state: cases, units chosen for results (by result id), title block, saved analyses, moved nodes and record id. */
export interface Snapshot {
  readonly cases: readonly WorkbenchCase[];
  readonly units: Readonly<Record<string, string>>;
  /** The title block of the printed sheet. */
  readonly title: SheetTitle;
  /** The analyses saved with the record. */
  readonly questions: readonly AnalysisRequest[];
  /** Where nodes were moved in the drawing of a network. */
  readonly places: NodePlaces;
  /** The id of the record under which this browser stores the work. */
  readonly record: string;
}

/** The labels of the undo and redo buttons, and the status messages after undo and redo. */
export interface ChangeLabels {
  readonly undo: string;
  readonly redo: string;
  readonly undone: string;
  readonly redone: string;
}

/** An undoable or redoable change: the snapshot to restore, and its labels. */
export interface Change {
  readonly other: Snapshot;
  readonly words: ChangeLabels;
  /** The field being typed in; further typing in the same field extends this change. */
  readonly typing?: { readonly key: number; readonly id: string };
}
