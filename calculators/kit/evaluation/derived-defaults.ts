import { formatNumber, fromSi, messageValue, toSi } from '@isentrope/engineering/quantities';
import { Absent } from '../definition/absent.ts';
import { isWithinBounds, describeBounds } from '../definition/bounds.ts';
import { UnconvertedFlow } from '../definition/flow-by-property.ts';
import type { QuantityField } from '../definition/fields.ts';
import { upperFirst } from '../common/sentence-case.ts';
import { info, warning, type Message } from '../definition/messages.ts';
import type { DefaultValue } from '../definition/source.ts';
import { resolveFlow } from './resolve-flow.ts';

/** The derived default of a field in one case. */
export interface FieldDefault extends DefaultValue {
  readonly id: string;
  /** The relative difference of the entered value from the default; undefined if the default is used. */
  readonly difference: number | undefined;
}

/** The value of a field: the entered one or its derived default, or why there is neither. */
interface ResolvedField {
  readonly value: unknown;
  readonly filled?: FieldDefault;
  /** Why the default could not be derived. */
  readonly unfilled?: Absent;
  readonly message?: Message;
}

/** Differences up to this fraction are not reported, unless the default has a larger uncertainty. */
const negligibleDifference = 0.01;
/** Differences above this fraction are a warning. */
const warningDifference = 0.1;

/**
 * Resolves the value of a field that has a derived default. `read` is the entered value, the value of a blank field or
 * an `Absent`; it is an `Absent` too for a hidden or invalid field. `derived` is the default, the `Absent` in its place,
 * or undefined if the field has no default in this case.
 */
export function resolveField(
  id: string,
  field: QuantityField,
  read: unknown,
  isBlank: boolean,
  derived: unknown,
): ResolvedField {
  if (read instanceof UnconvertedFlow) {
    const { value, by, message } = resolveFlow(id, field, read, derived);
    return { value, message, ...(by ? { filled: { ...by, id, difference: undefined } } : {}) };
  }
  if (derived === undefined || derived instanceof Absent) {
    if (!isBlank || derived === undefined || derived.ruledOut) return { value: read };
    return { value: missingValue(read, derived), unfilled: derived };
  }
  const defaultValue = derived as DefaultValue;
  if (!isBlank) return resolveTypedField(id, field, read, defaultValue);
  const { value, of } = defaultValue;
  if (!isWithinBounds(field, value, limit => toSi(field.kind, limit, field.unit))) {
    const limits = describeBounds(field, limit => limit);
    const own = formatNumber(fromSi(field.kind, value, field.unit));
    const unit = field.unit && ` ${field.unit}`;
    const unfilled = new Absent(`that of ${of}, ${own}${unit}, is not ${limits}${unit}`);
    return { value: missingValue(read, unfilled), unfilled };
  }
  const { caution, source } = defaultValue;
  return {
    value,
    filled: { ...defaultValue, id, difference: undefined },
    ...(caution !== undefined && { message: warning(caution, { field: id, source }) }),
  };
}

/** The value of a blank field without a default: missing for the given reason, or its fixed blank value. */
function missingValue(read: unknown, { reason }: Absent): unknown {
  return read instanceof Absent ? new Absent(reason, read.missing) : read;
}

/** Keeps the entered value, with a message if it differs from the default; without a side where the default itself is doubtful. */
function resolveTypedField(
  id: string,
  field: QuantityField,
  typed: unknown,
  defaultValue: DefaultValue,
): ResolvedField {
  if (typeof typed !== 'number') return { value: typed };
  const difference = typed / defaultValue.value - 1;
  const tolerated = Math.max(negligibleDifference, defaultValue.uncertainty ?? 0);
  const share = Math.abs(difference);
  const filled = { ...defaultValue, id, difference };
  if (!(share > tolerated)) return { value: typed, filled };
  const createMessage = share > warningDifference ? warning : info;
  const isDoubtful = defaultValue.caution !== undefined;
  const has = isDoubtful ? 'has {own} by an estimate that is no better known' : 'has {own}';
  const message = createMessage(`${field.label} is used as typed, {typed}; ${defaultValue.of} ${has}.`, {
    field: id,
    source: defaultValue.source,
    ...(isDoubtful ? {} : { isOverridden: true }),
    values: { typed: messageValue(field.kind, typed), own: messageValue(field.kind, defaultValue.value) },
  });
  return { value: typed, filled, message };
}

/** A field, by its label, whose default could not be derived, and the reason. */
export interface MissingDefault {
  readonly label: string;
  readonly reason: Absent;
}

/**
 * Replaces, in the missing inputs of an absence, fields whose default could not be derived by the inputs that the
 * default needs, such as the composition of the fluid.
 */
export function explainMissing(absence: Absent, unfilled: readonly MissingDefault[]): Absent {
  if (!absence.missing.some(label => missingFor(label, unfilled))) return absence;
  return new Absent(absence.reason, [
    ...new Set(absence.missing.flatMap(label => missingFor(label, unfilled) ?? [label])),
  ]);
}

/** The inputs that the default of a field needs, if any are missing. */
function missingFor(label: string, unfilled: readonly MissingDefault[]): readonly string[] | undefined {
  const found = unfilled.find(each => each.label === label && each.reason.missing.length > 0);
  return found?.reason.missing;
}

/**
 * Warnings on defaults that could not be derived, one for each reason. Merely missing inputs are reported where they
 * are needed.
 */
export function missingDefaultMessages(unfilled: readonly MissingDefault[]): Message[] {
  const byReason = new Map<string, string[]>();
  for (const { label, reason } of unfilled) {
    if (reason.missing.length === 0) byReason.set(reason.sentence, [...(byReason.get(reason.sentence) ?? []), label]);
  }
  return [...byReason].map(([reason, labels]) => warning(`Not filled in: ${labels.join(', ')}. ${upperFirst(reason)}`));
}
