import { Refusal } from '@isentrope/engineering/quantities';
import type { OpeningCurve } from '@isentrope/engineering/vessels';
import { info, optional, missing, value, type Absent, type Message, type TypedRow } from '../../kit/index.ts';
import { given } from '../fields.ts';
import type { openingFields } from './opening-fields.ts';

/** The valve's opening curve; linear by default. */
export const opening = value(
  'openingOfValve',
  {
    openingCurve: given.openingCurve,
    ...optional({ rangeability: given.rangeability, openingTable: given.openingTable }),
  },
  (v): { readonly curve: OpeningCurve | undefined } | Absent => {
    switch (v.openingCurve) {
      case 'linear':
        return { curve: undefined };
      case 'quick-opening':
        return { curve: { kind: 'quick-opening' } };
      case 'equal-percentage':
        return v.rangeability === undefined
          ? missing('rangeability of the valve')
          : { curve: { kind: 'equal-percentage', rangeability: v.rangeability } };
      case 'table':
        return v.openingTable === undefined
          ? missing('stroke against flow area')
          : { curve: openingCurve(v.openingTable) };
    }
  },
);

/** Tolerance of the table ends to 0 and 1. */
const slack = 1e-9;

/** Converts a table for the simulator. @throws {Refusal} if it does not go from closed to fully open. */
function openingCurve(rows: readonly TypedRow<typeof openingFields.openingTable.field.columns>[]): OpeningCurve {
  const sorted = rows.toSorted((one, other) => (one.stroke ?? NaN) - (other.stroke ?? NaN));
  const strokes = sorted.map(({ stroke = NaN }) => stroke);
  const shares = sorted.map(({ area = NaN }) => area);
  if (shares.some(share => !(share >= 0))) {
    throw new Refusal('the table of the opening needs a flow area in every row');
  }
  const [first = NaN] = strokes;
  const last = strokes.at(-1) ?? NaN;
  if (!(strokes.length > 1 && Math.abs(first) < slack && Math.abs(last - 1) < slack)) {
    throw new Refusal('the table of the opening must go from a stroke of 0 to 100 %');
  }
  if (!(Math.abs((shares.at(-1) ?? NaN) - 1) < slack)) {
    throw new Refusal(
      'the table of the opening must end with 100 % of the flow area: the orifice is that of the open valve',
    );
  }
  return { kind: 'table', strokes: [0, ...strokes.slice(1, -1), 1], shares: [...shares.slice(0, -1), 1] };
}

/** Reports a curve that is unused since the valve opens instantly. */
export function openingNotes(v: {
  readonly openingCurve: 'linear' | OpeningCurve['kind'];
  readonly openingTime: number;
}): Message[] {
  return v.openingCurve !== 'linear' && v.openingTime === 0
    ? [
        info('The opening curve is not used: the opening time is zero, so the valve opens instantly.', {
          field: 'openingCurve',
        }),
      ]
    : [];
}
