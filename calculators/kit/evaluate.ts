import { Refusal, usualUnit, type UnitTyped } from '@isentrope/engineering/quantities';
import type { CaseData } from './case-input.ts';
import { Absent } from './absent.ts';
import { methodOf } from './case-data.ts';
import { methodId, type Definition, type Progress, type Step } from './definition.ts';
import { guarded, type Fault } from './fault.ts';
import { fieldFilled, insteadOf, unfilledMessages, type Filled, type Unfilled } from './fill.ts';
import { lowerFirst } from './first-letter.ts';
import { inUnitsOf, warning, type Message } from './messages.ts';
import { planOf, type Plan, type PlannedCheck, type PlannedStep } from './plan.ts';
import { readInputs, type Readings } from './readings.ts';
import { remembered } from './remembered.ts';
import { isSame, lackedBy, receivedBy } from './received.ts';
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
  return method === undefined || given[methodId]?.text === method ? given : { ...given, [methodId]: entryOf(method) };
}

/** What stands where a method is named: the same each time, so that what goes by it is seen to be the same. */
const entryOf = remembered((method: string) => ({ text: method }));

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

/** What a check found, as it is said to a person who types in some units. */
interface MadeCheck {
  readonly found: readonly Message[];
  readonly unitOf: UnitTyped;
  readonly said: readonly Message[];
}

