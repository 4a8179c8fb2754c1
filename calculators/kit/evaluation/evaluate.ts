import { Refusal, defaultUnit, type UnitSelector } from '@isentrope/engineering/quantities';
import type { CaseData } from '../definition/case-input.ts';
import { Absent } from '../definition/absent.ts';
import { selectedMethod } from '../case/case-data.ts';
import { methodId, type Definition, type Progress, type Step } from '../definition/calculator-definition.ts';
import { catchFault, type Fault } from './fault.ts';
import {
  resolveField,
  explainMissing,
  missingDefaultMessages,
  type FieldDefault,
  type MissingDefault,
} from './derived-defaults.ts';
import { lowerFirst } from '../common/sentence-case.ts';
import { renderMessage, warning, type Message } from '../definition/messages.ts';
import { planOf, type Plan, type PlannedCheck, type PlannedStep } from './plan.ts';
import { readInputs, type InputReadings } from '../case/read-inputs.ts';
import { memoize } from '../common/memoize.ts';
import { hasSameInputs, missingInputs, nodeInputs } from './node-inputs.ts';
import { Table } from '../definition/table.ts';

/** The value of a result: a number in SI, text, yes/no, a table, or an absence with its reason. */
export type ResultValue = number | string | boolean | Table | Absent;

export interface EvaluatedStep {
  readonly step: Step;
  readonly value: unknown;
  /** The arguments of its function; empty if it was not called. */
  readonly received: Readonly<Record<string, unknown>>;
}

/** The evaluation of one case by one method. */
export interface Evaluation {
  readonly method: string | undefined;
  /** Values of inputs and steps by id; missing ones are an `Absent`. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Returns one of the values. */
  readonly value: (id: string) => unknown;
  readonly steps: readonly EvaluatedStep[];
  readonly messages: readonly Message[];
  /** Internal failures: unexpected exceptions and failed assertions. Empty in all tests. */
  readonly faults: readonly Fault[];
  /** Fields with a derived default, including those where a value was entered instead. */
  readonly filled: readonly FieldDefault[];
  /** Fields whose default could not be derived, with the reason. */
  readonly unfilled: readonly MissingDefault[];
  /** Whether a node that was evaluated used the input or step at this index. */
  readonly isUsed: (index: number) => boolean;
}

/** Options for expensive steps. */
export interface ExpensiveSteps {
  /** Values of expensive steps computed elsewhere, by step id. */
  readonly known?: Readonly<Record<string, unknown>>;
  /** Progress callback of expensive steps, 0 to 1. */
  readonly progress?: Progress;
  /** Called with the id and value of each expensive step. */
  readonly found?: (id: string, value: unknown) => void;
}

/** The case with its method set to the given one. */
export function withMethod(input: CaseData, method: string | undefined): CaseData {
  return method === undefined || input[methodId]?.text === method
    ? input
    : { ...input, [methodId]: methodEntry(method) };
}

/** Memoised, so that entries can be compared by identity. */
const methodEntry = memoize((method: string) => ({ text: method }));

/**
 * Evaluates a case by one method, the selected one by default. Steps run in graph order if their needs are met; a blank
 * optional input is passed as undefined, an invalid one blocks the step. User input never makes it throw.
 */
export function evaluate(
  definition: Definition,
  input: CaseData,
  method = selectedMethod(definition, input),
  expensive: ExpensiveSteps = {},
): Evaluation {
  const data = withMethod(input, method);
  return evaluatePlan(planOf(definition, method, data), readInputs(definition, data), method, expensive);
}

/** The cached outcome of a check, with its messages rendered in the units of the case. */
interface CheckOutcome {
  readonly found: readonly Message[];
  readonly unitOf: UnitSelector;
  readonly messages: readonly Message[];
}

/**
 * Evaluates a plan and holds the result. Nodes are pure functions, and most of them have the same inputs from case to
 * case and from one keystroke to the next: their previous result is reused.
 */
class PlanEvaluation implements Evaluation {
  readonly steps: EvaluatedStep[] = [];
  readonly messages: Message[];
  readonly faults: Fault[] = [];
  readonly filled: FieldDefault[] = [];
  readonly unfilled: MissingDefault[] = [];
  /** Values by plan index. */
  readonly valuesByIndex: unknown[];
  /** Whether each node of the plan was evaluated, by node index. */
  readonly evaluatedNodes: boolean[] = [];
  /** Cached step and check results by node index; expensive and failed ones are not cached. */
  private readonly stepCache: (EvaluatedStep | undefined)[] = [];
  private readonly checkCache: (CheckOutcome | undefined)[] = [];
  private byId: Readonly<Record<string, unknown>> | undefined;

