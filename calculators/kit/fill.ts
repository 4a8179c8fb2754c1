import { formatNumber, fromSi, stated, toSi } from '@isentrope/engineering/quantities';
import { Absent } from './absent.ts';
import { boundsHold, boundsWords } from './bounds.ts';
import type { QuantityField } from './fields.ts';
import { upperFirst } from './first-letter.ts';
import { info, warning, type Message } from './messages.ts';
import type { Filling } from './source.ts';

/** A field that something could fill, in one case. */
export interface Filled extends Filling {
  readonly id: string;
  /** By how much what was typed is above it, as a fraction of it; undefined where the field was left blank and is filled. */
  readonly difference: number | undefined;
}

/** What stands in a field: what was typed or else what fills it, and why there is nothing. */
export interface FieldFilled {
  readonly value: unknown;
  readonly filled?: Filled;
  /** Why it is not filled, where something should. */
  readonly unfilled?: Absent;
  readonly message?: Message;
}

/** Differences up to this share are not worth a word, unless a filling is known to be better than that. */
const sameShare = 0.01;
/** From this share on the difference is a warning. */
const doubtfulShare = 0.1;

/**
 * What stands in a field that something may fill. `read` is what reading it gave: what was typed, or for one that `isBlank` the
 * value that it stands for or an `Absent`; else an `Absent` where it is hidden or unreadable. `by` is the filling or its absence.
 */
export function fieldFilled(
  id: string,
  field: QuantityField,
  read: unknown,
  isBlank: boolean,
  by: unknown,
): FieldFilled {
  if (by === undefined || by instanceof Absent) {
    if (!isBlank || by === undefined || by.ruledOut) return { value: read };
    return { value: lacking(read, by), unfilled: by };
  }
  const filling = by as Filling;
  if (!isBlank) return typedInstead(id, field, read, filling);
  const { value, of } = filling;
  if (!boundsHold(field, value, limit => toSi(field.kind, limit, field.unit))) {
    const limits = boundsWords(field, limit => limit);
    const own = formatNumber(fromSi(field.kind, value, field.unit));
    const unit = field.unit && ` ${field.unit}`;
    const unfilled = new Absent(`that of ${of}, ${own}${unit}, is not ${limits}${unit}`);
    return { value: lacking(read, unfilled), unfilled };
  }
  return { value, filled: { ...filling, id, difference: undefined } };
}

/** What a blank field is: missing, for the reason for which it is not filled; or the value that it stands for. */
function lacking(read: unknown, { reason }: Absent): unknown {
  return read instanceof Absent ? new Absent(reason, read.missing) : read;
}

/** What was typed stands; where it is not what would have filled the field, that is said. */
function typedInstead(id: string, field: QuantityField, typed: unknown, filling: Filling): FieldFilled {
  if (typeof typed !== 'number') return { value: typed };
  const difference = typed / filling.value - 1;
  const tolerated = Math.max(sameShare, filling.uncertainty ?? 0);
  const share = Math.abs(difference);
  const filled = { ...filling, id, difference };
  if (!(share > tolerated)) return { value: typed, filled };
  const say = share > doubtfulShare ? warning : info;
  const message = say(`${field.label} is taken as typed, {typed}; {own} is that of ${filling.of}.`, {
    field: id,
    source: filling.source,
    values: { typed: stated(field.kind, typed), own: stated(field.kind, filling.value) },
  });
  return { value: typed, filled, message };
}

/** A field that something should have filled, by its label, and why it did not. */
export interface Unfilled {
  readonly label: string;
  readonly reason: Absent;
}

/**
 * The absence of a value that needs fields which something should have filled: in place of those whose filling is itself
 * missing something stands what that is, such as the composition of the fluid.
 */
export function insteadOf(absence: Absent, unfilled: readonly Unfilled[]): Absent {
  if (!absence.missing.some(label => lackedFor(label, unfilled))) return absence;
  return new Absent(absence.reason, [
    ...new Set(absence.missing.flatMap(label => lackedFor(label, unfilled) ?? [label])),
  ]);
}

/** What the filling of a field is missing, if anything. */
function lackedFor(label: string, unfilled: readonly Unfilled[]): readonly string[] | undefined {
  const found = unfilled.find(each => each.label === label && each.reason.missing.length > 0);
  return found?.reason.missing;
}

/** What there is to say of fields that were not filled: a sentence for each reason. What is only missing is said where it is needed. */
export function unfilledMessages(unfilled: readonly Unfilled[]): Message[] {
  const byReason = new Map<string, string[]>();
  for (const { label, reason } of unfilled) {
    if (reason.missing.length === 0) byReason.set(reason.sentence, [...(byReason.get(reason.sentence) ?? []), label]);
  }
  return [...byReason].map(([reason, labels]) => warning(`Not filled in: ${labels.join(', ')}. ${upperFirst(reason)}`));
}
