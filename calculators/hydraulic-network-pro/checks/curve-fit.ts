import { pumpCurve, type Network } from '@isentrope/engineering/network';
import { messageValue, standardGravity } from '@isentrope/engineering/quantities';
import { check, firstNames, warning } from '../../kit/index.ts';
import { network } from '../network.ts';
import { itemStates } from '../state.ts';

/** How well the curve of a pump meets its rows, whether it swings between them, and whether its head rises with the flow. */

/** Deviation of the head from which it is reported, of the highest head: ISO 9906:2012, grade 1, ±3 %. */
const tolerance = 0.03;

/** The row of a curve from which its parabola deviates most, in SI units. */
interface Deviation {
  readonly tag: string;
  readonly head: number;
  readonly flow: number;
  readonly share: number;
}

function worstDeviation(item: Network['items'][number], density: number): Deviation[] {
  if (item.type !== 'pump' || typeof item.duty === 'string' || !('curve' in item.duty)) return [];
  const { curve, degree } = item.duty;
  const { differentialAt } = pumpCurve(curve, density, degree);
  const perHead = density * standardGravity;
  const rows = curve.map(row => {
    const measured = 'head' in row ? row.head : row.differential / perHead;
    return { given: measured, flow: row.flow, head: Math.abs(differentialAt(row.flow) / perHead - measured) };
  });
  const highest = Math.max(...rows.map(({ given: measured }) => measured));
  const [worst] = rows.toSorted((one, other) => other.head - one.head);
  return worst ? [{ tag: item.tag, head: worst.head, flow: worst.flow, share: worst.head / highest }] : [];
}

/** Warns of pumps whose curve is no parabola. */
export const curveNotes = check({ network }, ({ network: { fluid, items } }) => {
  if (fluid.phase === 'gas') return [];
  return items
    .flatMap(item => worstDeviation(item, fluid.density))
    .filter(({ share }) => share > tolerance)
    .map(({ tag, head, flow }) =>
      warning(
        `The curve of ${tag} is approximated by a parabola, which deviates by {head} from the row at {flow}. Give more rows around the duty point, or only those near it.`,
        {
          field: 'items',
          values: {
            head: messageValue('length', head, { unit: 'm', digits: 2 }),
            flow: messageValue('volumeFlow', flow, { digits: 3 }),
          },
          source: 'ISO 9906, grade 1: ±3 % of the head',
        },
      ),
    );
});

/** Places between the ends of a curve at which it is compared with the falling one. */
const places = 60;

/** Whether a curve that falls from row to row rises between them by more than the tolerance. */
function swings(item: Network['items'][number], density: number): boolean {
  if (item.type !== 'pump' || typeof item.duty === 'string' || !('curve' in item.duty)) return false;
  const { curve, degree = 0 } = item.duty;
  if (degree < 3) return false;
  const { differentialAt, lastFlow } = pumpCurve(curve, density, degree);
  const rows = curve.toSorted((one, other) => one.flow - other.flow).map(({ flow }) => differentialAt(flow));
  if (!rows.every((rise, index) => index === 0 || rise <= (rows[index - 1] ?? NaN))) return false;
  const along = Array.from({ length: places + 1 }, (_, index) => differentialAt((index / places) * lastFlow));
  const highest = Math.max(...rows);
  return along.some((rise, index) => rise > (along[index - 1] ?? Infinity) + (tolerance * highest) / places);
}

/** Names the pumps whose polynomial rises where their rows fall. */
export const swingNotes = check({ network }, ({ network: { fluid, items } }) => {
  const tags = fluid.phase === 'gas' ? [] : items.filter(item => swings(item, fluid.density)).map(({ tag }) => tag);
  return tags.length === 0
    ? []
    : [
        warning(
          `The polynomial through every row rises between falling rows of the curves of: ${firstNames(tags)}. Choose a parabola, or a curve through every row.`,
          { field: 'pumpCurves' },
        ),
      ];
});

/** Share of the highest head from which a rise is no rounding of a row. */
const considerableRise = 1e-3;

/** The flows, m³/s, between which the rows of a curve rise; undefined where they fall. */
function risingPart(item: Network['items'][number]): readonly [number, number] | undefined {
  if (item.type !== 'pump' || typeof item.duty === 'string' || !('curve' in item.duty)) return undefined;
  const rows = item.duty.curve
    .map(row => ({ flow: row.flow, rise: 'head' in row ? row.head : row.differential }))
    .toSorted((one, other) => one.flow - other.flow);
  const least = considerableRise * Math.max(...rows.map(({ rise }) => rise));
  const rises = rows.map(({ rise }, index) => rise > (rows[index - 1]?.rise ?? Infinity) + least);
  const [first, last] = [rows[rises.indexOf(true) - 1], rows[rises.lastIndexOf(true)]];
  return first && last && [first.flow, last.flow];
}

/** Warns of pumps whose head rises with the flow, and says whether they run there. */
export const risingNotes = check({ network, itemStates }, v =>
  v.network.items.flatMap((item, index) => {
    const part = item.type === 'pump' && item.isRunning !== false ? risingPart(item) : undefined;
    if (!part) return [];
    const [from, to] = part;
    const { volumeFlow = 0 } = v.itemStates[index] ?? {};
    const isOnIt = volumeFlow >= from && volumeFlow < to;
    const where = volumeFlow > 0 ? ` It runs at {flow}, ${isOnIt ? 'on that part' : 'off that part'}.` : '';
    const flowValue = (si: number) => messageValue('volumeFlow', si, { digits: 3 });
    return [
      warning(
        `The head of ${item.tag} rises with the flow from {from} to {to}: there the pump is unstable, and one head belongs to two flows, of which one is found.${where}`,
        {
          field: 'items',
          values: { from: flowValue(from), to: flowValue(to), flow: flowValue(volumeFlow) },
          source: 'API 610: head that rises continuously to shut-off',
        },
      ),
    ];
  }),
);
