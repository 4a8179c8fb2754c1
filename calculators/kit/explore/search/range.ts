import { pow } from '@isentrope/engineering/elementary';
import { Refusal, toSi } from '@isentrope/engineering/quantities';
import { isWithinBounds, describeFieldBounds } from '../../definition/bounds.ts';
import { isExpensive, type Definition } from '../../definition/calculator-definition.ts';
import type { RangeInfo } from '../result.ts';
import type { Amount, SweepRequest } from '../request/request.ts';
import {
  quantityInfo,
  inputAmount,
  numericInput,
  displayedNumber,
  type NumericInput,
  type Subject,
} from '../subject.ts';

/** A range of values of an input, in SI. */
export interface Range {
  readonly from: number;
  readonly to: number;
  /** Whether it is positive and spans more than a decade. */
  readonly isLog: boolean;
  readonly assumed: boolean;
}

/** Factor around the value of the case for a field without bounds. */
const farFactor = 1000;
/** The same factor for temperatures. */
const farTemperature = 4;
/** Lowest value of a field that must be above zero, as a fraction of the highest. */
const lowestShare = 1e-6;
/** Relative distance from an exclusive limit. */
const nearLimit = 1e-9;

/**
 * The requested range, within the bounds of the field; by default the bounds, or three decades to either side of the
 * value of the case. Throws a `Refusal` for a range outside the bounds, and if neither bounds nor a value exist.
 */
export function requestedRange(
  input: NumericInput,
  limits: { readonly from?: Amount; readonly to?: Amount } = {},
  scale?: 'linear' | 'log',
): Range {
  const { id, field } = input;
  const si = (limit: number | undefined) => (limit === undefined ? undefined : toSi(field.kind, limit, field.unit));
  const [low, high] = [si(field.atLeast ?? field.above), si(field.atMost ?? field.below)];
  const requested = { from: rangeEnd(input, limits.from), to: rangeEnd(input, limits.to) };
  const far = defaultRange(input, low, high);
  let from = requested.from ?? far.from;
  let to = requested.to ?? far.to;
  if (from === undefined || to === undefined)
    throw new Refusal(`The field "${id}" has neither bounds nor a value: a range with "from" and "to" must be given.`);
  if (field.above !== undefined && field.atLeast === undefined && from === low) from += (to - from) * nearLimit;
  if (field.below !== undefined && field.atMost === undefined && to === high) to -= (to - from) * nearLimit;
  if (!(from < to)) throw new Refusal(`The range of the field "${id}" must end above its start.`);
  if (scale === 'log' && from <= 0) throw new Refusal(`A range on a logarithmic scale must start above 0.`);
  const isLog = scale === undefined ? from > 0 && to / from > 10 : scale === 'log';
  const isAssumed =
    (requested.from === undefined && low === undefined) || (requested.to === undefined && high === undefined);
  return { from, to, isLog, assumed: isAssumed };
}

/** The varied input and its range, also as they appear in the result. */
export function inputAndRange(subject: Subject, request: Pick<SweepRequest, 'input' | 'range' | 'scale'>) {
  const input = numericInput(subject, request.input);
  const range = requestedRange(input, request.range, request.scale);
  return { input, range, described: { input: quantityInfo(input), range: rangeInfo(input, range) } };
}

/** One end of a range; undefined if open. */
function rangeEnd(input: NumericInput, amount: Amount | undefined): number | undefined {
  if (amount === undefined) return undefined;
  const { id, field } = input;
  const value = inputAmount(input, amount);
  const isLimit = [field.above, field.below].some(
    limit => limit !== undefined && toSi(field.kind, limit, field.unit) === value,
  );
  if (!isLimit && !isWithinBounds(field, value, limit => toSi(field.kind, limit, field.unit)))
    throw new Refusal(`The field "${id}" must be ${describeFieldBounds(field)}.`);
  return value;
}

/** The default range of a field, from its bounds and its value. */
function defaultRange(
  { field, presentValue }: NumericInput,
  low: number | undefined,
  high: number | undefined,
): { readonly from: number | undefined; readonly to: number | undefined } {
  if (low !== undefined && high !== undefined)
    return { from: low === 0 && field.above !== undefined ? lowest(high, presentValue) : low, to: high };
  if (presentValue === undefined) return { from: low, to: high };
  const factor = field.kind === 'temperature' ? farTemperature : farFactor;
  if (presentValue > 0 && (low === undefined || low >= 0)) {
    return { from: Math.max(low ?? 0, presentValue / factor), to: high ?? presentValue * factor };
  }
  const width = Math.abs(presentValue === 0 ? toSi(field.kind, 1, field.unit) : presentValue) * farFactor;
  return { from: low ?? presentValue - width, to: high ?? presentValue + width };
}

/** The lower end of a range above zero: six decades below the highest value, or three below that of the case. */
function lowest(high: number, presentValue = high): number {
  return Math.min(high * lowestShare, presentValue > 0 ? presentValue / farFactor : high);
}

/** The range in display units. */
export function rangeInfo(input: NumericInput, { from, to, isLog, assumed }: Range): RangeInfo {
  return {
    from: displayedNumber(input, from),
    to: displayedNumber(input, to),
    scale: isLog ? 'log' : 'linear',
    assumed,
  };
}

/** Evenly spaced values of a range on its scale, including its ends. */
export function evenly({ from, to, isLog }: Range, count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) return from;
    if (index === count - 1) return to;
    const share = index / (count - 1);
    return isLog ? from * pow(to / from, share) : from + (to - from) * share;
  });
}

/** The number of initial search points on each scale; fewer for an expensive calculator. */
export function searchPoints(definition: Definition): number {
  return isExpensive(definition) ? 13 : 97;
}

/** Relative difference below which points are merged, as rounding would make the input seem without effect. */
const sameValue = 1e-9;

/** Factor around the value of the case within which the search is finer. */
const closeFactor = 1.5;

/**
 * The initial search grid: points evenly spaced on a linear scale, in decades above the start of the range, and close
 * around the value of the case.
 */
export function searchGrid(range: Range, count: number, presentValue?: number): number[] {
  const { from, to, isLog } = range;
  const linear = evenly({ ...range, isLog: false }, count);
  const offset = isLog ? 0 : from;
  const first = isLog ? from : (to - from) * lowestShare;
  const decades = evenly({ ...range, from: first, to: to - offset, isLog: true }, count).map(x => x + offset);
  const close =
    presentValue === undefined
      ? []
      : evenly(
          { ...range, from: presentValue / closeFactor, to: presentValue * closeFactor, isLog: false },
          Math.floor(count / 4),
        );
  const all = [...linear, ...decades, ...close, ...(presentValue === undefined ? [] : [presentValue])];
  const rising = all.filter(x => x >= from && x <= to).toSorted((a, b) => a - b);
  const apart = rising.filter((x, index) => index === 0 || x - (rising[index - 1] ?? x) > sameValue * Math.abs(x));
  return [...apart.slice(0, -1), ...rising.slice(-1)];
}

/** The midpoint of two values; geometric if they are far apart. */
export function between(a: number, b: number): number {
  return a > 0 && b > 4 * a ? Math.sqrt(a) * Math.sqrt(b) : a + (b - a) / 2;
}
