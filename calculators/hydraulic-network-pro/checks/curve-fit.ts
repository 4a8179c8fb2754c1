import { pumpCurve, type Network } from '@isentrope/engineering/network';
import { messageValue, standardGravity } from '@isentrope/engineering/quantities';
import { check, warning } from '../../kit/index.ts';
import { network } from '../network.ts';

/** How well the parabola of a pump meets the rows of its curve. */

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
