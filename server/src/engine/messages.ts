import type { FluidDefinition, PublicKey, SheetDocument } from '@isentrope/records';

/** A request to a thread, which handles one at a time. */
export type Request =
  | { readonly type: 'run' | 'check' | 'answers'; readonly tool: string; readonly document: SheetDocument }
  | { readonly type: 'renew'; readonly tool: string; readonly document: SheetDocument; readonly reads: CurrentValues }
  | {
      readonly type: 'recompute';
      readonly tool: string;
      readonly document: SheetDocument;
      /** The stored report, and its time. */
      readonly storedReport: unknown;
      readonly since: string;
    }
  | { readonly type: 'tools' }
  | { readonly type: 'list'; readonly search: string }
  | { readonly type: 'describe'; readonly tool: string }
  | { readonly type: 'cases'; readonly tool: string; readonly block: CaseBlock }
  | { readonly type: 'explore'; readonly tool: string; readonly analysis: JsonObject }
  | {
      readonly type: 'explainCases';
      readonly tool: string;
      readonly cases: readonly unknown[];
      readonly working: boolean;
    }
  | { readonly type: 'explainAnalysis'; readonly tool: string; readonly analysis: JsonObject }
  | {
      readonly type: 'verify';
      readonly file: Uint8Array;
      readonly keys: readonly PublicKey[];
      /** Whether revisions of Pro calculators are recalculated as well. */
      readonly pro: boolean;
    };

/** The reply: a value as JSON, cases, an error message for the user, or an internal error. */
export type Reply =
  | { readonly type: 'done'; readonly json: string }
  | { readonly type: 'answered'; readonly block: CaseBlockResult }
  | { readonly type: 'refused'; readonly message: string; readonly at: CaseLocation }
  | { readonly type: 'failed'; readonly error: string };

/** What a thread posts: first that it has loaded the calculators, then the reply to each request. */
export type ThreadMessage = { readonly type: 'ready' } | Reply;

export type JsonObject = Readonly<Record<string, unknown>>;

/** A place in the cases of a request. */
export interface CaseLocation {
  /** The index of a case, from 0. */
  readonly case?: number;
  readonly field?: string;
}

/** JSON cases that are calculated together. */
export interface CaseBlock {
  readonly cases: readonly unknown[];
  /** The index of the first of them among all, from 0. */
  readonly first: number;
  readonly working: boolean;
  /** Whether combined results are calculated. */
  readonly together: boolean;
  /** Whether an invalid case gets its error in place of results; otherwise all are refused. */
  readonly each: boolean;
}

/** Calculated cases: the results of each as JSON, combined results, and internal errors. */
export interface CaseBlockResult {
  readonly answers: readonly string[];
  readonly together: string | undefined;
  readonly faults: readonly string[];
  /** Duration on the thread. */
  readonly milliseconds: number;
}

/** A calculator as listed for users. */
export interface ListedTool extends ToolSummary {
  readonly summary: string;
  readonly standards: readonly string[];
}

/** A result as data and as text, with the fragment of a link that opens the request on the calculator's page. */
export interface ExplainedResult<T = JsonObject> {
  readonly answer: T;
  readonly text: string;
  readonly fragment: string;
}

/** Calculated cases, each as in the API, with its title, method and assumptions. */
export interface ExplainedCases {
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
  readonly isExpensive: boolean;
  /** Whether it combines several cases. */
  readonly together: boolean;
  /** Fields, units, options, limits, results: see `describeCalculator` in the kit. */
  readonly described: JsonObject;
  readonly schema: JsonObject;
  /** The standards and sources it uses, with editions. */
  readonly references: readonly string[];
  /** Notes on its use and limitations. */
  readonly guidance: readonly string[];
  /** Fields, results and methods as text. */
  readonly text: string;
  readonly examples: readonly {
    readonly title: string;
    readonly source: string;
    readonly cases: readonly JsonObject[];
  }[];
}

/** The current values of what a document reads, by stored reference. */
export type CurrentValues = Readonly<Record<string, CurrentValue>>;

/** A value or a fluid composition, with its new reference. */
export interface CurrentValue {
  readonly from: string;
  readonly readable:
    | { readonly type: 'number'; readonly kind: string; readonly si: number }
    | { readonly type: 'thing'; readonly thing: FluidDefinition };
}

/** An updated document, and what changed. */
export interface UpdatedDocument {
  readonly document: SheetDocument;
  readonly changes: readonly {
    readonly case: string;
    readonly label: string;
    readonly was: string;
    readonly now: string;
    /** The reference that the field reads, as stored from now on. */
    readonly from: string;
  }[];
}

/** Metadata of a calculator. */
export interface ToolSummary {
  readonly id: string;
  readonly title: string;
  readonly access: 'free' | 'pro';
  /** Its version, as in its reports. */
  readonly engine: string;
}

/** A report as plain JSON, as far as the server reads it: see `caseReport` in the kit. */
export interface Report {
  readonly schema: number;
  readonly engine: string;
  readonly tool: string;
  readonly cases: readonly unknown[];
  readonly [member: string]: unknown;
}

/** A field or a result with its label. */
export interface LabelledItem {
  readonly id: string;
  readonly label: string;
  /** For a field, the unit of a value without one. */
  readonly unit: string;
}

/** A field; for a choice, with the labels of the options used, where they differ from the values. */
interface LabelledField extends LabelledItem {
  readonly names?: Readonly<Record<string, string>>;
}

/** A calculated document with the labels of its fields and results. */
export interface CalculatedDocument {
  readonly report: Report;
  /** The fields that it uses, in display order. */
  readonly fields: readonly LabelledField[];
  readonly results: readonly LabelledItem[];
}

/** A difference between a stored and a recalculated report, as text. */
export interface ReportDifference {
  /** The index of the case, from 0; null for combined results. */
  readonly case: number | null;
  readonly label: string;
  readonly part: string;
  readonly was: string | null;
  readonly now: string | null;
  readonly by: string;
}

/** A recalculated document and the differences from its stored report: see `driftOf` in the kit. */
export interface Recalculated {
  readonly engine: string;
  readonly outcome: 'same' | 'differs';
  readonly change: string;
  readonly results: readonly ReportDifference[];
  readonly more: number;
  readonly firstSteps: readonly ReportDifference[];
  /** The documented calculator changes since, if anything differs. */
  readonly reasons: readonly { readonly date: string; readonly text: string }[];
}
