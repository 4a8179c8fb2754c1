import type { Carried, Definition } from '@isentrope/calculators/kit';
import type { Bench } from '../bench/bench-model.ts';
import type { BenchAction } from '../bench/bench-action.ts';
import type { DeskTab, View } from '../desk/desk-tabs.ts';
import type { Room } from '../use-room.ts';
import type { SheetOfProject } from '../sources/sources-context.ts';
import type { Units } from '../units/use-units.ts';
import type { Running } from '../bench/use-long-calculation.ts';

/** The case that an action is done to. */
export interface CaseInHand {
  readonly key: number;
  readonly index: number;
  readonly last: boolean;
  readonly title: string;
}

/** Where the person is on the page, and how to get elsewhere. */
export interface Place {
  readonly room: Room;
  /** Whether one case stands on the sheet where there are several. */
  readonly single: boolean;
  /** Changes between one and all; undefined where the screen leaves no choice. */
  readonly setSingle: ((single: boolean) => void) | undefined;
  /** Takes a case in hand and brings it into sight. */
  readonly showCase: (key: number) => void;
  readonly showView: (view: View) => void;
  /** Shows a tab of the desk, brings its head into sight and puts the focus there. */
  readonly openDesk: (tab: DeskTab) => void;
  readonly focusField: (id: string) => void;
  readonly focusResult: (id: string) => void;
}

/** How results come about. */
export interface Calculation {
  readonly calculate: () => void;
  /** How far a calculation that takes long has come. */
  readonly running: Running | undefined;
  readonly cancel: () => void;
  /** Whether what is edited is calculated at once; undefined where that takes too long. */
  readonly live: boolean | undefined;
  readonly setLive: (live: boolean) => void;
}

/** Whether it is told beside the inputs how a result goes with them. */
export interface SensitivityChoice {
  readonly wanted: boolean;
  readonly setWanted: (wanted: boolean) => void;
  /** Whether there is room for it, and a result that is a number. */
  readonly isPossible: boolean;
}

/** What is done with the work as a whole, beside its cases. */
export interface Files {
  /** Whether a workbook is being written. */
  readonly busy: boolean;
  readonly chooseWorkbook: () => void;
  /** Opens what reads a list of items, a case each. */
  readonly importTagList: () => void;
  readonly exportWorkbook: () => Promise<void>;
  /** The same as a workbook that calculates. */
  readonly exportFormulas: () => Promise<void>;
  readonly copyLink: () => Promise<void>;
  readonly print: () => void;
  /** Opens the datasheets of a calculator that has any. */
  readonly openDatasheet: () => void;
  readonly openEarlierWork: () => void;
}

/** What lies over the page and helps to get about it. */
export type HelpDialog = 'find' | 'keys';

/** Which of these is open, if one is, and whether the question mark opens the list of keys. */
export interface Help {
  readonly open: HelpDialog | undefined;
  readonly setOpen: (dialog: HelpDialog | undefined) => void;
  readonly questionMark: boolean;
  readonly setQuestionMark: (wanted: boolean) => void;
}

/** What the field in hand can read of other sheets and of fluids, and what the project can keep for others to read. */
export interface Reading {
  /** The field in hand, if one is. */
  readonly field: string | undefined;
  /** What the field is called; undefined where it can read nothing. */
  readonly label: string | undefined;
  /** Opens the choice of what it can read. */
  readonly choose: () => void;
  /** Asks under which name the project keeps a fluid of the case in hand; undefined where it can keep none. */
  readonly keepFluid: ((fluid: Carried) => void) | undefined;
  /** The other sheets of the project; none outside of one. */
  readonly sheets: readonly SheetOfProject[];
}

/** All that actions work with. */
export interface ActionContext {
  readonly definition: Definition;
  readonly bench: Bench;
  readonly dispatch: (action: BenchAction) => void;
  readonly say: (sentence: string) => void;
  readonly inHand: CaseInHand;
  readonly place: Place;
  readonly calculation: Calculation;
  readonly sensitivity: SensitivityChoice;
  readonly files: Files;
  readonly units: Units;
  readonly reading: Reading;
  readonly help: Help;
}

/** Something that a person can do at the bench: its button, its keys and its place in the search are drawn from it. */
export interface Action<Context = ActionContext> {
  readonly id: string;
  /** Where it stands in the search: Commands, Fields, Results, Cases, Sheets of the project, Examples, Tools, Site. */
  readonly group: string;
  /** What its button says. */
  readonly name: string | ((context: Context) => string);
  /** The same in full, where the button has room for a word only. */
  readonly full?: (context: Context) => string;
  /** What stands beside its name in the search. */
  readonly detail?: string;
  /** Other words by which it is looked for. */
  readonly keywords?: string;
  /** Keys that do it, as `Mod+Shift+Z`; Mod is Ctrl, and ⌘ on a Mac. */
  readonly keys?: readonly string[];
  /** Whether one of its keys means something else where it is pressed. */
  readonly leavesKey?: (event: KeyboardEvent, context: Context) => boolean;
  /** When it can be done; always, unless given. */
  readonly when?: (context: Context) => boolean;
  readonly run: (context: ActionContext) => void;
}

/** An action on one case, which needs no more than the case to be named. */
export type CaseAction = Action<Pick<ActionContext, 'inHand'>>;

/** What the button of an action says. */
export function nameOf<Context>({ name }: Action<Context>, context: Context): string {
  return typeof name === 'string' ? name : name(context);
}

/** What an action does, in full. */
export function fullNameOf<Context>(action: Action<Context>, context: Context): string {
  return action.full?.(context) ?? nameOf(action, context);
}

/** Whether an action can be done now. */
export function isOffered<Context>({ when }: Action<Context>, context: Context): boolean {
  return when?.(context) ?? true;
}
