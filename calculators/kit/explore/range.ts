import { pow } from '@isentrope/engineering/elementary';
import { Refusal, toSi } from '@isentrope/engineering/quantities';
import { boundsHold, boundsText } from '../bounds.ts';
import { takesLong, type Definition } from '../definition.ts';
import type { Reach } from './answer.ts';
import type { Amount, SweepQuestion } from './question.ts';
import { describedAs, inputAmount, numericInput, shownIn, type NumericInput, type Subject } from './subject.ts';

/** Which values of an input are looked at, in SI. */
export interface Range {
  readonly from: number;
  readonly to: number;
  /** Whether it spans more than a decade and is positive. */
  readonly isLog: boolean;
  readonly assumed: boolean;
}

/** So far beside its value in the case a field is looked at that has no bounds. */
const farFactor = 1000;
/** The same for temperatures. */
const farTemperature = 4;
/** The lowest value looked at of a field that must be above zero, as a share of the highest. */
const lowestShare = 1e-6;
/** How close to a limit that itself is not allowed. */
const nearLimit = 1e-9;

/**
 * The range that is asked for, within the bounds of the field; without one the bounds themselves, and where there are none
 * three decades to either side of the value of the case. Throws a `Refusal` for a range outside the bounds, and for one that
 * nothing gives.
 */
export function rangeAsked(
  input: NumericInput,
  asked: { readonly from?: Amount; readonly to?: Amount } = {},
  scale?: 'linear' | 'log',
): Range {
  const { id, field } = input;
  const si = (limit: number | undefined) => (limit === undefined ? undefined : toSi(field.kind, limit, field.unit));
  const [low, high] = [si(field.atLeast ?? field.above), si(field.atMost ?? field.below)];
  const wanted = { from: given(input, asked.from), to: given(input, asked.to) };
  const far = assumed(input, low, high);
  let from = wanted.from ?? far.from;
  let to = wanted.to ?? far.to;
  if (from === undefined || to === undefined)
    throw new Refusal(`The field "${id}" has neither bounds nor a value: a range with "from" and "to" must be given.`);
  if (field.above !== undefined && field.atLeast === undefined && from === low) from += (to - from) * nearLimit;
  if (field.below !== undefined && field.atMost === undefined && to === high) to -= (to - from) * nearLimit;
  if (!(from < to)) throw new Refusal(`The range of the field "${id}" must end above its beginning.`);
  if (scale === 'log' && from <= 0) throw new Refusal(`A range on a logarithmic scale must begin above 0.`);
  const isLog = scale === undefined ? from > 0 && to / from > 10 : scale === 'log';
  const isAssumed = (wanted.from === undefined && low === undefined) || (wanted.to === undefined && high === undefined);
  return { from, to, isLog, assumed: isAssumed };
}

/** The input that a question varies and the range in which it does, with both as an answer tells them. */
export function overInput(subject: Subject, question: Pick<SweepQuestion, 'input' | 'range' | 'scale'>) {
  const input = numericInput(subject, question.input);
  const range = rangeAsked(input, question.range, question.scale);
  return { input, range, told: { input: describedAs(input), range: reachOf(input, range) } };
}

/** One end of a range; undefined where it is left open. */
function given(input: NumericInput, amount: Amount | undefined): number | undefined {
  if (amount === undefined) return undefined;
  const { id, field } = input;
  const value = inputAmount(input, amount);
  const isLimit = [field.above, field.below].some(
    limit => limit !== undefined && toSi(field.kind, limit, field.unit) === value,
  );
  if (!isLimit && !boundsHold(field, value, limit => toSi(field.kind, limit, field.unit)))
    throw new Refusal(`The field "${id}" must be ${boundsText(field)}.`);
  return value;
}

/** The range of a field by its bounds and the value that stands in it. */
function assumed(
  { field, standing }: NumericInput,
  low: number | undefined,
  high: number | undefined,
): { readonly from: number | undefined; readonly to: number | undefined } {
  if (low !== undefined && high !== undefined)
    return { from: low === 0 && field.above !== undefined ? lowest(high, standing) : low, to: high };
  if (standing === undefined) return { from: low, to: high };
  const factor = field.kind === 'temperature' ? farTemperature : farFactor;
  if (standing > 0 && (low === undefined || low >= 0)) {
    return { from: Math.max(low ?? 0, standing / factor), to: high ?? standing * factor };
  }
  const width = Math.abs(standing === 0 ? toSi(field.kind, 1, field.unit) : standing) * farFactor;
  return { from: low ?? standing - width, to: high ?? standing + width };
}

/** Where to begin above zero: six decades below the highest value, three below that of the case. */
function lowest(high: number, standing = high): number {
  return Math.min(high * lowestShare, standing > 0 ? standing / farFactor : high);
}

/** A range as it is read. */
export function reachOf(input: NumericInput, { from, to, isLog, assumed }: Range): Reach {
  return { from: shownIn(input, from), to: shownIn(input, to), scale: isLog ? 'log' : 'linear', assumed };
}

/** So many values of a range, its ends among them, evenly on its own scale. */
export function evenly({ from, to, isLog }: Range, count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) return from;
    if (index === count - 1) return to;
    const share = index / (count - 1);
    return isLog ? from * pow(to / from, share) : from + (to - from) * share;
  });
}

/** How many values a search begins with, on each scale: fewer where each takes long. */
export function searchPoints(definition: Definition): number {
  return takesLong(definition) ? 13 : 97;
}

/** Values that are this close, as a share, are the same: between them rounding alone would say that an input has no effect. */
const sameValue = 1e-9;

/** How far around the value of the case a search looks closely, as a factor. */
const closeFactor = 1.5;

/**
 * Where a search begins: values even on a linear scale, even in decades above the beginning of the range, and close ones
 * around the value that stands in the case.
 */
export function searchGrid(range: Range, count: number, standing?: number): number[] {
  const { from, to, isLog } = range;
  const linear = evenly({ ...range, isLog: false }, count);
  const offset = isLog ? 0 : from;
  const first = isLog ? from : (to - from) * lowestShare;
  const decades = evenly({ ...range, from: first, to: to - offset, isLog: true }, count).map(x => x + offset);
  const close =
    standing === undefined
      ? []
      : evenly(
          { ...range, from: standing / closeFactor, to: standing * closeFactor, isLog: false },
          Math.floor(count / 4),
        );
  const all = [...linear, ...decades, ...close, ...(standing === undefined ? [] : [standing])];
  const rising = all.filter(x => x >= from && x <= to).toSorted((a, b) => a - b);
  const apart = rising.filter((x, index) => index === 0 || x - (rising[index - 1] ?? x) > sameValue * Math.abs(x));
  return [...apart.slice(0, -1), ...rising.slice(-1)];
}

/** A value between two others: halfway, or halfway in decades where they are far apart. */
export function between(a: number, b: number): number {
  return a > 0 && b > 4 * a ? Math.sqrt(a) * Math.sqrt(b) : a + (b - a) / 2;
}
