import type { Kind } from '@isentrope/engineering/quantities';
import type { CaseInput } from './case-input.ts';
import type { Carried } from './carried.ts';
import type { CrossCheckRule } from './cross-check-rule.ts';
import type { SharedInfo, Together, TogetherCase } from './shared-view.ts';
import type { Drawing } from './drawing.ts';
import type { Experiment } from './experiment.ts';
import type { ChoiceField, Condition, Field, QuantityField } from './fields.ts';
import type { Message } from './messages.ts';
import type { Plot } from './plot.ts';
import type { PublishedCase } from './published.ts';
import type { Send } from './send.ts';
import type { Timeline } from './timeline.ts';
import type { CalculatorMeta } from './tool-meta.ts';

/** Words that may depend on the values a step receives: one equation for a liquid, another for a gas. */
export type Varying = string | ((values: Readonly<Record<string, unknown>>) => string);

/** What is said of a step: its label and symbol, its equation, its unit and its source. */
export interface StepInfo {
  readonly label: string;
  readonly symbol?: string;
  readonly equation?: Varying;
  /** Helper equations, each `symbol = …`, worked out before the equation. */
  readonly where?: readonly string[] | ((values: Readonly<Record<string, unknown>>) => readonly string[]);
  /** Edition and clause or equation number. */
  readonly source?: Varying;
  readonly kind?: Kind;
  readonly unit?: string;
  /** Significant digits shown; 4 unless given. */
  readonly digits?: number;
  /** Of what rounding leaves of a balance or an iteration: the size in SI up to which it says nothing but that, and is not compared. */
  readonly residual?: number;
  /** When a result has a line of its own; always, unless given. */
  readonly when?: Condition;
}

/** Is told how far a long step has come, from 0 to 1. */
export type Progress = (fraction: number) => void;

export interface Need {
  /** The name under which the value is received. */
  readonly key: string;
  readonly id: string;
  /** Whether it is what was typed, where a step has the id of an input. */
  readonly typed: boolean;
  readonly optional: boolean;
}

export interface Step {
  readonly type: 'step';
  readonly id: string;
  /** The methods it belongs to; all of them where undefined. */
  readonly methods: readonly string[] | undefined;
  readonly needs: readonly Need[];
  /** Undefined for a value without a line in the working. */
  readonly info: StepInfo | undefined;
  /** Takes so long that a page computes it in a worker. Its value is plain data and the same for every method. */
  readonly long: boolean;
  /** The input of its own id that it fills where that is blank, from the `Filling` that it receives as `by`. */
  readonly fills?: QuantityField;
  /** The choices of the cases that have it; whatever needs it is ruled out with it in all others. */
  readonly when?: Condition;
  readonly compute: (values: Readonly<Record<string, unknown>>, progress: Progress) => unknown;
}

export interface Check {
  readonly type: 'check';
  /** The methods it belongs to; all of them where undefined. */
  readonly methods: readonly string[] | undefined;
  readonly needs: readonly Need[];
  readonly find: (values: Readonly<Record<string, unknown>>) => readonly Message[];
}

/** A field with its id and its place among the inputs. */
export interface Input {
  readonly id: string;
  readonly section: string;
  readonly field: Field;
}

/** A result with its place among the results. */
export interface ResultPlace {
  readonly id: string;
  readonly section: string;
}

/** Cases that can be opened, and where they are from. */
export interface Example {
  readonly title: string;
  readonly source: string;
  readonly cases: readonly CaseInput[];
}

/** Guidelines and notes, a sentence or two each. */
export interface Guidance {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A calculator: everything that its surfaces are derived from. */
export interface Definition extends CalculatorMeta {
  readonly inputs: readonly Input[];
  readonly methods: ChoiceField | undefined;
  readonly graph: readonly (Step | Check)[];
  readonly results: readonly ResultPlace[];
  /** The result that answers the question the tool is opened for. */
  readonly primary: string;
  /** The results that say at a glance what came out, the primary one among them. */
  readonly answers: readonly string[];
  readonly crossCheck: CrossCheckRule | undefined;
  readonly examples: readonly Example[];
  readonly published: readonly PublishedCase[];
  /** Measurements to compare with, on the validation page. */
  readonly experiments: readonly Experiment[];
  readonly references: readonly string[];
  /** What to know before using it, under a heading of its own. */
  readonly guidance: Guidance | undefined;
  readonly drawing: ((values: Readonly<Record<string, unknown>>) => Drawing) | undefined;
  /** Figures of a calculated case; computed when they are looked at. */
  readonly plots: ((values: Readonly<Record<string, unknown>>) => readonly Plot[]) | undefined;
  /** What several cases give when they are seen as one: the governing one, the sum. */
  readonly together: ((cases: readonly TogetherCase[], progress?: Progress) => Together | undefined) | undefined;
  /** The choices of a case with which that takes so long that a page has it worked out in a worker. */
  readonly togetherLongWith?: Condition | undefined;
  /** The quantities that hold for all of them, by their ids. */
  readonly togetherInfo: Readonly<Record<string, SharedInfo>>;
  /** The inputs that this is seen by. */
  readonly seenInputs: readonly string[];
  /** What happens over time, looked at moment by moment. */
  readonly timeline: ((values: Readonly<Record<string, unknown>>) => Timeline | undefined) | undefined;
  /** Calculators that a case's numbers can be sent to. */
  readonly sends: readonly Send[];
  /** What is said here and in other calculators alike. */
  readonly carried: readonly Carried[];
  /** What a case needs beside the calculator itself. */
  readonly loads: Loads | undefined;
}

/** Loads what a case needs, the data of a fluid. */
export interface Loads {
  /** The inputs that it goes by. */
  readonly inputs: readonly Input[];
  /** Undefined where all of it is there. */
  readonly load: (inputs: Readonly<Record<string, unknown>>) => Promise<void> | undefined;
}

/** The id of the choice of method, which every calculator with more than one method has as an input. */
export const methodId = 'method';

/** The name of a method as shown. */
export function methodName(definition: Definition, method: string): string {
  return definition.methods?.names?.[method] ?? method;
}

/** A method within a sentence. */
export function methodInWords(definition: Definition, method: string): string {
  if (method === 'original') return 'the original method';
  return definition.methods?.inWords?.[method] ?? methodName(definition, method);
}

const infos = new WeakMap<Definition, Map<string, StepInfo>>();

/** Label, symbol, kind and unit of a result, from the first step that gives it. Throws for an id that is no result. */
export function resultInfo(definition: Definition, id: string): StepInfo {
  const info = stepInfo(definition, id);
  if (!info) throw new RangeError(`${definition.id} has no result "${id}".`);
  return info;
}

/** What is said of a step by its id; undefined for a step without a line in the working, and for what is none. */
export function stepInfo(definition: Definition, id: string): StepInfo | undefined {
  let known = infos.get(definition);
  if (!known) {
    known = new Map();
    for (const node of definition.graph.toReversed())
      if (node.type === 'step' && node.info) known.set(node.id, node.info);
    infos.set(definition, known);
  }
  return known.get(id);
}

const long = new WeakMap<Definition, boolean>();

/** Whether calculating takes so long that a page does it in a worker. */
export function takesLong(definition: Definition): boolean {
  let known = long.get(definition);
  if (known === undefined) {
    known = definition.graph.some(node => node.type === 'step' && node.long);
    long.set(definition, known);
  }
  return known;
}
