import type {
  CaseData,
  Entry,
  Example,
  AnalysisRequest,
  mergeRows,
  NodePlaces,
  UnitSet,
} from '@isentrope/calculators/kit';
import type { PressureBasis } from '@isentrope/engineering/quantities';
import type { CalculatedResult, WorkbenchState } from './workbench-model.ts';
import type { Edit } from './case-edits.ts';
import type { SheetTitle } from './sheet-title.ts';

/** The reducer actions of the workbench, dispatched by the user, by an opened link or by a worker. */
export type WorkbenchAction =
  /** Sets the text of a field, in the cases `alsoIn` too. */
  | ({ readonly type: 'edit'; readonly alsoIn?: readonly number[] } & Edit)
  | { readonly type: 'settle'; readonly key: number; readonly id: string }
  | { readonly type: 'unit'; readonly key: number; readonly id: string; readonly unit: string }
  | { readonly type: 'resultUnit'; readonly id: string; readonly unit: string }
  /** Shows all pressure results in one pressure basis; undefined restores the calculator's default. */
  | { readonly type: 'pressures'; readonly basis: PressureBasis | undefined }
  /**
   * Converts every field and result to a unit set. With `begins` the change sets up a new workbench and is not
   * undoable.
   */
  | { readonly type: 'unitSet'; readonly set: UnitSet; readonly begins?: boolean }
  /** Converts one field to another unit in all cases. */
  | { readonly type: 'columnUnit'; readonly id: string; readonly unit: string }
  /** Fills in a pasted block; the action brings the code along, which no page loads before a paste. */
  | { readonly type: 'paste'; readonly apply: (workbench: WorkbenchState) => WorkbenchState }
  /** Sets several fields of a case at once, e.g. values transferred from another calculator. */
  | {
      readonly type: 'takeOver';
      readonly key: number;
      readonly entries: Readonly<Record<string, Entry>>;
      /** Description for the undo and redo buttons. */
      readonly what: string;
    }
  /** Sets fields of several cases at once, in one undoable step. */
  | {
      readonly type: 'takeOverAll';
      readonly changes: readonly { readonly key: number; readonly entries: Readonly<Record<string, Entry>> }[];
      readonly what: string;
    }
  /** Adds the rows of tables to those of the first case; a row with the same first cell is changed instead. */
  | {
      readonly type: 'addRows';
      readonly cases: readonly CaseData[];
      /** The function of the kit, which is loaded with the rows. */
      readonly mergeRows: typeof mergeRows;
      readonly what: string;
    }
  | { readonly type: 'settleAll' }
  | { readonly type: 'add' }
  | { readonly type: 'duplicate' | 'remove' | 'clear'; readonly key: number }
  | { readonly type: 'move'; readonly key: number; readonly by: -1 | 1 }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'title'; readonly title: SheetTitle }
  | { readonly type: 'questions'; readonly questions: readonly AnalysisRequest[] }
  /** Moves nodes of a network in its drawing. */
  | { readonly type: 'places'; readonly places: NodePlaces }
  /** Loads an example; if the workbench is not blank, it starts a new record. `set` is the user's unit preference. */
  | { readonly type: 'example'; readonly example: Example; readonly record: string; readonly set?: UnitSet | undefined }
  | ({
      readonly type: 'replace';
      /** The id of the record that holds the incoming work. */
      readonly record: string;
      readonly units?: Readonly<Record<string, string>>;
      readonly title?: SheetTitle;
      readonly questions?: readonly AnalysisRequest[];
      readonly places?: NodePlaces;
    } & IncomingCases)
  /**
   * Applies a document merged with other users' edits. `key` identifies the existing case that a case came from, if
   * any.
   */
  | {
      readonly type: 'merged';
      readonly cases: readonly { readonly data: CaseData; readonly key: number | undefined }[];
      readonly units: Readonly<Record<string, string>>;
      readonly title: SheetTitle;
      readonly questions: readonly AnalysisRequest[];
      readonly places: NodePlaces;
    }
  /** Appends cases to the existing ones, or replaces them if the workbench is blank. */
  | ({ readonly type: 'append' } & IncomingCases)
  /** Stores calculated results with the inputs they were calculated from. */
  | {
      readonly type: 'calculated';
      readonly results: readonly { readonly key: number; readonly calculated: CalculatedResult }[];
    };

/** Cases from outside the workbench: a link, a file or another calculator. */
export interface IncomingCases {
  readonly cases: readonly CaseData[];
  /** Description for the undo and redo buttons; omitted on the initial load, which is not undoable. */
  readonly what?: string;
  /** The results of each case, where calculated. */
  readonly calculated?: readonly (CalculatedResult | undefined)[];
}
