import {
  convertedQuantity,
  formatNumber,
  fromSi,
  parseFlow,
  parseQuantity,
  toSi,
  type AmbiguousReadings,
} from '@isentrope/engineering/quantities';
import { isWithinBounds, describeFieldBounds } from '../definition/bounds.ts';
import { UnconvertedFlow } from '../definition/flow-by-property.ts';
import type { CaseData } from '../definition/case-input.ts';
import type { Input } from '../definition/calculator-definition.ts';
import type { ChoiceField, ListField, ListItem, RowsField, TextField, TypedRow } from '../definition/fields.ts';
import { findAmbiguousAmount, parseList } from '../amount-list/list-text.ts';
import { info, warning, type Message } from '../definition/messages.ts';
import { openReadings } from './open-numbers.ts';
import { unmetChoice, isOffered, isShown, offeredOptions } from './choices.ts';
import { tableReader } from './table-reader.ts';

/** The reading of a field: a value in SI, blank, hidden or invalid. */
export type Reading =
  | {
      readonly type: 'value';
      readonly value: number | string | UnconvertedFlow | readonly ListItem[] | readonly TypedRow[];
      /** Whether the field is blank, or holds a flow whose mass flow depends on the case. */
      readonly isBlank?: true;
      /** The unit in which a quantity was entered. */
      readonly unit?: string;
      /** Sentences on rows of a table that were left out or merged. */
      readonly remarks?: readonly string[];
    }
  | { readonly type: 'blank' }
  /** A table whose reader is not loaded. */
  | { readonly type: 'unread' }
  /** `by` is the id of the field that hides it. */
  | { readonly type: 'hidden'; readonly by: string }
  | {
      readonly type: 'invalid';
      readonly reason: string;
      readonly unit?: string;
      /** The individual reasons, if there are several. */
      readonly reasons?: readonly string[];
      /** The rows of a table, as far as they can be read. */
      readonly readableRows?: readonly TypedRow[] | undefined;
    };

/** Reads one field of a case. Never throws, whatever was typed. */
export function readField({ field, flowBy }: Input, data: CaseData, id: string): Reading {
  const by = field.when && unmetChoice(field.when, data);
  if (by !== undefined) return { type: 'hidden', by };
  const entry = data[id];
  const typed = entry?.text ?? '';
  if (field.type === 'text') return { type: 'value', value: typed };
  if (field.type === 'choice') {
    if (typed === '') return blank;
    return isOffered(field, typed, data)
      ? { type: 'value', value: typed }
      : {
          type: 'invalid',
          reason: `must be one of ${offeredNames(field, data).join(', ')}${requirementText(field, typed)}`,
        };
  }
  return readMemoized(field, typed, entry?.unit, flowBy);
}

/** What a case needs for an option to be available, as the end of a message. */
function requirementText({ names, lacks }: ChoiceField, option: string): string {
  const text = lacks?.[option];
  return text === undefined ? '' : `; ${names?.[option] ?? option} needs ${text}`;
}

const blank: Reading = { type: 'blank' };

/** A field whose value depends on its own entry only. */
type IndependentField = Exclude<Input['field'], TextField | ChoiceField>;

/** The last reading of each field; most entries are unchanged between cases and keystrokes. */
const lastReadings = new WeakMap<
  IndependentField,
  {
    readonly typed: string;
    readonly unit: string | undefined;
    readonly flowBy: Input['flowBy'];
    readonly reading: Reading;
  }
>();

function readMemoized(
  field: IndependentField,
  typed: string,
  unit: string | undefined,
  flowBy: Input['flowBy'],
): Reading {
  const known = lastReadings.get(field);
  if (known?.typed === typed && known.unit === unit && known.flowBy === flowBy) return known.reading;
  const reading = readText(field, typed, unit, flowBy);
  if (reading.type !== 'unread') lastReadings.set(field, { typed, unit, flowBy, reading });
  return reading;
}

function readText(field: IndependentField, typed: string, unit: string | undefined, flowBy: Input['flowBy']): Reading {
  if (field.type === 'list') return readList(field, typed);
  if (field.type === 'rows') return readRows(field, typed);
  if (typed.trim() === '') {
    return field.blank === undefined
      ? blank
      : { type: 'value', value: toSi(field.kind, field.blank, field.unit), isBlank: true };
  }
  const parsed = parseQuantity(field.kind, typed, unit ?? field.unit);
  if (!parsed.ok) {
    const flow = flowBy && parseFlow(typed);
    return flow && flowBy.includes(flow.factor)
      ? { type: 'value', value: new UnconvertedFlow(typed.trim(), flow), isBlank: true }
      : { type: 'invalid', reason: parsed.reason };
  }
  return isWithinBounds(field, parsed.si, limit => toSi(field.kind, limit, field.unit))
    ? { type: 'value', value: parsed.si, unit: parsed.unit }
    : { type: 'invalid', reason: `must be ${describeFieldBounds(field, parsed.unit)}`, unit: parsed.unit };
}

