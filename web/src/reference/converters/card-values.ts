import { shownNumber } from '@isentrope/engineering/conversion';
import { atmosphere, convert, fromSi, parseQuantity, toSi } from '@isentrope/engineering/quantities';
import type { Card, CardField } from './cards.ts';
import { doubtAbout } from '../doubt.ts';
import { oddity } from './oddity.ts';

/** What all fields of a card show, given what was typed in one of them. */
export interface CardValues {
  readonly texts: readonly string[];
  /** Why the typed text gives nothing, as the end of a sentence that begins with it. */
  readonly problem?: string;
  /** What is odd about a value that is nevertheless converted. */
  readonly remark?: string;
}

/** A value from one field's unit into another's; between gauge and absolute pressure by way of the atmosphere. */
function converted(from: CardField, to: CardField, value: number): number {
  if (from.kind === to.kind) return convert(from.kind, value, from.unit, to.unit);
  const sign = to.kind === 'absolutePressure' ? 1 : -1;
  return fromSi(to.kind, toSi(from.kind, value, from.unit) + sign * atmosphere, to.unit);
}

/** The texts of a card of which one field was edited; the others are blank unless that field holds a number. */
export function cardValues({ fields, decimals }: Card, edited: number, text: string): CardValues {
  const blank = fields.map((_, index) => (index === edited ? text : ''));
  const from = fields[edited];
  if (!from || text.trim() === '') return { texts: blank };
  const parsed = parseQuantity(from.kind, text, from.unit);
  if (!parsed.ok) return { texts: blank, problem: parsed.reason };
  const typed = { kind: from.kind, unit: parsed.unit };
  const values = fields.map(to => converted(typed, to, parsed.value));
  if (!values.every(Number.isFinite)) return { texts: blank, problem: 'is too large a number' };
  const rule = decimals === undefined ? {} : { decimals, fixed: true };
  const remark = doubtAbout(text) ?? oddity(from.kind, parsed.si);
  return {
    texts: values.map((value, index) => (index === edited ? text : shownNumber(value, rule).text)),
    ...(remark === undefined ? {} : { remark }),
  };
}
