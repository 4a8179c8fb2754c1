import type { SharedGroup, Definition } from '@isentrope/calculators/kit';
import type { WorkbenchState } from '../state/workbench-model.ts';
import type { WorkbenchAction } from '../state/workbench-action.ts';
import type { ResultsTab, View } from '../results-pane/results-tabs.ts';
import type { ScreenSize } from '../use-screen-size.ts';
import type { ProjectSheet } from '../sources/sources-context.ts';
import type { Units } from '../units/use-units.ts';
import type { CalculationProgress } from '../calculation/use-worker-calculation.ts';

/** The case an action applies to. */
export interface ActiveCase {
  readonly key: number;
  readonly index: number;
  readonly last: boolean;
  readonly title: string;
}

/** The user's position on the page, and functions to navigate. */
export interface Navigation {
  readonly room: ScreenSize;
  /** Whether only one of several cases is shown. */
  readonly single: boolean;
  /** Switches between one case and all; undefined if the screen allows only one layout. */
  readonly setSingle: ((single: boolean) => void) | undefined;
  /** Makes a case active and scrolls it into view. */
  readonly showCase: (key: number) => void;
  readonly showView: (view: View) => void;
  /** Selects a tab of the results pane, scrolls to it and focuses it. */
  readonly openDesk: (tab: ResultsTab) => void;
  readonly focusField: (id: string) => void;
  readonly focusResult: (id: string) => void;
  /** Shows and focuses a row of a result table. */
  readonly showRow: (table: string, row: number) => void;
  /** Opens an input table of the active case with the focus in a row. */
  readonly showInputRow: (field: string, row: number) => void;
}

/** State and commands of the calculation. */
export interface CalculationControls {
  readonly calculate: () => void;
  readonly running: CalculationProgress | undefined;
  readonly cancel: () => void;
  /** Whether edits are calculated live; undefined if the calculator takes too long for that. */
  readonly live: boolean | undefined;
  readonly setLive: (live: boolean) => void;
  /** Shows live results from now on, also before the first Calculate command: those of work that arrives complete. */
  readonly startLive: () => void;
}

/** State of the sensitivity column beside the inputs. */
interface SensitivitySetting {
  readonly isOn: boolean;
  readonly setWanted: (isOpen: boolean) => void;
  /** Whether there is room for the column and a numeric result. */
  readonly isPossible: boolean;
}

/** Commands on the work as a whole. */
interface FileCommands {
  /** Whether a workbook is being written. */
  readonly busy: boolean;
  readonly chooseWorkbook: () => void;
  /** Opens the import of a tag list, one case per item. */
  readonly importTagList: () => void;
  readonly exportWorkbook: () => Promise<void>;
  /** Exports a workbook with live formulas. */
  readonly exportFormulas: () => Promise<void>;
  readonly copyLink: () => Promise<void>;
  readonly print: () => void;
  /** Opens the datasheets, if the calculator has any. */
  readonly openDatasheet: () => void;
  readonly openEarlierWork: () => void;
}

/** The help dialogs. */
export type HelpDialog = 'find' | 'keys';

/** Which help dialog is open, and whether "?" opens the list of shortcuts. */
export interface Help {
  readonly open: HelpDialog | undefined;
  readonly setOpen: (dialog: HelpDialog | undefined) => void;
  readonly questionMark: boolean;
  readonly setQuestionMark: (isOn: boolean) => void;
}

/** Reading field values from other sheets and fluids of a project, and saving fluids in it. */
interface SourceCommands {
  /** The focused field, if any. */
  readonly field: string | undefined;
  /** The label of the field; undefined if it cannot read from elsewhere. */
  readonly label: string | undefined;
  /** Opens the dialog to choose a source. */
  readonly choose: () => void;
  /**
   * Opens the dialog to save a fluid of the active case in the project; undefined outside of a project or if locked.
   */
  readonly saveFluid: ((fluid: SharedGroup) => void) | undefined;
  /** The other sheets of the project; empty outside of a project. */
  readonly sheets: readonly ProjectSheet[];
}

/** What actions can use. */
export interface ActionContext {
  readonly definition: Definition;
  readonly workbench: WorkbenchState;
  readonly dispatch: (action: WorkbenchAction) => void;
  readonly announce: (sentence: string) => void;
  readonly activeCase: ActiveCase;
  readonly navigation: Navigation;
  readonly calculation: CalculationControls;
  readonly sensitivity: SensitivitySetting;
  readonly files: FileCommands;
  readonly units: Units;
  readonly reading: SourceCommands;
  readonly help: Help;
}

/**
 * A command of the workbench. Its button, its keyboard shortcut and its search entry are all derived from this
 * object.
 */
export interface Action<Context = ActionContext> {
  readonly id: string;
  /** The group in the search: Commands, Fields, Results, Cases, Sheets of the project, Examples, Tools, Site. */
  readonly group: string;
  /** The label of the button. */
  readonly name: string | ((context: Context) => string);
  /** The full label, where the button label is shortened. */
  readonly full?: (context: Context) => string;
  /** Secondary text in the search. */
  readonly detail?: string;
  /** Additional search keywords. */
  readonly keywords?: string;
  /** Keyboard shortcuts, e.g. `Mod+Shift+Z`; Mod is Ctrl, or ⌘ on a Mac. */
  readonly keys?: readonly string[];
  /** Whether the focused element handles the key itself, so that the shortcut does not apply. */
  readonly leavesKey?: (event: KeyboardEvent, context: Context) => boolean;
  /** Whether the action is available; always, if omitted. */
  readonly when?: (context: Context) => boolean;
  readonly run: (context: ActionContext) => void;
}

/** An action on one case that needs no other context. */
export type CaseAction = Action<Pick<ActionContext, 'activeCase'>>;

/** The button label of an action. */
export function actionName<Context>({ name }: Action<Context>, context: Context): string {
  return typeof name === 'string' ? name : name(context);
}

/** The full label of an action. */
export function fullActionName<Context>(action: Action<Context>, context: Context): string {
  return action.full?.(context) ?? actionName(action, context);
}

/** Whether an action is available now. */
export function isAvailable<Context>({ when }: Action<Context>, context: Context): boolean {
  return when?.(context) ?? true;
}
