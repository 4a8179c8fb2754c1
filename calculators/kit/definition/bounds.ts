import { fromSi, fullNumber, toSi, type Kind } from '@isentrope/engineering/quantities';
import type { Bounds, QuantityField } from './fields.ts';

/** Whether a value is within all limits; the last argument converts a limit into the unit of the value. */
export function isWithinBounds(
  { above, atLeast, below, atMost }: Bounds,
  value: number,
  inUnit = (limit: number) => limit,
): boolean {
  return (
    (above === undefined || value > inUnit(above)) &&
    (atLeast === undefined || value >= inUnit(atLeast)) &&
    (below === undefined || value < inUnit(below)) &&
    (atMost === undefined || value <= inUnit(atMost))
  );
}

const limits: readonly { readonly name: keyof Bounds; readonly text: string }[] = [
  { name: 'above', text: 'above' },
  { name: 'atLeast', text: 'at least' },
  { name: 'below', text: 'below' },
  { name: 'atMost', text: 'at most' },
];

/** The limits as text, "above 0 and at most 100"; the last argument converts a limit into the unit stated. */
export function describeBounds(bounds: Bounds, inUnit = (limit: number) => limit): string {
  return limits
    .flatMap(({ name, text }) => {
      const limit = bounds[name];
      return limit === undefined ? [] : [`${text} ${fullNumber(inUnit(limit))}`];
    })
    .join(' and ');
}

/** The limits of a field as text in the unit that was entered: "above 0 and at most 100 %". */
export function describeFieldBounds(field: QuantityField, typed = field.unit): string {
  const inTyped = (limit: number) => converted(field.kind, limit, field.unit, typed);
  return `${describeBounds(field, inTyped)}${typed ? ` ${typed}` : ''}`;
}

/** A limit converted to another unit, to six significant digits; values below 1e-12 become 0. */
function converted(kind: Kind, limit: number, from: string, to: string): number {
  if (from === to) return limit;
  const number = fromSi(kind, toSi(kind, limit, from), to);
  return Math.abs(number) < 1e-12 ? 0 : Number(number.toPrecision(6));
}
