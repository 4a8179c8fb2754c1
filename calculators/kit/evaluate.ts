import { Refusal, type UnitTyped } from '@isentrope/engineering/quantities';
import type { CaseData } from './case-input.ts';
import { Absent } from './absent.ts';
import { methodOf } from './case-data.ts';
import { methodId, type Definition, type Progress, type Step } from './definition.ts';
import { guarded, type Fault } from './fault.ts';
import { fieldFilled, insteadOf, unfilledMessages, type Filled, type Unfilled } from './fill.ts';
import { lowerFirst } from './first-letter.ts';
import { inUnitsOf, warning, type Message } from './messages.ts';
import { planOf, type Plan } from './plan.ts';
import { readInputs, type Readings } from './readings.ts';
import { lackedBy, receivedBy, type Needs } from './received.ts';
import { Table } from './table.ts';

/** The value of a result: an SI number, a label, an answer to a question, a table, or nothing with its reason. */
export type ResultValue = number | string | boolean | Table | Absent;

export interface EvaluatedStep {
  readonly step: Step;
  readonly value: unknown;
  /** The values its function was given; none where it was not called. */
  readonly received: Readonly<Record<string, unknown>>;
}

/** One method's graph worked through for one case. */
export interface Evaluation {
  readonly method: string | undefined;
  /** Inputs and steps by id; what is absent is an `Absent`. */
  readonly values: Readonly<Record<string, unknown>>;
  /** One of the values. */
  readonly value: (id: string) => unknown;
  readonly steps: readonly EvaluatedStep[];
  readonly messages: readonly Message[];
  /** What failed although nothing should: a guard of ours that was met, an exception. Empty in all that was tested. */
  readonly faults: readonly Fault[];
  /** The fields that something fills, or would if nothing were typed into them. */
  readonly filled: readonly Filled[];
  /** The fields that something should have filled, and why it did not. */
  readonly unfilled: readonly Unfilled[];
  /** Whether something that was worked out has received the input or step at a place. */
  readonly isUsed: (place: number) => boolean;
}

/** What a calculation of long steps may bring with it. */
export interface LongSteps {
  /** Values of long steps that were computed elsewhere, by step id. */
  readonly known?: Readonly<Record<string, unknown>>;
  /** Is told how far a long step has come, from 0 to 1. */
  readonly progress?: Progress;
  /** Is told the value of each long step by its id, or the `Absent` in its place. */
  readonly found?: (id: string, value: unknown) => void;
}

/** A case as one method sees it. */
export function dataBy(given: CaseData, method: string | undefined): CaseData {
  return method === undefined || given[methodId]?.text === method ? given : { ...given, [methodId]: { text: method } };
}

/**
 * Works a case through the graph of one method, its own unless another is named: each step that has what it needs, in
 * order. A step does without an optional input that is blank, not without one that cannot be read. Never throws for what
 * a person may type.
 */
export function evaluate(
  definition: Definition,
  given: CaseData,
  method = methodOf(definition, given),
  long: LongSteps = {},
): Evaluation {
  const data = dataBy(given, method);
  return follow(planOf(definition, method, data), readInputs(definition, data), method, long);
}

/** What following a plan gives. */
class Followed implements Evaluation {
  readonly steps: EvaluatedStep[] = [];
  readonly messages: Message[];
  readonly faults: Fault[] = [];
  readonly filled: Filled[] = [];
  readonly unfilled: Unfilled[] = [];
  /** What stands at the places of the plan. */
  readonly atPlaces: unknown[];
  /** Whether a node of the plan was worked out, by its index. */
  readonly workedOut: boolean[] = [];
  private byId: Readonly<Record<string, unknown>> | undefined;

  constructor(
    private readonly plan: Plan,
    readonly method: string | undefined,
    { values, messages }: Readings,
  ) {
    this.atPlaces = values.slice();
    this.messages = messages.slice();
  }

  get values(): Readonly<Record<string, unknown>> {
    this.byId ??= Object.fromEntries(this.plan.ids.map((id, place) => [id, this.atPlaces[place]]));
    return this.byId;
  }

  value(id: string): unknown {
    return this.atPlaces[this.plan.places.get(id) ?? -1];
  }

  isUsed(place: number): boolean {
    return this.plan.needing[place]?.some(index => this.workedOut[index] && this.isFor(index, place)) ?? false;
  }

