import { messageValue, Refusal, standardGravity } from '../quantities/index.ts';
import { leastPressure } from './fluid/fluid-state.ts';
import { jetResistance } from './items/jet-resistance.ts';
import { chokedLoss } from './items/liquid-branch.ts';
import type { Solved } from './solved.ts';
import { listOf } from './refused.ts';
import { heldFlow, isFree } from './specifications.ts';
import type { Network, NetworkItem, NetworkLiquid, RefusedNetwork } from './types.ts';

/** Nodes at which no pressure is left for the flows of a network. */

/** An item along which the pressure falls to none, in the direction of its flow: kg/s, and Pa before it, along it and by its rise. */
interface LastItem {
  readonly item: NetworkItem;
  readonly flow: number;
  readonly before: number;
  readonly fall: number;
  readonly head: number;
}

/** Whether a pressure, Pa absolute, is above that at which nothing is left. */
export function isAboveVacuum({ fluid }: Network, pressure: number): boolean {
  return pressure > (fluid.phase === 'gas' ? leastPressure : 0);
}

/** The refusal of a node without a pressure, Pa absolute, with the item that takes it. */
export function noPressureAt(
  tag: string,
  pressure: number,
  network: Network,
  solved: Solved,
  flows: Float64Array,
): RefusedNetwork {
  const { fluid, items } = network;
  const holding = items.flatMap(item => (isFree(item) && heldFlow(item) !== undefined ? [item.tag] : []));
  const last = holding.length > 0 ? undefined : lastItem(network, solved, flows);
  const held = `; the flow specified for ${listOf(holding)} may be more than the items before ${holding.length === 1 ? 'it' : 'them'} can pass`;
  const cause = last ? causeOf(last, network) : { text: holding.length === 0 ? '' : held, values: {} };
  // Behind a choked valve the search has a pressure without meaning.
  const isStated = fluid.phase !== 'gas' && !('most' in cause.values);
  const start =
    fluid.phase === 'gas'
      ? `the gas cannot reach ${tag} at this flow: no pressure is left there`
      : `no state exists at ${tag}: ${isStated ? 'its absolute pressure would be {pressure}' : 'no pressure is left there'}`;
  const stated = isStated ? { pressure: messageValue('absolutePressure', pressure) } : {};
  return {
    type: 'refused',
    reason: 'no state',
    items: last ? [last.item.tag] : holding,
    nodes: [tag],
    text: new Refusal(`${start}${cause.text}`, { ...stated, ...cause.values }),
  };
}

/** The item with the largest fall from a node with a pressure to one without. */
function lastItem(network: Network, solved: Solved, flows: Float64Array): LastItem | undefined {
  const { state, solution, from, to } = solved;
  const elevationAt = (node: number) => network.nodes[node]?.elevation ?? NaN;
  const pressureAt = (node: number) => state.pressureAt(solution.potentials[node] ?? NaN, elevationAt(node));
  const found = network.items.flatMap((item, index): LastItem[] => {
    const flow = flows[index] ?? 0;
    const ends = [from[index] ?? -1, to[index] ?? -1] as const;
    const [start, end] = flow >= 0 ? ends : [ends[1], ends[0]];
    const before = pressureAt(start);
    const fall = before - pressureAt(end);
    if (item.type === 'pump' || flow === 0 || !isAboveVacuum(network, before)) return [];
    if (isAboveVacuum(network, before - fall)) return [];
    const head = state.densityAt(before) * standardGravity * (elevationAt(end) - elevationAt(start));
    return [{ item, flow: Math.abs(flow), before, fall, head }];
  });
  return found.toSorted((one, other) => other.fall - one.fall)[0];
}

/** What takes the pressure, and what to change. */
function causeOf({ item, flow, before, fall, head }: LastItem, { fluid }: Network) {
  const { tag } = item;
  const values = {
    flow: messageValue('massFlow', flow),
    fall: messageValue('pressureDifference', fall),
    before: messageValue('absolutePressure', before),
  };
  if (2 * head > fall)
    return {
      text: `, as the rise of ${tag} takes most of the {fall} that it loses after {before}. Raise the pressure before it`,
      values,
    };
  const advice = `${item.type === 'control valve' ? 'Open it, choose a larger one' : 'Enlarge it'}, or let less flow`;
  const most = fluid.phase === 'liquid' ? mostBefore(item, flow, { ...fluid, ...item.liquid }, before) : undefined;
  if (most !== undefined && most < flow) {
    return {
      text: `, as {flow} is to flow through ${tag}, which chokes at {most}. ${advice}`,
      values: { ...values, most: messageValue('massFlow', most) },
    };
  }
  return {
    text: `, as {flow} is to flow through ${tag}, which would lose {fall} of the {before} before it. ${advice}`,
    values,
  };
}

/** Largest flow of a liquid, kg/s, through a valve or an orifice from a pressure in Pa absolute; undefined where it does not choke. */
function mostBefore(item: NetworkItem, flow: number, fluid: NetworkLiquid, before: number): number | undefined {
  const resistance = jetResistance(item, flow, fluid);
  const limit = resistance && chokedLoss(resistance.share, fluid, before);
  return resistance === undefined || limit === undefined
    ? undefined
    : Math.sqrt((Math.max(0, limit) * fluid.density) / resistance.factor);
}
