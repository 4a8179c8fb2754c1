import { cavitationIndex, liquidStages } from '@isentrope/engineering/flow';
import {
  reynoldsFactorOf,
  usualStyleModifier,
  type ControlValveItem,
  type ItemResult,
} from '@isentrope/engineering/network';
import { pow } from '@isentrope/engineering/elementary';
import { formatNumber } from '@isentrope/engineering/quantities';
import { incipientCavitationRatio } from '@isentrope/engineering/valves';
import { check, firstNames, warning, type Message } from '../../kit/index.ts';
import { answer, kvPerCv, network, usualRecovery } from '../network.ts';
import { itemStates } from '../state.ts';
import { vapourPressures } from '../fluid/vapour-pressures.ts';

/** Control valves and orifices in which a liquid cavitates or flashes, judged as in the calculators for one of them. */

/** An item that throttles a liquid from p1 to p2, Pa absolute, with the vapour pressure where it enters. */
interface Throttled {
  readonly state: ItemResult;
  readonly p1: number;
  readonly p2: number;
  readonly vapour: number;
}

const namesOf = (items: readonly Throttled[]) =>
  firstNames(
    items.map(
      ({ state: { tag }, p1, p2, vapour }) => `${tag} with σ = ${formatNumber(cavitationIndex(p1, p2, vapour), 3)}`,
    ),
  );

/** Inlet pressure, Pa, to which the incipient ratio of IEC 60534-8-4 refers. */
const referencePressure = 6e5;

/** Whether a turbulent liquid cavitates in a valve that is not choked: IEC 60534-8-4:2015, with F_d of a contoured globe valve. */
function isBeyondIncipient(valve: ControlValveItem, { state, p1, p2, vapour }: Throttled, viscosity: number): boolean {
  const { kv = NaN, massFlow } = state;
  const { FL = usualRecovery.FL } = valve;
  if (reynoldsFactorOf(valve, kv, massFlow, viscosity) < 1) return false;
  const incipient = incipientCavitationRatio(kv / kvPerCv, FL, usualStyleModifier);
  return p1 - p2 > incipient * pow(referencePressure / p1, 0.125) * (p1 - vapour);
}

/** Names the valves and orifices in which the liquid cavitates, and those behind which it stays vapour. */
export const cavitationNotes = check({ network, answer, itemStates, vapourPressures }, v => {
  const { fluid, nodes, items } = v.network;
  if (fluid.phase === 'gas') return [];
  const vapourAt = new Map(nodes.map(({ tag }, index) => [tag, v.vapourPressures[index]]));
  const throttled = v.itemStates.flatMap((state, index) => {
    const item = items[index];
    if (item?.type !== 'control valve' && item?.type !== 'orifice') return [];
    const { massFlow, inletPressure = NaN, outletPressure = NaN } = state;
    const [p1, p2] = massFlow < 0 ? [outletPressure, inletPressure] : [inletPressure, outletPressure];
    const vapour = vapourAt.get(massFlow < 0 ? item.to : item.from);
    // A liquid that boils at the inlet is named with its node.
    if (massFlow === 0 || vapour === undefined || !(p1 > p2 && p1 > vapour)) return [];
    const viscosity = v.answer.items?.[index]?.liquid?.viscosity ?? fluid.viscosity;
    return [{ item, viscosity, state, p1, p2, vapour }];
  });
  const flashing = throttled.filter(({ p2, vapour }) => p2 <= vapour);
  const liquid = throttled.filter(({ p2, vapour }) => p2 > vapour);
  const choked = liquid.filter(({ state }) => state.state === 'choked');
  const incipient = liquid.filter(
    ({ item, viscosity, ...each }) =>
      item.type === 'control valve' && each.state.state !== 'choked' && isBeyondIncipient(item, each, viscosity),
  );
  const plates = liquid.flatMap(({ item, state, p1, p2, vapour }) => {
    const stages = item.type === 'orifice' ? (liquidStages(p1, p2, vapour) ?? 1) : 1;
    return stages > 1 && state.state !== 'choked' ? [{ state, p1, p2, vapour, stages }] : [];
  });
  const note = (found: readonly Throttled[], text: string, source: string): Message[] =>
    found.length === 0 ? [] : [warning(`${text}: ${namesOf(found)}.`, { field: 'itemTable', source })];
  return [
    ...note(
      flashing,
      'The liquid flashes, as the pressure behind is at or below its vapour pressure, and flows on with vapour, which the network does not calculate',
      'IEC 60534-2-1:2011, 6.2.2',
    ),
    ...note(
      choked,
      'The liquid cavitates: it is choked, and the pressure behind is above its vapour pressure',
      'IEC 60534-2-1:2011, 6.2.2',
    ),
    ...note(
      incipient,
      'The liquid cavitates: the differential pressure ratio is above its value at incipient cavitation, with F_d = 0.46 of a contoured globe valve',
      'IEC 60534-8-4:2015',
    ),
    ...plates.map(({ state: { tag }, stages, ...each }) =>
      warning(
        `Risk of cavitation in ${tag} with one plate, σ = ${formatNumber(cavitationIndex(each.p1, each.p2, each.vapour), 3)}; ${stages} plates in series keep each below half of p₁ − p_v.`,
        { field: 'itemTable' },
      ),
    ),
  ];
});
