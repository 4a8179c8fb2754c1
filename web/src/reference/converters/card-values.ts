import { formatConverted } from '@isentrope/engineering/conversion';
import { atmosphere, convert, fromSi, parseQuantity, toSi } from '@isentrope/engineering/quantities';
import type { Card, CardField } from './cards.ts';
import { ambiguityNote } from '../ambiguous-number.ts';
import { plausibilityNote } from './plausibility.ts';

/** The last entry in a card: the index of its field and the text. */
interface CardEdit {
  readonly index: number;
  readonly text: string;
}

/** An entry as it is stored. */
export function cardEditText({ index, text }: CardEdit): string {
  return `${index} ${text.slice(0, 100)}`;
}

/** The stored entry of a card; the initial one if none is stored or if it does not fit the card. */
export function cardEditFromText({ fields, initial }: Card, stored: string | undefined): CardEdit {
  const [, index, text = ''] = /^(\d+) (.*)$/s.exec(stored ?? '') ?? [];
  return index !== undefined && Number(index) < fields.length
    ? { index: Number(index), text }
    : { index: 0, text: initial };
}

/** What all fields of a card show after one of them was edited. */
interface CardValues {
  readonly texts: readonly string[];
  /** Why the text is invalid, as the end of a sentence that begins with it. */
  readonly problem?: string;
  /** A warning on a value that is converted nevertheless. */
  readonly remark?: string;
}

/** Converts between two units; between gauge and absolute pressure with the standard atmosphere. */
function convertValue(from: CardField, to: CardField, value: number): number {
  if (from.kind === to.kind) return convert(from.kind, value, from.unit, to.unit);
  const sign = to.kind === 'absolutePressure' ? 1 : -1;
  return fromSi(to.kind, toSi(from.kind, value, from.unit) + sign * atmosphere, to.unit);
}

/** The texts of a card after one field was edited; the others are blank if it holds no number. */
export function cardValues({ fields, decimals }: Card, edited: number, text: string): CardValues {
  const blank = fields.map((_, index) => (index === edited ? text : ''));
  const from = fields[edited];
  if (!from || text.trim() === '') return { texts: blank };
  const parsed = parseQuantity(from.kind, text, from.unit);
  if (!parsed.ok) return { texts: blank, problem: parsed.reason };
  const typed = { kind: from.kind, unit: parsed.unit };
  const values = fields.map(to => convertValue(typed, to, parsed.value));
  if (!values.every(Number.isFinite)) return { texts: blank, problem: 'is too large a number' };
  const rule = decimals === undefined ? {} : { decimals, fixed: true };
  const remark = ambiguityNote(text) ?? plausibilityNote(from.kind, parsed.si);
  return {
    texts: values.map((value, index) => (index === edited ? text : formatConverted(value, rule).text)),
    ...(remark === undefined ? {} : { remark }),
  };
}