  /** Puts into the place of a step what stands in the field that it fills, and tells whether anything does. */
  fill(step: Step, place: number, [typed, by]: Needs, { blank, unitOf }: Readings): boolean {
    const { id, fills: field } = step;
    if (!field || !typed || !by) return false;
    const filling = this.atPlaces[by.place];
    const { value, filled, unfilled, message } = fieldFilled(
      id,
      field,
      this.atPlaces[typed.place],
      blank.has(typed.place),
      filling,
    );
    this.atPlaces[place] = value;
    if (unfilled) this.unfilled.push({ label: lowerFirst(field.label), reason: unfilled });
    if (message) this.messages.push(inUnitsOf(message, unitOf));
    if (filled) this.filled.push(filled);
    if (filled && filled.difference === undefined) this.steps.push({ step, value, received: { by: filling } });
    return !(value instanceof Absent);
  }

  /** Whether what a node was given at a place is of use to anything: what stands in a field is where the field is read. */
  private isFor(index: number, place: number): boolean {
    const planned = this.plan.nodes[index];
    if (!planned || !('place' in planned) || !planned.node.fills) return true;
    return planned.place !== place && this.isUsed(planned.place);
  }
}

/**
 * Works through a plan from what the inputs say, whichever method they were read for: the method itself is the one named
 * here. `other` is the evaluation that gives what the plan shares. Values stand in their places meanwhile: names are slow.
 */
export function follow(
  plan: Plan,
  readings: Readings,
  method: string | undefined,
  long: LongSteps,
  other?: Evaluation,
): Evaluation {
  const { unitOf } = readings;
  const followed = new Followed(plan, method, readings);
  const { atPlaces, steps, messages, faults, workedOut } = followed;
  const unreadable = withFilled(plan, readings.unreadable);
  const methodPlace = plan.places.get(methodId);
  if (method !== undefined && methodPlace !== undefined) atPlaces[methodPlace] = method;
  for (const id of plan.shared) atPlaces[plan.places.get(id) ?? -1] = other?.value(id);
  plan.nodes.forEach((planned, index) => {
    const { needs } = planned;
    if ('place' in planned && planned.node.fills) {
      workedOut[index] = followed.fill(planned.node, planned.place, needs, readings);
      return;
    }
    const received = receivedBy(needs, atPlaces, unreadable);
    if ('place' in planned) {
      const { node: step, place } = planned;
      const given = received ? computed(step, received, long, unitOf, faults) : lackedBy(needs, atPlaces, unreadable);
      const value = given instanceof Absent ? insteadOf(given, followed.unfilled) : given;
      atPlaces[place] = value;
      workedOut[index] = !(value instanceof Absent);
      steps.push({ step, value, received: received ?? nothing });
      if (step.long) long.found?.(step.id, value);
    } else if (received) {
      const { find } = planned.node;
      const found = guarded('check', () => find(received).map(each => inUnitsOf(each, unitOf)), faults);
      workedOut[index] = true;
      messages.push(...(found ?? [uncheckedWarning]));
    }
  });
  messages.push(...unfilledMessages(followed.unfilled));
  return followed;
}

/** The places at which something unreadable stands: with that of an input the place of the step that fills it. */
function withFilled({ fills }: Plan, unreadable: ReadonlySet<number>): ReadonlySet<number> {
  const filled = unreadable.size === 0 ? [] : fills.filter(({ typed }) => unreadable.has(typed));
  return filled.length === 0 ? unreadable : new Set([...unreadable, ...filled.map(({ place }) => place)]);
}

const uncheckedWarning = warning(
  'One of the checks on this case could not be made; verify the result by other means before relying on it.',
);

const nothing: Readonly<Record<string, unknown>> = {};

/**
 * The step's value; what cannot be a number is absent, and so is what physics or a method refuses, in its words. Anything
 * else that is thrown is a fault of ours: it is noted, and the step is absent without its words.
 */
function computed(
  step: Step,
  given: Readonly<Record<string, unknown>>,
  { known, progress }: LongSteps,
  unitOf: UnitTyped,
  faults: Fault[],
): unknown {
  if (step.long && known && step.id in known) return known[step.id];
  try {
    const value = step.compute(given, progress ?? noProgress);
    return typeof value === 'number' && !Number.isFinite(value) ? new Absent('no finite value') : value;
  } catch (error) {
    if (error instanceof Refusal) return new Absent(error.in(unitOf));
    faults.push({ place: step.id, error });
    return new Absent('no value: this step could not be calculated for these inputs');
  }
}

function noProgress() {}

/** One result of an evaluation. */
export function resultValue(evaluation: Evaluation, id: string): ResultValue {
  const value = evaluation.value(id);
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') return value;
  if (value instanceof Absent || value instanceof Table) return value;
  const method = evaluation.value(methodId);
  return method instanceof Absent ? method : new Absent('not calculated by this method');
}
