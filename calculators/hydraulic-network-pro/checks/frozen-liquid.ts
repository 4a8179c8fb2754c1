import { solidComponentOf, solidMessages } from '../../fluid/index.ts';
import { check, firstNames, ruledOut, value, type Absent } from '../../kit/index.ts';
import { fluid, heat } from '../fields.ts';
import { flowingItems, tagsOf, type FlowingItem } from '../flowing-items.ts';
import { itemStates } from '../state.ts';
import { at } from '../fluid/stream.ts';

/** A liquid of one temperature that is solid at the pressures of some items, as it freezes more easily under pressure. */

const highest = ({ upstream, downstream }: FlowingItem): number => Math.max(upstream, downstream);

/** The items in which a component of the liquid is solid, that of the highest pressure first. */
export const frozenItems = value(
  'frozenItems',
  { itemStates, stream: at.stream, fluidPhase: fluid.fluidPhase, heatExchange: heat.heatExchange },
  ({ stream: { fluid: chosen, temperature }, ...v }): readonly FlowingItem[] | Absent => {
    if (v.fluidPhase === 'Gas' || v.heatExchange === 'lines') return ruledOut('no liquid of one temperature');
    return flowingItems(v.itemStates)
      .toSorted((a, b) => highest(b) - highest(a))
      .filter(item => solidComponentOf(chosen, highest(item), temperature) !== undefined);
  },
);

/** Warns of a solid in items whose pressure is not that at which the fluid is reported already. */
export const frozen = check({ frozenItems, stream: at.stream }, v => {
  const { fluid: chosen, pressure, temperature } = v.stream;
  const [first] = v.frozenItems;
  if (!first || solidComponentOf(chosen, pressure, temperature) !== undefined) return [];
  return solidMessages(chosen, highest(first), temperature, 'itemTable', `in ${firstNames(tagsOf(v.frozenItems))}`);
});
