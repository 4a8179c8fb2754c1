import type { CaseData, Entry, Example, Question, UnitSet } from '@isentrope/calculators/kit';
import type { PressureBasis } from '@isentrope/engineering/quantities';
import type { Calculated } from './bench-model.ts';
import type { Edit } from './case-edits.ts';
import type { Paste } from '../sheet/paste.ts';
import type { SheetTitle } from './sheet-title.ts';

/** What a person, a link or a worker does to the bench. */
export type BenchAction =
  | ({ readonly type: 'edit' } & Edit)
  | { readonly type: 'settle'; readonly key: number; readonly id: string }
  | { readonly type: 'unit'; readonly key: number; readonly id: string; readonly unit: string }
  | { readonly type: 'resultUnit'; readonly id: string; readonly unit: string }
  /** Every pressure among the results is read in a basis, or in that of the calculator. */
  | { readonly type: 'pressures'; readonly basis: PressureBasis | undefined }
  /** Every field and every result goes to its unit of a set; what a bench begins in is not there to take back. */
  | { readonly type: 'unitSet'; readonly set: UnitSet; readonly begins?: boolean }
  /** A field goes to another unit in all cases. */
  | { readonly type: 'columnUnit'; readonly id: string; readonly unit: string }
  | ({ readonly type: 'paste' } & Paste)
  /** Several fields of a case at once, as they were in another calculator. */
  | {
      readonly type: 'takeOver';
      readonly key: number;
      readonly entries: Readonly<Record<string, Entry>>;
      /** What they say, in words. */
      readonly what: string;
    }
  | { readonly type: 'settleAll' }
  | { readonly type: 'add' }
  | { readonly type: 'duplicate' | 'remove' | 'clear'; readonly key: number }
  | { readonly type: 'move'; readonly key: number; readonly by: -1 | 1 }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'title'; readonly title: SheetTitle }
  | { readonly type: 'questions'; readonly questions: readonly Question[] }
  /** Another piece of work begins with the example where there is one already, in the units in which the person works. */
  | { readonly type: 'example'; readonly example: Example; readonly record: string; readonly set?: UnitSet | undefined }
  | ({
      readonly type: 'replace';
      /** The record of the work that comes. */
      readonly record: string;
      readonly units?: Readonly<Record<string, string>>;
      readonly title?: SheetTitle;
      readonly questions?: readonly Question[];
    } & Arriving)
  /** What others typed into the same sheet has come to what is here: each case with the one here that it was, if it was one. */
  | {
      readonly type: 'merged';
      readonly cases: readonly { readonly data: CaseData; readonly key: number | undefined }[];
      readonly units: Readonly<Record<string, string>>;
      readonly title: SheetTitle;
      readonly questions: readonly Question[];
    }
  /** Cases go to the end of those that are there; where nothing is there yet, they are all there is. */
  | ({ readonly type: 'append' } & Arriving)
  /** Results that cases gave, each with what it was calculated from. */
  | {
      readonly type: 'calculated';
      readonly results: readonly { readonly key: number; readonly calculated: Calculated }[];
    };

/** Cases that come from elsewhere. */
export interface Arriving {
  readonly cases: readonly CaseData[];
  /** What comes, in words, for taking it back; nothing at the first opening of the page. */
  readonly what?: string;
  /** What each gave, where it is calculated. */
  readonly calculated?: readonly (Calculated | undefined)[];
}
