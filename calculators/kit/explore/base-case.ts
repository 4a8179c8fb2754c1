import { Refusal, toSi } from '@isentrope/engineering/quantities';
import { isWithinBounds } from '../definition/bounds.ts';
import type { PlainMessage, DisplayedNumber } from './result.ts';
import { highestLevel } from './messages.ts';
import {
  numericInput,
  displayedNumber,
  fullRun,
  type NumericQuantity,
  type NumericInput,
  type Subject,
} from './subject.ts';
import { absenceReason, type Point } from './probe.ts';

/** Clamps an SI value to the bounds of a field. */
export function withinBounds({ field }: NumericInput, value: number): number {
  const si = (limit: number) => toSi(field.kind, limit, field.unit);
  if (isWithinBounds(field, value, si)) return value;
  const low = field.atLeast ?? field.above;
  const high = field.atMost ?? field.below;
  if (low !== undefined && value <= si(low)) return field.atLeast === undefined ? nudged(si(low), 1) : si(low);
  if (high !== undefined && value >= si(high)) return field.atMost === undefined ? nudged(si(high), -1) : si(high);
  return value;
}

/** A value just inside an exclusive limit. */
function nudged(limit: number, direction: number): number {
  return limit + direction * Math.max(Math.abs(limit), 1e-6) * 1e-9;
}

/** An input that has a value in the case. Throws a `Refusal` for a blank one. */
export function inputWithValue(subject: Subject, id: string): NumericInput & { readonly presentValue: number } {
  const input = numericInput(subject, id);
  const { presentValue } = input;
  if (presentValue === undefined) throw new Refusal(`The field "${id}" has no value in this case.`);
  return { ...input, presentValue };
}

/** The result and messages of the unchanged case. */
export function baseResult(
  subject: Subject,
  result: NumericQuantity,
): {
  readonly base: DisplayedNumber | null;
  readonly messages: readonly PlainMessage[];
  readonly value: number | undefined;
} {
  const { value, messages } = fullRun(subject, subject.data, result.id);
  return { base: value === undefined ? null : displayedNumber(result, value), messages, value };
}

/** The numeric result at one point. */
export function outcomeAt(result: NumericQuantity, { values: [value], messages }: Point) {
  const refused = absenceReason(value);
  return {
    result: typeof value === 'number' ? displayedNumber(result, value) : null,
    level: highestLevel(messages),
    ...(refused === undefined ? {} : { refused }),
  };
}
