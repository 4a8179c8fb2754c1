import type { Kind, TypedFlow } from '@isentrope/engineering/quantities';
import type { CaseInput } from './case-input.ts';
import type { SharedGroup } from './shared-group.ts';
import type { CrossCheckRule } from './cross-check-rule.ts';
import type { AggregateQuantity, Aggregate, AggregateCase } from './aggregate.ts';
import type { Drawing } from '../figures/drawing.ts';
import type { Experiment } from './experiment.ts';
import type { ChoiceField, Condition, Field, QuantityField } from './fields.ts';
import type { Message } from './messages.ts';
import type { Plot } from '../figures/plot.ts';
import type { PublishedCase } from './published-case.ts';
import type { ColumnCopy } from './column-copy.ts';
import type { ItemTransfer, Transfer } from './transfer.ts';
import type { NetworkDrawing } from '../figures/network-drawing.ts';
import type { Timeline } from '../figures/timeline.ts';
import type { CalculatorMeta } from './tool-meta.ts';

/** Text that may depend on the inputs of a step: one equation for a liquid, another for a gas. */
export type DynamicText = string | ((values: Readonly<Record<string, unknown>>) => string);

/** How a step is presented: label, symbol, equation, unit and source. */
export interface StepInfo {
  readonly label: string;
  readonly symbol?: string;
  readonly equation?: DynamicText;
  /** Helper equations, each `symbol = …`, evaluated before the equation. */
  readonly where?: readonly string[] | ((values: Readonly<Record<string, unknown>>) => readonly string[]);
  /** Edition and clause or equation number. */
  readonly source?: DynamicText;
  readonly kind?: Kind;
  readonly unit?: string;
  /** Significant digits shown; defaults to 4. */
  readonly digits?: number;
  /**
   * For the residual of a balance or an iteration: the size in SI below which it is rounding noise and not compared.
   */
  readonly residual?: number;
  /** The id of the result that names where the value is, such as a tag; pages show it with the value. */
  readonly at?: string;
  /** How to read a table, in one or two sentences, shown with it. */
  readonly reading?: string;
  /** The condition under which a result is shown; defaults to always. */
  readonly when?: Condition;
}

/** Progress callback of an expensive step, 0 to 1. */
export type Progress = (fraction: number) => void;

export interface Need {
  /** The name of the value in the step's function. */
  readonly key: string;
  readonly id: string;
  /** Whether the entered value is meant, if a step with the id of the input derives its default. */
  readonly typed: boolean;
  readonly optional: boolean;
  /** Whether what can be read of an invalid table is passed. */
  readonly readable?: true;
}

export interface Step {
  readonly type: 'step';
  readonly id: string;
  /** The methods that it belongs to; undefined for all. */
  readonly methods: readonly string[] | undefined;
  readonly needs: readonly Need[];
  /** Undefined for an intermediate value without a line in the working. */
  readonly info: StepInfo | undefined;
  /** Whether it is so slow that a page computes it in a worker. Its value is plain data and the same for every method. */
  readonly isExpensive: boolean;
  /** The input with the same id whose default this step derives, from the `DefaultValue` that it receives as `by`. */
  readonly fills?: QuantityField;
  /** The choices under which the step applies; otherwise it and all that needs it are ruled out. */
  readonly when?: Condition;
  readonly compute: (values: Readonly<Record<string, unknown>>, progress: Progress) => unknown;
}

export interface Check {
  readonly type: 'check';
  /** The methods that it belongs to; undefined for all. */
  readonly methods: readonly string[] | undefined;
  readonly needs: readonly Need[];
  readonly messages: (values: Readonly<Record<string, unknown>>) => readonly Message[];
}

/** A field with its id and its section of the input form. */
export interface Input {
  readonly id: string;
  readonly section: string;
  readonly field: Field;
  /** For a mass flow: the properties of the case by which flows of other kinds are converted. */
  readonly flowBy?: readonly TypedFlow['factor'][];
  /** For a mass flow: the condition under which it is that of a liquid. */
  readonly liquidWhen?: Condition;
}

/** A result with its section of the results pane. */
export interface ResultEntry {
  readonly id: string;
  readonly section: string;
}

/** Example cases and their source. */
export interface Example {
  readonly title: string;
  readonly source: string;
  readonly cases: readonly CaseInput[];
}

