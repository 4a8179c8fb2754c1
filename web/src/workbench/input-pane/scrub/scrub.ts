import {
  isWithinBounds,
  listLines,
  listText,
  readField,
  displayText,
  type CaseData,
  type Definition,
  type ListField,
  type QuantityField,
} from '@isentrope/calculators/kit';
import { editableNumber, fromSi, parseNumber, toSi } from '@isentrope/engineering/quantities';
import { stepNumber, type Stepping } from './step.ts';

/** A number field of a case: a quantity, or the amount in one line of a list. */
export interface NumberFieldRef {
  readonly key: number;
  readonly id: string;
  readonly line?: number;
}

/** The label, text and unit of a number field. */
interface FieldNumber {
  readonly label: string;
  readonly text: string;
  readonly unit: string;
}

/** The limits of a quantity converted to a unit, where they are round numbers (six digits) in it. */
function limitsOf(field: QuantityField, unit: string): readonly number[] {
  return [field.atLeast, field.atMost].flatMap(limit => {
    if (limit === undefined) return [];
    const next = unit === field.unit ? limit : fromSi(field.kind, toSi(field.kind, limit, field.unit), unit);
    const short = Number(next.toPrecision(6));
    return Math.abs(next - short) <= 1e-9 * Math.abs(next) ? [short] : [];
  });
}

/** The step rules for the amounts of a list. */
function steppingOf({ whole = false, ...bounds }: ListField['amount']): Stepping {
  return {
    ...(whole ? { leastPower: 0 } : {}),
    limits: [bounds.atLeast, bounds.atMost].filter(limit => limit !== undefined),
    allowed: value => isWithinBounds(bounds, value) && (!whole || Number.isInteger(value)),
  };
}

/** The number in a field; undefined if it has none that can be stepped. */
export function readNumber(
  definition: Definition,
  data: CaseData,
  { id, line }: NumberFieldRef,
): FieldNumber | undefined {
  const field = definition.inputs.find(input => input.id === id)?.field;
  const entry = data[id] ?? { text: '' };
  const { unit } = entry;
  const text = displayText(entry);
  if (field?.type === 'quantity') {
    const blank = text.trim() === '' && field.blank !== undefined;
    const next = blank
      ? editableNumber(fromSi(field.kind, toSi(field.kind, field.blank, field.unit), unit ?? field.unit))
      : text;
    return { label: field.label, text: next, unit: unit ?? field.unit };
  }
  const amount = field?.type === 'list' && line !== undefined ? listLines(text)[line]?.amount : undefined;
  return field && amount !== undefined ? { label: field.label, text: amount, unit: '' } : undefined;
}

/**
 * The text of a field after moving its number by `steps` from a starting number; undefined if that is not a number or
 * does not change. Stays in the unit and limits of the field.
 */
export function steppedText(
  definition: Definition,
  data: CaseData,
  { id, line }: NumberFieldRef,
  from: string,
  steps: number,
  fine: boolean,
): string | undefined {
  const input = definition.inputs.find(each => each.id === id);
  const start = parseNumber(from);
  if (!input || start === undefined) return undefined;
  const { field } = input;
  if (field.type === 'quantity') {
    const { unit = field.unit } = data[id] ?? {};
    const isAllowed = (value: number) =>
      readField(input, { ...data, [id]: { text: String(value), unit } }, id).type === 'value';
    const text = stepNumber(start, steps, { fine, limits: limitsOf(field, unit), allowed: isAllowed });
    return parseNumber(text) === start ? undefined : text;
  }
  if (field.type !== 'list' || line === undefined) return undefined;
  const lines = listLines(data[id]?.text ?? '');
  const own = lines[line];
  const amount = stepNumber(start, steps, { ...steppingOf(field.amount), fine });
  return own && parseNumber(amount) !== start ? listText(lines.with(line, { ...own, amount })) : undefined;
}