/**
 * What following a plan gives. A node is a pure function of what it is given, and from case to case, as from key to key, most
 * are given the same again: what came of it then stands now too.
 */
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
  /** What came of steps and checks, by their indices; nothing of those that are to be worked out anew each time. */
  private readonly ofSteps: (EvaluatedStep | undefined)[] = [];
  private readonly ofChecks: (MadeCheck | undefined)[] = [];
  private byId: Readonly<Record<string, unknown>> | undefined;

  constructor(
    private readonly plan: Plan,
    readonly method: string | undefined,
    private readonly readings: Readings,
    private readonly unreadable: ReadonlySet<number>,
  ) {
    this.atPlaces = readings.values.slice();
    this.messages = readings.messages.slice();
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

  /** Works through the nodes of the plan in their order, beside what came of them `before`. */
  work(before: Followed | undefined, long: LongSteps): void {
    this.plan.nodes.forEach((planned, index) => {
      const same = before && isSame(planned, this.atPlaces, before.atPlaces) ? before : undefined;
      if (planned.place === undefined) this.workedOut[index] = this.check(planned, index, same?.ofChecks[index]);
      else if (planned.node.fills) this.workedOut[index] = this.fill(planned);
      else this.workedOut[index] = this.step(planned, index, before?.atPlaces, same?.ofSteps[index], long);
    });
    this.messages.push(...unfilledMessages(this.unfilled));
  }

  /** Puts into the place of a step what stands in the field that it fills, and tells whether anything does. */
  private fill({ node: step, place, needs: [typed, by] }: PlannedStep): boolean {
    const { blank, unitOf } = this.readings;
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

  /** Puts into the place of a step what it works out, or what it is `known` to, and tells whether that is anything. */
  private step(
    planned: PlannedStep,
    index: number,
    before: readonly unknown[] | undefined,
    known: EvaluatedStep | undefined,
    long: LongSteps,
  ): boolean {
    const worked = known ? this.kept(index, known) : this.workedStep(planned, index, long);
    const { step, value } = worked;
    const isThere = typeof value === 'number' || !(value instanceof Absent);
    const given = isThere || this.unfilled.length === 0 ? value : insteadOf(value, this.unfilled);
    this.atPlaces[planned.place] = isThere ? given : asBefore(given, before?.[planned.place]);
    this.steps.push(given === value ? worked : { ...worked, value: given });
    if (step.long) long.found?.(step.id, given);
    return isThere;
  }

  /** What stands for as long as the step is given the same. */
  private kept(index: number, worked: EvaluatedStep): EvaluatedStep {
    this.ofSteps[index] = worked;
    return worked;
  }

  private workedStep(planned: PlannedStep, index: number, { known, progress = noProgress }: LongSteps): EvaluatedStep {
    const { node: step } = planned;
    const received = receivedBy(planned, this.atPlaces, this.unreadable);
    if (!received)
      return this.kept(index, { step, value: lackedBy(planned, this.atPlaces, this.unreadable), received: nothing });
    if (step.long && known && step.id in known) return { step, value: known[step.id], received };
    try {
      const value = step.compute(received, progress);
      const isNoNumber = typeof value === 'number' && !Number.isFinite(value);
      const worked = { step, value: isNoNumber ? new Absent('no finite value') : value, received };
      return step.long ? worked : this.kept(index, worked);
    } catch (error) {
      return { step, value: this.refused(step, error), received };
    }
  }

  /**
   * What stands for a step that threw: what physics or a method refuses is absent in its words. Anything else is a fault of
   * ours: it is noted, and the step is absent without its words.
   */
  private refused({ id }: Step, error: unknown): Absent {
    if (error instanceof Refusal) return new Absent(error.in(this.readings.unitOf));
    this.faults.push({ place: id, error });
    return new Absent('no value: this step could not be calculated for these inputs');
  }

  /** Adds what a check says, and tells whether it has all it needs. */
  private check(planned: PlannedCheck, index: number, known: MadeCheck | undefined): boolean {
    const isKnown = known && (known === lacking || known.unitOf === this.readings.unitOf);
    const made = isKnown ? known : this.madeCheck(planned, known?.found);
    if (made !== unchecked) this.ofChecks[index] = made;
    for (const message of made.said) this.messages.push(message);
    return made !== lacking;
  }

  private madeCheck(planned: PlannedCheck, known: readonly Message[] | undefined): MadeCheck {
    const received = receivedBy(planned, this.atPlaces, this.unreadable);
    if (!received) return lacking;
    const { unitOf } = this.readings;
    const make = () => {
      const found = known ?? planned.node.find(received);
      return { found, unitOf, said: found.map(each => inUnitsOf(each, unitOf)) };
    };
    return guarded('check', make, this.faults) ?? unchecked;
  }

  /** Whether what a node was given at a place is of use to anything: what stands in a field is where the field is read. */
  private isFor(index: number, place: number): boolean {
    const planned = this.plan.nodes[index];
    if (!planned || planned.place === undefined || !planned.node.fills) return true;
    return planned.place !== place && this.isUsed(planned.place);
  }
}

/** An absence that says the same as the one before is that one: what rests on it is given the same again. */
function asBefore(given: unknown, before: unknown): unknown {
  return given instanceof Absent && before instanceof Absent && given.isLike(before) ? before : given;
}

/** What came of each plan last. */
const latest = new WeakMap<Plan, Followed>();

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
  const followed = new Followed(plan, method, readings, withFilled(plan, readings.unreadable));
  const { atPlaces } = followed;
  const methodPlace = plan.places.get(methodId);
  if (method !== undefined && methodPlace !== undefined) atPlaces[methodPlace] = method;
  for (const id of plan.shared) atPlaces[plan.places.get(id) ?? -1] = other?.value(id);
  followed.work(latest.get(plan), long);
  latest.set(plan, followed);
  return followed;
}

/** The places at which something unreadable stands: with that of an input the place of the step that fills it. */
function withFilled({ fills }: Plan, unreadable: ReadonlySet<number>): ReadonlySet<number> {
  const filled = unreadable.size === 0 ? [] : fills.filter(({ typed }) => unreadable.has(typed));
  return filled.length === 0 ? unreadable : new Set([...unreadable, ...filled.map(({ place }) => place)]);
}

/** What a check says that could not be made. */
const unchecked: MadeCheck = {
  found: [],
  unitOf: usualUnit,
  said: [
    warning('One of the checks on this case could not be made; verify the result by other means before relying on it.'),
  ],
};

/** What stands for a check that lacks something it cannot do without. */
const lacking: MadeCheck = { found: [], unitOf: usualUnit, said: [] };

const nothing: Readonly<Record<string, unknown>> = {};

function noProgress() {}

/** One result of an evaluation. */
export function resultValue(evaluation: Evaluation, id: string): ResultValue {
  const value = evaluation.value(id);
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') return value;
  if (value instanceof Absent || value instanceof Table) return value;
  const method = evaluation.value(methodId);
  return method instanceof Absent ? method : new Absent('not calculated by this method');
}
