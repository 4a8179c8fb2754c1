import type { CaseData } from '../definition/case-input.ts';
import { Absent } from '../definition/absent.ts';
import type { Definition, Step } from '../definition/calculator-definition.ts';
import { withMethod, type Evaluation } from '../evaluation/evaluate.ts';
import { planOf, type Plan, type PlannedNode } from '../evaluation/plan.ts';
import { readInputs } from '../case/read-inputs.ts';
import { nodeInputs } from '../evaluation/node-inputs.ts';

type PlannedStep = Extract<PlannedNode, { readonly index: number }>;

const none: ReadonlySet<number> = new Set();

/**
 * An evaluated case whose steps can be re-evaluated for other values of their inputs. Values are at the indexes of the
 * plan: inputs first, then steps.
 */
export class TracedCase {
  readonly plan: Plan;
  /** The value at each index in the case. */
  readonly values: readonly unknown[];
  private readonly steps: ReadonlyMap<number, PlannedStep>;

  constructor(
    readonly definition: Definition,
    data: CaseData,
    readonly evaluation: Evaluation,
  ) {
    const ownData = withMethod(data, evaluation.method);
    this.plan = planOf(definition, evaluation.method, ownData);
    const readings = readInputs(definition, ownData);
    this.values = this.plan.ids.map((id, index) =>
      index < definition.inputs.length ? readings.values[index] : evaluation.value(id),
    );
    this.steps = new Map(
      this.plan.nodes.flatMap(each => (each.index !== undefined ? [[each.index, each] as const] : [])),
    );
  }

  /** The step at an index; undefined for an input. */
  stepAt(index: number): PlannedStep | undefined {
    return this.steps.get(index);
  }

  /** The index of the input at an index, or of the input whose default the step there derives. */
  inputAt(index: number): number | undefined {
    if (index < this.definition.inputs.length) return index;
    const step = this.steps.get(index)?.node;
    return step?.fills ? this.definition.inputs.findIndex(({ id }) => id === step.id) : undefined;
  }

  /** The value at an index, if it is a number. */
  numberAt(index: number): number | undefined {
    const value = this.values[index];
    return typeof value === 'number' ? value : undefined;
  }

  /** The case with other values at some indexes. */
  changed(values: ReadonlyMap<number, unknown>): ChangedCase {
    return new ChangedCase(this, values);
  }
}

/** A traced case with other values at some indexes; only dependent steps are re-evaluated. */
export class ChangedCase {
  private readonly known: Map<number, unknown>;

  constructor(
    private readonly traced: TracedCase,
    changed: ReadonlyMap<number, unknown>,
  ) {
    this.known = new Map(changed);
  }

  /** The value at an index; undefined if a step refuses, fails or lacks an input. */
  valueAt(index: number): unknown {
    if (this.known.has(index)) return this.known.get(index);
    const value = this.workedOut(index);
    this.known.set(index, value);
    return value;
  }

  /** The arguments of a step; undefined if a need is missing. */
  receivedAt(index: number): Readonly<Record<string, unknown>> | undefined {
    const step = this.traced.stepAt(index);
    if (!step) return undefined;
    const values: unknown[] = [];
    for (const need of step.needs) values[need.index] = this.valueAt(need.index);
    return nodeInputs(step, values, none);
  }

  private workedOut(index: number): unknown {
    const { traced } = this;
    const step = traced.stepAt(index);
    const isUntouched =
      !step || step.node.fills || step.needs.every(need => this.valueAt(need.index) === traced.values[need.index]);
    if (isUntouched) return traced.values[index];
    const received = this.receivedAt(index);
    return received === undefined ? undefined : inputsOf(step.node, received);
  }
}

/** The value of a step; undefined if it has none or is not finite. */
function inputsOf(step: Step, received: Readonly<Record<string, unknown>>): unknown {
  try {
    const value = step.compute(received, () => undefined);
    if (value instanceof Absent) return undefined;
    return typeof value === 'number' && !Number.isFinite(value) ? undefined : value;
  } catch {
    return undefined;
  }
}
