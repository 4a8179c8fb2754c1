import {
  fromSi,
  kindOf,
  parseQuantity,
  Refusal,
  toSi,
  twoReadings,
  type Kind,
  type TwoReadings,
  type UnitTyped,
} from '@isentrope/engineering/quantities';
import type { CaseData } from './case-input.ts';
import { Absent } from './absent.ts';
import { boundsHold, boundsWords } from './bounds.ts';
import { inputsOf, methodOf } from './case-data.ts';
import { methodId, type Definition, type Input, type Progress, type Step } from './definition.ts';
import { guarded, type Fault } from './fault.ts';
import { fieldFilled, insteadOf, unfilledMessages, type Filled, type Unfilled } from './fill.ts';
import { lowerFirst } from './first-letter.ts';
import type { ChoiceField, ListField, ListItem, QuantityField, RowsField, TypedRow } from './fields.ts';
import { doubtInList, parseList } from './list-text.ts';
import { error, inUnitsOf, warning, type Message } from './messages.ts';
import { hidingChoice, isOffered, offeredOptions } from './offered.ts';
import { planOf, type Plan } from './plan.ts';
import { remembered } from './remembered.ts';
import { doubtInRows, parseRows } from './rows-text.ts';
import { Table } from './table.ts';
import { unitTyped, type InputTyped } from './unit-typed.ts';

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

export type Reading =
  | {
      readonly type: 'value';
      readonly value: number | string | readonly ListItem[] | readonly TypedRow[];
      readonly isBlank?: true;
      /** The unit in which a quantity is typed. */
      readonly unit?: string;
    }
  | { readonly type: 'blank' }
  /** `by` is the choice that hides it. */
  | { readonly type: 'hidden'; readonly by: string }
  | { readonly type: 'invalid'; readonly reason: string; readonly unit?: string };

/** What one field of a case says. Never throws, whatever was typed. */
export function readField({ field }: Input, data: CaseData, id: string): Reading {
  const by = field.when && hidingChoice(field.when, data);
  if (by !== undefined) return { type: 'hidden', by };
  const entry = data[id];
  const typed = entry?.text ?? '';
  if (field.type === 'text') return { type: 'value', value: typed };
  if (field.type === 'choice') {
    if (typed === '') return { type: 'blank' };
    return isOffered(field, typed, data)
      ? { type: 'value', value: typed }
      : { type: 'invalid', reason: `must be one of ${offeredNames(field, data).join(', ')}` };
  }
  if (field.type === 'list') return readList(field, typed);
  if (field.type === 'rows') return readRows(field, typed);
  if (typed.trim() === '') {
    return field.blank === undefined
      ? { type: 'blank' }
      : { type: 'value', value: toSi(field.kind, field.blank, field.unit), isBlank: true };
  }
  const parsed = parseQuantity(field.kind, typed, entry?.unit ?? field.unit);
  if (!parsed.ok) return { type: 'invalid', reason: parsed.reason };
  return boundsHold(field, parsed.si, limit => toSi(field.kind, limit, field.unit))
    ? { type: 'value', value: parsed.si, unit: parsed.unit }
    : { type: 'invalid', reason: `must be ${boundsText(field, parsed.unit)}`, unit: parsed.unit };
}

/** The options that a case offers, as they read on screen. */
function offeredNames(field: ChoiceField, data: CaseData): string[] {
  return offeredOptions(field, data).map(option => field.names?.[option] ?? option);
}

function readList(field: ListField, typed: string): Reading {
  const parsed = parseList(field, typed);
  if (!parsed.ok) return { type: 'invalid', reason: parsed.reason };
  return parsed.items.length === 0 && !field.mayBeEmpty ? { type: 'blank' } : { type: 'value', value: parsed.items };
}

function readRows(field: RowsField, typed: string): Reading {
  const parsed = parseRows(field, typed);
  if (!parsed.ok) return { type: 'invalid', reason: parsed.reason };
  return parsed.rows.length === 0 ? { type: 'blank' } : { type: 'value', value: parsed.rows };
}

/** The limits of a field in words, in the unit that was typed: "above 0 and at most 100 %". */
export function boundsText(field: QuantityField, typed = field.unit): string {
  const inTyped = (limit: number) => converted(field.kind, limit, field.unit, typed);
  return `${boundsWords(field, inTyped)}${typed ? ` ${typed}` : ''}`;
}

