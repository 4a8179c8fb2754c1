import { messageValue } from '@isentrope/engineering/quantities';
import { check, value, warning } from '../kit/index.ts';
import { allResults } from './item-state.ts';
import { allSources, solved } from './network.ts';
import { tables } from './tables.ts';

/** Temperatures and liquid of the items over all scenarios, and the items that become colder than their minimum design temperature. */

/** The extremes of an item at either end in any scenario, also with the rated flow of a source. */
interface ItemExtremes {
  /** Static, K. */
  readonly coldest: number;
  /** The scenario of the coldest gas. */
  readonly scenario: string;
  /** Highest share of the mass that is liquid. */
  readonly liquid: number;
}

/** The extremes of the items with flow, by tag. */
export const itemExtremes = value('itemExtremes', { solved }, (v): ReadonlyMap<string, ItemExtremes> => {
  const found = new Map<string, ItemExtremes>();
  for (const scenario of v.solved)
    for (const { tag, inlet, outlet } of allResults(scenario))
      for (const state of [inlet, outlet]) {
        if (!state) continue;
        const { coldest, scenario: where, liquid } = found.get(tag) ?? { coldest: Infinity, scenario: '', liquid: 0 };
        const isColder = state.temperature < coldest;
        found.set(tag, {
          coldest: isColder ? state.temperature : coldest,
          scenario: isColder ? scenario.name : where,
          liquid: Math.max(liquid, 1 - (state.vapourFraction ?? 1)),
        });
      }
  return found;
});

/** An item with a limit and the coldest gas in it, K. */
interface ColdItem extends Pick<ItemExtremes, 'coldest' | 'scenario'> {
  readonly tag: string;
  readonly minimum: number;
}

/** The items that become colder than their limit: the metal is taken to be as cold as the gas at the colder end. */
export const coldItems = value('coldItems', { itemExtremes, items: tables.items }, (v): readonly ColdItem[] =>
  v.items.flatMap(({ tag = '', minimumTemperature: minimum }) => {
    const extremes = v.itemExtremes.get(tag);
    return minimum !== undefined && extremes && extremes.coldest < minimum ? [{ tag, minimum, ...extremes }] : [];
  }),
);

/** Warns of each item that becomes colder than its limit. */
export const coldNotes = check({ coldItems }, v =>
  v.coldItems.map(({ tag, minimum, coldest, scenario }) =>
    warning(
      `The gas in ${tag} is as cold as {coldest}${scenario === allSources ? '' : ` (scenario ${scenario})`}, below its minimum design temperature of {minimum}. The metal is taken to be as cold as the gas.`,
      {
        field: 'itemTable',
        values: { coldest: messageValue('temperature', coldest), minimum: messageValue('temperature', minimum) },
      },
    ),
  ),
);