/** Guidelines and notes, one or two sentences each. */
export interface Guidance {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A calculator. Pages, documents, exports and the API are all derived from it. */
export interface Definition extends CalculatorMeta {
  readonly inputs: readonly Input[];
  readonly methods: ChoiceField | undefined;
  readonly graph: readonly (Step | Check)[];
  readonly results: readonly ResultEntry[];
  /** The id of the primary result. */
  readonly primary: string;
  /** The ids of the key results, including the primary one. */
  readonly answers: readonly string[];
  readonly crossCheck: CrossCheckRule | undefined;
  readonly examples: readonly Example[];
  readonly loadPublished: () => Promise<readonly PublishedCase[]>;
  /** Experiments that the validation page compares with. */
  readonly experiments: readonly Experiment[];
  readonly references: readonly string[];
  /** Guidance for users, shown under its own heading. */
  readonly guidance: Guidance | undefined;
  readonly drawing: ((values: Readonly<Record<string, unknown>>) => Drawing) | undefined;
  /** Plots of an evaluated case, computed when displayed. */
  readonly plots: ((values: Readonly<Record<string, unknown>>) => readonly Plot[]) | undefined;
  /** Aggregates several cases: the governing one, the sum. */
  readonly together: ((cases: readonly AggregateCase[], progress?: Progress) => Aggregate | undefined) | undefined;
  /** The choices under which the aggregate is so slow that a page computes it in a worker. */
  readonly expensiveAggregateWhen?: Condition | undefined;
  /** The quantities of the aggregate, by id. */
  readonly togetherInfo: Readonly<Record<string, AggregateQuantity>>;
  /** The ids of the inputs that the aggregate depends on. */
  readonly aggregateInputs: readonly string[];
  /** The time series of a case, with a drawing for each time. */
  readonly timeline: ((values: Readonly<Record<string, unknown>>) => Timeline | undefined) | undefined;
  /** The result that is drawn as a network. */
  readonly network: NetworkDrawing | undefined;
  /** The column of results that can be written into a table of inputs. */
  readonly copyToInput: ColumnCopy | undefined;
  /** Transfers of a case to other calculators. */
  readonly transfers: readonly Transfer[];
  /** Transfers of the items of a case, each as a case of another calculator. */
  readonly itemTransfers: readonly ItemTransfer[];
  /** Transfers of a case as rows of tables, which the other calculator adds to those of its own case. */
  readonly rowTransfers: readonly Transfer[];
  /** Groups of fields shared with other calculators, such as the fluid. */
  readonly sharedGroups: readonly SharedGroup[];
  /** Loads data that a case needs. */
  readonly loads: DataLoader | undefined;
}

/** Loads data that a case needs, such as fluid properties. */
export interface DataLoader {
  /** The inputs that it depends on. */
  readonly inputs: readonly Input[];
  /** Undefined if all data are loaded. */
  readonly load: (inputs: Readonly<Record<string, unknown>>) => Promise<void> | undefined;
}

/** The id of the method input, which every calculator with several methods has. */
export const methodId = 'method';

/** The displayed name of a method. */
export function methodName(definition: Definition, method: string): string {
  return definition.methods?.names?.[method] ?? method;
}

/** The name of a method for use within a sentence. */
export function methodInSentence(definition: Definition, method: string): string {
  const inWords = definition.methods?.inWords?.[method];
  return inWords ?? (method === 'original' ? 'the simplified method' : methodName(definition, method));
}

const stepInfos = new WeakMap<Definition, Map<string, StepInfo>>();

/** Label, symbol, kind and unit of a result, from the first step that gives it. Throws for an unknown id. */
export function resultInfo(definition: Definition, id: string): StepInfo {
  const info = stepInfo(definition, id);
  if (!info) throw new RangeError(`${definition.id} has no result "${id}".`);
  return info;
}

/** The presentation of a step by its id; undefined for an unknown id and for a step without a line in the working. */
export function stepInfo(definition: Definition, id: string): StepInfo | undefined {
  let known = stepInfos.get(definition);
  if (!known) {
    known = new Map();
    for (const node of definition.graph.toReversed())
      if (node.type === 'step' && node.info) known.set(node.id, node.info);
    stepInfos.set(definition, known);
  }
  return known.get(id);
}

const expensiveDefinitions = new WeakMap<Definition, boolean>();

/** Whether a calculator is so slow that pages evaluate it in a worker. */
export function isExpensive(definition: Definition): boolean {
  let known = expensiveDefinitions.get(definition);
  if (known === undefined) {
    known = definition.graph.some(node => node.type === 'step' && node.isExpensive);
    expensiveDefinitions.set(definition, known);
  }
  return known;
}