  constructor(
    private readonly plan: Plan,
    readonly method: string | undefined,
    private readonly readings: InputReadings,
    private readonly unreadable: ReadonlySet<number>,
  ) {
    this.valuesByIndex = readings.values.slice();
    this.messages = readings.messages.slice();
  }

  get values(): Readonly<Record<string, unknown>> {
    this.byId ??= Object.fromEntries(this.plan.ids.map((id, index) => [id, this.valuesByIndex[index]]));
    return this.byId;
  }

  value(id: string): unknown {
    return this.valuesByIndex[this.plan.indices.get(id) ?? -1];
  }

  isUsed(position: number): boolean {
    return (
      this.plan.needing[position]?.some(index => this.evaluatedNodes[index] && this.isUsedByNode(index, position)) ??
      false
    );
  }

  /** Evaluates the nodes in order, reusing results of the evaluation `before` if their inputs are the same. */
  evaluateNodes(before: PlanEvaluation | undefined, expensive: ExpensiveSteps): void {
    this.plan.nodes.forEach((planned, index) => {
      const same = before && hasSameInputs(planned, this.valuesByIndex, before.valuesByIndex) ? before : undefined;
      if (planned.index === undefined) this.evaluatedNodes[index] = this.check(planned, index, same?.checkCache[index]);
      else if (planned.node.fills) this.evaluatedNodes[index] = this.applyDefault(planned);
      else
        this.evaluatedNodes[index] = this.step(
          planned,
          index,
          before?.valuesByIndex,
          same?.stepCache[index],
          expensive,
        );
    });
    this.messages.push(...missingDefaultMessages(this.unfilled));
  }

  /** Stores the entered value of a field or its derived default; returns whether there is a value. */
  private applyDefault({ node: step, index, needs: [typed, by] }: PlannedStep): boolean {
    const { blank, unitOf } = this.readings;
    const { id, fills: field } = step;
    if (!field || !typed || !by) return false;
    const defaultValue = this.valuesByIndex[by.index];
    const { value, filled, unfilled, message } = resolveField(
      id,
      field,
      this.valuesByIndex[typed.index],
      blank.has(typed.index),
      defaultValue,
    );
    this.valuesByIndex[index] = value;
    if (unfilled) this.unfilled.push({ label: lowerFirst(field.label), reason: unfilled });
    if (message) this.messages.push(renderMessage(message, unitOf));
    if (filled) this.filled.push(filled);
    if (filled && filled.difference === undefined) this.steps.push({ step, value, received: { by: defaultValue } });
    return !(value instanceof Absent);
  }

  /** Stores the value of a step, computed or `known` from the cache; returns whether there is a value. */
  private step(
    planned: PlannedStep,
    index: number,
    before: readonly unknown[] | undefined,
    known: EvaluatedStep | undefined,
    expensive: ExpensiveSteps,
  ): boolean {
    const evaluated = known ? this.cacheStep(index, known) : this.computeStep(planned, index, expensive);
    const { step, value } = evaluated;
    const hasValue = typeof value === 'number' || !(value instanceof Absent);
    const input = hasValue || this.unfilled.length === 0 ? value : explainMissing(value, this.unfilled);
    this.valuesByIndex[planned.index] = hasValue ? input : reuseAbsence(input, before?.[planned.index]);
    this.steps.push(input === value ? evaluated : { ...evaluated, value: input });
    if (step.isExpensive) expensive.found?.(step.id, input);
    return hasValue;
  }

  /** Caches a result until the inputs of the step change. */
  private cacheStep(index: number, evaluated: EvaluatedStep): EvaluatedStep {
    this.stepCache[index] = evaluated;
    return evaluated;
  }

  private computeStep(
    planned: PlannedStep,
    index: number,
    { known, progress = noProgress }: ExpensiveSteps,
  ): EvaluatedStep {
    const { node: step } = planned;
    const received = nodeInputs(planned, this.valuesByIndex, this.unreadable);
    if (!received)
      return this.cacheStep(index, {
        step,
        value: missingInputs(planned, this.valuesByIndex, this.unreadable),
        received: noInputs,
      });
    if (step.isExpensive && known && step.id in known) return { step, value: known[step.id], received };
    try {
      const value = step.compute(received, progress);
      const isNoNumber = typeof value === 'number' && !Number.isFinite(value);
      const evaluated = { step, value: isNoNumber ? new Absent('no finite value') : value, received };
      return step.isExpensive ? evaluated : this.cacheStep(index, evaluated);
    } catch (error) {
      return { step, value: this.absenceFor(step, error), received };
    }
  }

