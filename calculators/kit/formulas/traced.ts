import type { CaseData } from '../case-input.ts';
import { Absent } from '../absent.ts';
import type { Definition, Step } from '../definition.ts';
import { dataBy, type Evaluation } from '../evaluate.ts';
import { planOf, type Plan, type PlannedNode } from '../plan.ts';
import { readInputs } from '../readings.ts';
import { receivedBy } from '../received.ts';

type PlannedStep = Extract<PlannedNode, { readonly place: number }>;

const none: ReadonlySet<number> = new Set();

/**
 * A case that was worked through, whose steps can be asked what they would give for other values of what stands before
 * them. Values stand at the places of the plan: those of the inputs, then those of the steps.
 */
export class TracedCase {
  readonly plan: Plan;
  /** What stands at each place in the case itself. */
  readonly values: readonly unknown[];
  private readonly steps: ReadonlyMap<number, PlannedStep>;

  constructor(
    readonly definition: Definition,
    data: CaseData,
    readonly evaluation: Evaluation,
  ) {
    const given = dataBy(data, evaluation.method);
    this.plan = planOf(definition, evaluation.method, given);
    const readings = readInputs(definition, given);
    this.values = this.plan.ids.map((id, place) =>
      place < definition.inputs.length ? readings.values[place] : evaluation.value(id),
    );
    this.steps = new Map(
      this.plan.nodes.flatMap(each => (each.place !== undefined ? [[each.place, each] as const] : [])),
    );
  }

  /** The step that gives what stands at a place; undefined for what is typed. */
  stepAt(place: number): PlannedStep | undefined {
    return this.steps.get(place);
  }

  /** The place of the input that is asked for here, of which a step that fills it has a place of its own. */
  inputAt(place: number): number | undefined {
    if (place < this.definition.inputs.length) return place;
    const step = this.steps.get(place)?.node;
    return step?.fills ? this.definition.inputs.findIndex(({ id }) => id === step.id) : undefined;
  }

  /** The number in a place, if a number is what the case has there. */
  numberAt(place: number): number | undefined {
    const value = this.values[place];
    return typeof value === 'number' ? value : undefined;
  }

  /** A case with other values in some places: what stands in any place then, worked out by the steps themselves. */
  changed(values: ReadonlyMap<number, unknown>): ChangedCase {
    return new ChangedCase(this, values);
  }
}

/** What a traced case would give with other values in some places; only what rests on these is worked out again. */
export class ChangedCase {
  private readonly known: Map<number, unknown>;

  constructor(
    private readonly traced: TracedCase,
    changed: ReadonlyMap<number, unknown>,
  ) {
    this.known = new Map(changed);
  }

  /** What stands in a place; nothing where a step refuses, fails or lacks something. */
  valueAt(place: number): unknown {
    if (this.known.has(place)) return this.known.get(place);
    const value = this.workedOut(place);
    this.known.set(place, value);
    return value;
  }

  /** What a step receives; undefined where it lacks something. */
  receivedAt(place: number): Readonly<Record<string, unknown>> | undefined {
    const step = this.traced.stepAt(place);
    if (!step) return undefined;
    const values: unknown[] = [];
    for (const need of step.needs) values[need.place] = this.valueAt(need.place);
    return receivedBy(step, values, none);
  }

  private workedOut(place: number): unknown {
    const { traced } = this;
    const step = traced.stepAt(place);
    const isUntouched =
      !step || step.node.fills || step.needs.every(need => this.valueAt(need.place) === traced.values[need.place]);
    if (isUntouched) return traced.values[place];
    const received = this.receivedAt(place);
    return received === undefined ? undefined : given(step.node, received);
  }
}

/** What a step gives; undefined where it gives nothing, or no number that is finite. */
function given(step: Step, received: Readonly<Record<string, unknown>>): unknown {
  try {
    const value = step.compute(received, () => undefined);
    if (value instanceof Absent) return undefined;
    return typeof value === 'number' && !Number.isFinite(value) ? undefined : value;
  } catch {
    return undefined;
  }
}
