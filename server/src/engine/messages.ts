import type { FluidSaid, PublicKey, SheetDocument } from '@isentrope/records';

/** What a thread of the engine is asked, one thing at a time. */
export type Request =
  | { readonly type: 'run' | 'check' | 'answers'; readonly tool: string; readonly document: SheetDocument }
  | { readonly type: 'renew'; readonly tool: string; readonly document: SheetDocument; readonly reads: Reads }
  | {
      readonly type: 'recompute';
      readonly tool: string;
      readonly document: SheetDocument;
      /** The report that was kept of it, and when. */
      readonly kept: unknown;
      readonly since: string;
    }
  | { readonly type: 'tools' }
  | { readonly type: 'list'; readonly search: string }
  | { readonly type: 'describe'; readonly tool: string }
  | { readonly type: 'cases'; readonly tool: string; readonly block: CaseBlock }
  | { readonly type: 'explore'; readonly tool: string; readonly asked: JsonObject }
  | { readonly type: 'tellCases'; readonly tool: string; readonly cases: readonly unknown[]; readonly working: boolean }
  | { readonly type: 'tellAnswer'; readonly tool: string; readonly asked: JsonObject }
  | {
      readonly type: 'verify';
      readonly file: Uint8Array;
      readonly keys: readonly PublicKey[];
      /** Whether revisions of Pro calculators are worked through again too. */
      readonly pro: boolean;
    };

/** What it answers: a value as JSON, cases, the sentence by which it refuses, or what went wrong that should not. */
export type Reply =
  | { readonly type: 'done'; readonly json: string }
  | { readonly type: 'answered'; readonly block: AnsweredBlock }
  | { readonly type: 'refused'; readonly sentence: string; readonly at: CasePlace }
  | { readonly type: 'failed'; readonly error: string };

export type JsonObject = Readonly<Record<string, unknown>>;

/** Where in cases of JSON something stands. */
export interface CasePlace {
  /** From 0. */
  readonly case?: number;
  readonly field?: string;
}

/** Cases of JSON that are worked through together. */
export interface CaseBlock {
  readonly cases: readonly unknown[];
  /** The place of the first among all, from 0. */
  readonly first: number;
  readonly working: boolean;
  /** Whether it is said what they give together. */
  readonly together: boolean;
  /** Whether a case that is not understood has its reason in its place; else all of them are refused. */
  readonly each: boolean;
}

/** Cases worked through: the answer of each as JSON, what they give together, and what went wrong that should not. */
export interface AnsweredBlock {
  readonly answers: readonly string[];
  readonly together: string | undefined;
  readonly faults: readonly string[];
  /** How long they kept the thread. */
  readonly milliseconds: number;
}

/** What visitors are told of a calculator. */
export interface ListedTool extends KnownTool {
  readonly summary: string;
  readonly standards: readonly string[];
}

/** An answer for a reader: as data, in words, and the fragment of a link that opens what was asked on the calculator's page. */
export interface Told<T = JsonObject> {
  readonly answer: T;
  readonly words: string;
  readonly fragment: string;
}

/** Cases worked through for a reader, each as the API answers it, with its name, its method and what was taken for granted. */
export interface ToldCases {
  readonly cases: readonly JsonObject[];
  readonly together: JsonObject | undefined;
  readonly faults: readonly string[];
}

/** A calculator as data. */
export interface DescribedTool {
  readonly id: string;
  readonly title: string;
  readonly access: 'free' | 'pro';
  readonly engine: string;
  /** Whether a case takes seconds. */
  readonly long: boolean;
  /** Whether several cases are seen as one. */
  readonly together: boolean;
  /** Fields, units, options, limits, results: `describeCalculator` in the kit. */
  readonly described: JsonObject;
  /** The JSON Schema of a case. */
  readonly schema: JsonObject;
  /** What it works to, with the editions. */
  readonly references: readonly string[];
  /** What to know before using it: what it is for, and what not. */
  readonly guidance: readonly string[];
  /** Fields, results and methods in a few lines each. */
  readonly words: string;
  readonly examples: readonly {
    readonly title: string;
    readonly source: string;
    readonly cases: readonly JsonObject[];
  }[];
}

/** What stands now at the places that a document reads, by the names under which it keeps them. */
export type Reads = Readonly<Record<string, ReadNow>>;

/** A value, or what a fluid says, with the name under which it is kept from now on. */
export interface ReadNow {
  readonly from: string;
  readonly readable:
    | { readonly type: 'number'; readonly kind: string; readonly si: number }
    | { readonly type: 'thing'; readonly thing: FluidSaid };
}

/** A document that says what its sources say now, and what changed by that. */
export interface Renewed {
  readonly document: SheetDocument;
  readonly changes: readonly {
    readonly case: string;
    readonly label: string;
    readonly was: string;
    readonly now: string;
  }[];
}

/** What is known of a calculator before it is loaded. */
export interface KnownTool {
  readonly id: string;
  readonly title: string;
  readonly access: 'free' | 'pro';
  /** Its version, as its reports name it. */
  readonly engine: string;
}

/** A report of cases as plain JSON, as far as the server reads it: `caseReport` in the kit describes the whole. */
export interface Report {
  readonly schema: number;
  readonly engine: string;
  readonly tool: string;
  readonly cases: readonly unknown[];
  readonly [member: string]: unknown;
}

/** A field or a result as people know it. */
export interface Named {
  readonly id: string;
  readonly label: string;
  /** Of a field, the unit of a text without one. */
  readonly unit: string;
}

/** A field; of a choice, with the names of the options that cases have chosen, where those are not what they read. */
export interface NamedField extends Named {
  readonly names?: Readonly<Record<string, string>>;
}

/** A document worked through, and what everything in it is called. */
export interface Worked {
  readonly report: Report;
  /** The fields that it fills in, in the order of the sheet. */
  readonly fields: readonly NamedField[];
  readonly results: readonly Named[];
}

/** One place in which a kept report would be another now, in words. */
export interface Changed {
  /** The place of the case, from 0; null for what the cases have together. */
  readonly case: number | null;
  readonly label: string;
  readonly part: string;
  readonly was: string | null;
  readonly now: string | null;
  readonly by: string;
}

/** A kept document worked through again, and what its report would be otherwise: `driftOf` in the kit describes it. */
export interface Recalculated {
  readonly engine: string;
  readonly outcome: 'same' | 'differs';
  readonly change: string;
  readonly results: readonly Changed[];
  readonly more: number;
  readonly firstSteps: readonly Changed[];
  /** What changed the calculator's numbers since, where anything differs. */
  readonly reasons: readonly { readonly date: string; readonly text: string }[];
}