  /**
   * The absence for a step that threw. A `Refusal` gives its message as the reason; anything else is an internal fault,
   * which is recorded and reported without its text: other results may be calculated without the step.
   */
  private absenceFor({ id }: Step, error: unknown): Absent {
    if (error instanceof Refusal) return new Absent(error.in(this.readings.unitOf));
    this.faults.push({ place: id, error });
    if (!this.messages.includes(failedStep)) this.messages.push(failedStep);
    return new Absent('no value: this step could not be calculated for these inputs');
  }

  /** Adds the messages of a check; returns whether its needs were met. */
  private check(planned: PlannedCheck, index: number, known: CheckOutcome | undefined): boolean {
    const isKnown = known && (known === skippedCheck || known.unitOf === this.readings.unitOf);
    const cached = isKnown ? known : this.runCheck(planned, known?.found);
    if (cached !== failedCheck) this.checkCache[index] = cached;
    for (const message of cached.messages) this.messages.push(message);
    return cached !== skippedCheck;
  }

  private runCheck(planned: PlannedCheck, known: readonly Message[] | undefined): CheckOutcome {
    const received = nodeInputs(planned, this.valuesByIndex, this.unreadable);
    if (!received) return skippedCheck;
    const { unitOf } = this.readings;
    const make = () => {
      const found = known ?? planned.node.messages(received);
      return { found, unitOf, messages: found.map(each => renderMessage(each, unitOf)) };
    };
    return catchFault('check', make, this.faults) ?? failedCheck;
  }

  /** Whether a node uses the value for a result or check: the step that derives a default does only if its field is used. */
  private isUsedByNode(index: number, position: number): boolean {
    const planned = this.plan.nodes[index];
    if (!planned || planned.index === undefined || !planned.node.fills) return true;
    return planned.index !== position && this.isUsed(planned.index);
  }
}

/** Returns the previous absence if it is equal, so that dependent steps see unchanged inputs. */
function reuseAbsence(input: unknown, before: unknown): unknown {
  return input instanceof Absent && before instanceof Absent && input.isLike(before) ? before : input;
}

/** The last evaluation of each plan. */
const lastEvaluations = new WeakMap<Plan, PlanEvaluation>();

/**
 * Evaluates a plan with the values of the inputs and the given method. `other` is an evaluation that provides the
 * values shared between methods. Values are indexed by position, as lookups by name are slow.
 */
export function evaluatePlan(
  plan: Plan,
  readings: InputReadings,
  method: string | undefined,
  expensive: ExpensiveSteps,
  other?: Evaluation,
): Evaluation {
  const evaluation = new PlanEvaluation(plan, method, readings, withDefaultSteps(plan, readings.unreadable));
  const { valuesByIndex } = evaluation;
  const methodIndex = plan.indices.get(methodId);
  if (method !== undefined && methodIndex !== undefined) valuesByIndex[methodIndex] = method;
  for (const id of plan.shared) valuesByIndex[plan.indices.get(id) ?? -1] = other?.value(id);
  evaluation.evaluateNodes(lastEvaluations.get(plan), expensive);
  lastEvaluations.set(plan, evaluation);
  return evaluation;
}

/** Adds to the indexes of invalid inputs those of the steps that derive their defaults. */
function withDefaultSteps({ fills }: Plan, unreadable: ReadonlySet<number>): ReadonlySet<number> {
  const filled = unreadable.size === 0 ? [] : fills.filter(({ typed }) => unreadable.has(typed));
  return filled.length === 0 ? unreadable : new Set([...unreadable, ...filled.map(({ index }) => index)]);
}

/** Reported once for a case in which a step failed. */
const failedStep = warning(
  'An internal error stopped one of the steps of this case. Verify the result by other means before relying on it.',
);

/** The outcome of a check that failed. */
const failedCheck: CheckOutcome = {
  found: [],
  unitOf: defaultUnit,
  messages: [
    warning(
      'An internal error stopped one of the checks on this case. Verify the result by other means before relying on it.',
    ),
  ],
};

/** The outcome of a check whose needs are not met. */
const skippedCheck: CheckOutcome = { found: [], unitOf: defaultUnit, messages: [] };

const noInputs: Readonly<Record<string, unknown>> = {};

function noProgress() {}

/** Returns one result of an evaluation. */
export function resultValue(evaluation: Evaluation, id: string): ResultValue {
  const value = evaluation.value(id);
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') return value;
  if (value instanceof Absent || value instanceof Table) return value;
  const method = evaluation.value(methodId);
  return method instanceof Absent ? method : new Absent('not calculated by this method');
}