/** A limit in another unit, to six digits; the zero of another scale is 0. */
function converted(kind: Kind, limit: number, from: string, to: string): number {
  if (from === to) return limit;
  const number = fromSi(kind, toSi(kind, limit, from), to);
  return Math.abs(number) < 1e-12 ? 0 : Number(number.toPrecision(6));
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

/** What all inputs of a case say. */
export interface Readings {
  /** In the order of the definition's inputs. */
  readonly values: readonly unknown[];
  readonly messages: readonly Message[];
  /** Places of the inputs in which something stands that cannot be read. */
  readonly unreadable: ReadonlySet<number>;
  /** Places of the inputs that are asked for and left blank, those that stand for a value of their own included. */
  readonly blank: ReadonlySet<number>;
  /** The unit in which a value is stated in what is said about the case. */
  readonly unitOf: UnitTyped;
}

/** Reads every input of a case. What is blank, hidden or cannot be read is an `Absent`. */
export function readInputs(definition: Definition, data: CaseData): Readings {
  const messages: Message[] = [];
  const unreadable = new Set<number>();
  const blank = new Set<number>();
  const typed: InputTyped[] = [];
  const values = definition.inputs.map((input, place) => {
    const reading = readField(input, data, input.id);
    if ('unit' in reading && reading.unit !== undefined) typed.push({ input, unit: reading.unit });
    if (reading.type === 'value') {
      const doubt = doubtOf(input, data);
      if (doubt) messages.push(doubt);
      if (reading.isBlank) blank.add(place);
      return reading.value;
    }
    if (reading.type === 'hidden') return hidden(definition, input, reading.by, data[reading.by]?.text ?? '');
    if (reading.type === 'blank') {
      blank.add(place);
      return left(input);
    }
    const { label } = input.field;
    unreadable.add(place);
    messages.push(error(`${label} ${reading.reason}.`, { field: input.id }));
    return new Absent('', [`a valid ${lowerFirst(label)}`]);
  });
  return { values, messages, unreadable, blank, unitOf: unitTyped(definition, typed) };
}

/** What stands in the place of an input that is left blank. */
const left = remembered(({ field }: Input) => new Absent('', [lowerFirst(field.label)]));

/** What is to be said of a number that people write for two values: "48,600". It is read with a decimal comma. */
export function doubtOf({ id, field }: Input, data: CaseData): Message | undefined {
  const typed = data[id]?.text ?? '';
  if (field.type === 'list') {
    const doubt = doubtInList(field, typed);
    return (
      doubt &&
      readAs(`${field.label}: the ${field.amount.label} of ${doubt.name}, ${doubt.amount},`, doubt.readings, id)
    );
  }
  if (field.type === 'rows') {
    const doubt = doubtInRows(field, typed);
    return doubt && readAs(`${field.label}: ${doubt.name}, ${doubt.amount},`, doubt.readings, id);
  }
  const readings = field.type === 'quantity' ? twoReadings(typed) : undefined;
  return readings && readAs(`${field.label} ${typed}`, readings, id);
}

function readAs(what: string, { read, meant }: TwoReadings, field: string): Message {
  return warning(`${what} is read as ${read}, not as ${meant}.`, { field });
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
    this.atPlaces = [...values];
    this.messages = [...messages];
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

type Needs = Plan['nodes'][number]['needs'];

/** What a node receives of what it needs; undefined where it lacks something that it cannot do without. */
function receivedBy(
  needs: Needs,
  values: readonly unknown[],
  unreadable: ReadonlySet<number>,
): Readonly<Record<string, unknown>> | undefined {
  const received: Record<string, unknown> = {};
  for (const { key, place, optional } of needs) {
    const value = values[place];
    if (isPresent(value)) received[key] = value;
    else if (optional && !unreadable.has(place)) received[key] = undefined;
    else return undefined;
  }
  return received;
}

/** What stands in the place of a step that lacks something it cannot do without. */
function lackedBy(needs: Needs, values: readonly unknown[], unreadable: ReadonlySet<number>): Absent {
  const absences: Absent[] = [];
  for (const { place, optional } of needs) {
    const value = values[place];
    if (optional ? unreadable.has(place) : !isPresent(value)) absences.push(value instanceof Absent ? value : unknown);
  }
  const [only, ...others] = absences;
  return only && only !== unknown && others.length === 0 ? only : combined(absences);
}

const notPart = 'not calculated by this method';

/** Stands for what nothing gives, beside absences that say why. */
const unknown = new Absent('');

function isPresent(value: unknown): boolean {
  return value !== undefined && !(value instanceof Absent);
}

/**
 * One reason for a step of whose needs several are absent: that the case has no such value, else all inputs that are
 * missing, else the first other reason.
 */
function combined(absences: readonly Absent[]): Absent {
  const ruledOut = absences.find(absence => absence.ruledOut);
  if (ruledOut) return ruledOut;
  const missing = new Set<string>();
  for (const absence of absences) for (const label of absence.missing) missing.add(label);
  const reason = absences.find(each => each.reason !== '')?.reason;
  return missing.size > 0 ? new Absent(reason ?? '', [...missing]) : new Absent(reason ?? notPart);
}

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

/** What stands in the place of a hidden input, by the choice that hid it last: it is the same in most cases. */
const hiddenLast = new WeakMap<Input, { readonly by: string; readonly chosen: string; readonly absent: Absent }>();

function hidden(definition: Definition, input: Input, by: string, chosen: string): Absent {
  const last = hiddenLast.get(input);
  if (last?.by === by && last.chosen === chosen) return last.absent;
  const absent = whyHidden(definition, by, chosen);
  hiddenLast.set(input, { by, chosen, absent });
  return absent;
}

/** Why a case has no such input: the choice that hides it, or the choice that is still to be made. */
function whyHidden(definition: Definition, by: string, chosen: string): Absent {
  const field = inputsOf(definition).get(by)?.field;
  const label = lowerFirst(field?.label ?? by);
  if (chosen === '') return new Absent('', [label]);
  const name = field?.type === 'choice' ? (field.names?.[chosen] ?? chosen) : chosen;
  return new Absent(`not applicable for ${label} ${name}`, [], true);
}

/** One result of an evaluation. */
export function resultValue(evaluation: Evaluation, id: string): ResultValue {
  const value = evaluation.value(id);
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') return value;
  if (value instanceof Absent || value instanceof Table) return value;
  const method = evaluation.value(methodId);
  return method instanceof Absent ? method : new Absent('not calculated by this method');
}

/** A number in SI in the unit shown; units that a kind does not have are never asked for. */
export function inUnit(kind: Kind | undefined, si: number, unit: string | undefined): number {
  return kind === undefined || unit === undefined ? si : fromSi(kind, si, unit);
}

/** The units offered for a quantity: those of the field, else the common ones of the kind, the default among them. */
export function offeredUnits(kind: Kind, unit: string, units?: readonly string[]): readonly string[] {
  const offered = units ?? kindOf(kind).common;
  return offered.includes(unit) ? offered : [unit, ...offered];
}