/** The displayed names of the available options. */
function offeredNames(field: ChoiceField, data: CaseData): string[] {
  return offeredOptions(field, data).map(option => field.names?.[option] ?? option);
}

function readList(field: ListField, typed: string): Reading {
  const parsed = parseList(field, typed);
  if (!parsed.ok) return { type: 'invalid', reason: parsed.reason };
  return parsed.items.length === 0 && !field.mayBeEmpty ? { type: 'blank' } : { type: 'value', value: parsed.items };
}

function readRows(field: RowsField, typed: string): Reading {
  if (typed.trim() === '') return blank;
  const reader = tableReader();
  if (!reader) return { type: 'unread' };
  const parsed = reader.parseRows(field, typed);
  if (!parsed.ok) {
    const { reason, faults, readableRows } = parsed;
    return { type: 'invalid', reason, reasons: reader.distinctReasons(faults), readableRows };
  }
  const { rows, remarks } = parsed;
  return rows.length === 0 ? { type: 'blank' } : { type: 'value', value: rows, ...(remarks && { remarks }) };
}

/** A warning for an ambiguous number: "48,600", which is read with a decimal comma, or "12.500" in a case with decimal commas. */
export function ambiguityWarning({ id, field }: Input, data: CaseData): Message | undefined {
  const typed = data[id]?.text ?? '';
  if (field.type === 'list') {
    const doubt = findAmbiguousAmount(field, typed);
    return (
      doubt &&
      ambiguityMessage(
        `${field.label}: the ${field.amount.label} of ${doubt.name}, ${doubt.amount},`,
        doubt.readings,
        id,
      )
    );
  }
  if (field.type === 'rows') {
    const doubt = tableReader()?.findAmbiguousCell(field, typed);
    return doubt && ambiguityMessage(`${field.label}: ${doubt.name}, ${doubt.amount},`, doubt.readings, id);
  }
  const readings = field.type === 'quantity' ? openReadings(typed, data) : undefined;
  return readings && ambiguityMessage(`${field.label} ${typed}`, readings, id);
}

function ambiguityMessage(what: string, { read, meant }: AmbiguousReadings, field: string): Message {
  return warning(`${what} is read as ${read}, not as ${meant}.`, { field });
}

/** A note on a quantity typed in a form that is not a number with a unit, such as a product: its value and how it was converted. */
export function conversionNote({ id, field }: Input, data: CaseData): Message | undefined {
  const { text = '', unit = '' } = data[id] ?? {};
  if (field.type !== 'quantity') return undefined;
  const converted = convertedQuantity(field.kind, text, unit || field.unit);
  if (!converted) return undefined;
  const shown = formatNumber(fromSi(field.kind, converted.si, unit || field.unit), 6);
  const basis = converted.basis === undefined ? '' : `; ${converted.basis}`;
  return info(`${field.label} ${text.trim()} is ${shown} ${unit || field.unit}${basis}.`, { field: id });
}

/** A warning for the flow of a liquid that was typed as a volume at a reference state, which a molar mass converts as that of a gas. */
export function liquidVolumeWarning({ id, field, liquidWhen }: Input, data: CaseData): Message | undefined {
  if (field.type !== 'quantity' || !liquidWhen || !isShown(liquidWhen, data)) return undefined;
  const { text = '', unit = '' } = data[id] ?? {};
  const state = (parseFlow(text) ?? convertedQuantity(field.kind, text, unit || field.unit))?.basis;
  if (state === undefined) return undefined;
  return warning(
    `${field.label} ${text.trim()} is taken as a gas (${state}). A liquid has some hundred times its mass: write its volume times its density at that state, such as 50 m³/h × 830 kg/m³.`,
    { field: id },
  );
}

/**
 * A note on a table: on columns whose headings do not state the unit, or whether a pressure is gauge or absolute, and on rows that were left out
 * or merged.
 */
export function tableNote(input: Input, data: CaseData): Message | undefined {
  const { id, field } = input;
  if (field.type !== 'rows') return undefined;
  const reading = readField(input, data, id);
  const remarks = [
    ...(tableReader()?.assumedUnits(field, data[id]?.text ?? '') ?? []),
    ...((reading.type === 'value' ? reading.remarks : undefined) ?? []),
  ];
  return remarks.length === 0 ? undefined : info(`${field.label}: ${remarks.join(' ')}`, { field: id });
}
