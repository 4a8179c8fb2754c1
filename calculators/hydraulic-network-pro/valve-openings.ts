import { messageValue } from '@isentrope/engineering/quantities';
import { openingFor } from '@isentrope/engineering/valves';
import { check, firstNames, info, value, warning } from '../kit/index.ts';
import { tables } from './fields.ts';
import { characteristicNames, isClosed, kvPerCv, usualRangeability } from './network.ts';
import { itemStates } from './state.ts';

/** The openings of control valves with a rated flow coefficient. */

/** A control valve that passes a flow. Flow coefficients are in Cv. */
interface ValveOpening {
  readonly tag: string;
  readonly flowCoefficient: number;
  readonly rated: number;
  readonly rangeability: number;
  /** From 0 to 1; undefined without a characteristic, and outside the range of the trim. */
  readonly opening: number | undefined;
}

/** The opening of each item by IEC 60534-2-4; undefined for items other than control valves with a rated flow coefficient and a flow. */
export const valveOpenings = value('valveOpenings', { itemStates, items: tables.items }, v =>
  v.itemStates.map(({ tag, kv }, index): ValveOpening | undefined => {
    const { ratedKv, ratedCv, characteristic, rangeability = usualRangeability } = v.items[index] ?? {};
    const rated = ratedKv ?? ratedCv;
    if (kv === undefined || rated === undefined) return undefined;
    const flowCoefficient = kv / kvPerCv;
    const name = characteristic && characteristicNames[characteristic];
    const opening = name && openingFor(flowCoefficient / rated, name, rangeability);
    return { tag, flowCoefficient, rated, rangeability, opening };
  }),
);

const coefficient = (si: number) => messageValue('flowCoefficient', si, { unit: 'Kv', digits: 3 });

/** Openings outside of which control is poor. */
const [leastOpening, greatestOpening] = [0.1, 0.9] as const;

/** Warns of valves that are too small or too large, and names the rangeability that is assumed. */
export const openingNotes = check({ valveOpenings, items: tables.items }, v => {
  const valves = v.valveOpenings.filter(each => each !== undefined);
  const poor = valves.filter(({ opening = 0.5 }) => opening < leastOpening || opening > greatestOpening);
  const assumed = v.items.filter(
    item => item.characteristic !== undefined && item.rangeability === undefined && !isClosed(item),
  );
  return [
    ...valves.flatMap(({ tag, flowCoefficient, rated, rangeability, opening }) => {
      const values = { needed: coefficient(flowCoefficient), rated: coefficient(rated) };
      const details = { field: 'itemTable', values };
      if (flowCoefficient > rated)
        return [warning(`${tag} needs a Kv of {needed}, more than its rated {rated}: choose a larger valve.`, details)];
      if (opening === undefined && flowCoefficient * rangeability < rated)
        return [
          warning(
            `${tag} needs a Kv of {needed}, below the range of its trim with a rated Kv of {rated}: choose a smaller trim.`,
            details,
          ),
        ];
      return [];
    }),
    ...(poor.length > 0
      ? [
          info(
            `The opening is outside 10 % to 90 %, where control is poor: ${firstNames(poor.map(({ tag }) => tag))}.`,
            {
              field: 'itemTable',
            },
          ),
        ]
      : []),
    ...(assumed.length > 0
      ? [
          info(
            `A rangeability of ${usualRangeability} is assumed for the control valves without it: ${firstNames(assumed.map(({ tag = '' }) => tag))}.`,
            { field: 'items' },
          ),
        ]
      : []),
  ];
});
