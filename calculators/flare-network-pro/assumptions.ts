import { formatNumber, messageValue } from '@isentrope/engineering/quantities';
import { check, firstNames, info, optional, warning, type Message } from '../kit/index.ts';
import { fittingNotes } from '../hydraulic-network-pro/tables/line-fittings.ts';
import { roughnessNotes } from '../hydraulic-network-pro/tables/line-roughness.ts';
import { defaultShare } from './allowance.ts';
import { incompleteSumOf } from './composition.ts';
import { conditions, roughness } from './fields.ts';
import { relievingOverSet, waterDensity } from './network.ts';
import { tables, type ItemRow } from './tables.ts';

/** What is assumed for blank cells. */

/** Number of rows from which all of them are not named one by one. */
const many = 5;

/** An info message about the rows that meet a condition, if there is any. */
function infoAbout<R extends { readonly tag?: string }>(
  rows: readonly R[],
  meets: (row: R) => boolean,
  field: string,
  text: (tags: string) => string,
): Message[] {
  const tags = rows.flatMap(row => (meets(row) ? [row.tag ?? ''] : []));
  if (tags.length === 0) return [];
  return [info(text(tags.length === rows.length && tags.length >= many ? 'all' : firstNames(tags)), { field })];
}

const percent = (share: number) => `${formatNumber(100 * share, 2)} %`;

const isLine = ({ type }: ItemRow) => type === 'line';

/** Names what was assumed for blank cells. */
export const assumptions = check(
  { ...tables, roughness: optional(roughness), tipPressure: optional(conditions.tipPressure) },
  v => [
    ...(v.tipPressure === undefined && v.sources.length > 0
      ? [info('The atmospheric pressure is assumed at the outlet of the tip.', { field: 'tipPressure' })]
      : []),
    ...roughnessNotes(v.items, v.roughness),
    ...fittingNotes(v.items),
    ...sealNotes(v.items),
    ...infoAbout(
      v.sources,
      ({ requiredFlow, ratedFlow }) => requiredFlow === undefined && ratedFlow !== undefined,
      'sources',
      tags => `The rated flow is the flow in the scenarios of the sources without a required flow: ${tags}.`,
    ),
    ...infoAbout(
      v.sources,
      ({ ratedFlow, valveType }) => ratedFlow === undefined && valveType !== undefined,
      'sources',
      tags =>
        `Neither the capacity nor the discharge piping at the rated flow is checked for the relief valves without a rated flow: ${tags}.`,
    ),
    ...infoAbout(
      v.sources,
      ({ compressibility, composition }) => compressibility === undefined && composition === undefined,
      'sources',
      tags => `A compressibility factor of 1 is assumed for the sources without one: ${tags}.`,
    ),
    ...infoAbout(
      v.sources,
      ({ viscosity, composition }) => viscosity === undefined && composition === undefined,
      'viscosity',
      tags => `The viscosity of the case is used for the sources without their own: ${tags}.`,
    ),
    ...infoAbout(
      v.sources,
      ({ relievingPressure, setPressure }) => relievingPressure === undefined && setPressure !== undefined,
      'sources',
      tags =>
        `A relieving pressure of ${relievingOverSet} times the set pressure, gauge, is assumed for the sources without one: ${tags}. This is 10 % overpressure. Several valves may have 16 % and a fire 21 %: for them, capacities against the back pressure are then on the safe side, and temperatures behind the valve and sound power levels on the unsafe side.`,
    ),
    ...v.sources.flatMap(source => {
      const sum = incompleteSumOf(source);
      if (sum === undefined) return [];
      const text = `The amounts of the composition of ${source.tag ?? ''} add up to ${formatNumber(sum, 4)} and are divided by that: a component may be missing.`;
      return [warning(text, { field: 'sources' })];
    }),
    ...infoAbout(
      v.items.filter(isLine),
      item => item.lossCoefficient === undefined && item.fittings === undefined,
      'items',
      tags => `No fittings are assumed for the lines with neither a loss coefficient nor fittings: ${tags}.`,
    ),
    ...infoAbout(
      v.items.filter(isLine),
      item => item.rise === undefined,
      'items',
      tags => `No rise is assumed for the lines without one: ${tags}.`,
    ),
    ...infoAbout(
      v.items.filter(isLine),
      item => item.heatTransferCoefficient === undefined,
      'items',
      tags => `No heat loss is assumed for the lines without a heat transfer coefficient: ${tags}.`,
    ),
    ...infoAbout(
      v.items,
      ({ type, lossCoefficient, differential }) =>
        type === 'seal' && lossCoefficient === undefined && differential === undefined,
      'items',
      tags =>
        `Only the head of their liquid is counted in the seals without a loss coefficient or differential: ${tags}.`,
    ),
    ...infoAbout(
      v.items,
      ({ type, differential, flow, density }) =>
        type !== 'tip' && differential !== undefined && (flow ?? density) === undefined,
      'items',
      tags =>
        `The differential is the same at every flow where it has no reference flow: ${tags}. At more flow than it belongs to, it is too low, the unsafe side.`,
    ),
    ...(['conventional', 'balanced'] as const).flatMap(valveType =>
      infoAbout(
        v.sources,
        row => row.valveType === valveType && row.allowableShare === undefined && row.allowablePressure === undefined,
        'sources',
        tags =>
          `${percent(defaultShare(valveType) ?? 0)} of the set pressure is assumed as the allowable back pressure of the ${valveType} valves without one: ${tags}. ${reasons[valveType]}`,
      ),
    ),
  ],
);

/** Names the seals whose liquid is taken as water. */
function sealNotes(items: readonly ItemRow[]): Message[] {
  const seals = items.flatMap(({ tag = '', type, liquidDensity }) =>
    type === 'seal' && liquidDensity === undefined ? [tag] : [],
  );
  if (seals.length === 0) return [];
  const values = { density: messageValue('density', waterDensity) };
  const text = `Water of {density} is assumed in the seals without a liquid density: ${firstNames(seals)}.`;
  return [info(text, { field: 'items', values })];
}

const reasons = {
  conventional: 'API 520-I gives this for 10 % overpressure; it may be as high as the overpressure.',
  balanced: 'Up to this share the API 520-I curve gives full capacity; from there to 50 % the capacity falls.',
} as const;
