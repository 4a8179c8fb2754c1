import { messageValue } from '@isentrope/engineering/quantities';
import { check, value, warning } from '../kit/index.ts';
import { allResults } from './item-state.ts';
import { allSources, solved } from './network.ts';
import { tables } from './tables.ts';

/** Items whose gas becomes colder than their minimum design temperature in any scenario. */

/** An item with a limit and the coldest gas in it, K. */
interface ColdItem {
  readonly tag: string;
  readonly minimum: number;
  readonly coldest: number;
  readonly scenario: string;
}

/** The items that become colder than their limit: the metal is taken to be as cold as the gas at the colder end. */
export const coldItems = value('coldItems', { solved, items: tables.items }, (v): readonly ColdItem[] =>
  v.items.flatMap(({ tag = '', minimumTemperature: minimum }) => {
    if (minimum === undefined) return [];
    const states = v.solved.flatMap(scenario =>
      allResults(scenario).flatMap(({ tag: own, inlet, outlet }) =>
        own === tag
          ? [inlet, outlet].flatMap(state => (state ? [{ scenario: scenario.name, coldest: state.temperature }] : []))
          : [],
      ),
    );
    const [coldest] = states.toSorted((one, other) => one.coldest - other.coldest);
    return coldest && coldest.coldest < minimum ? [{ tag, minimum, ...coldest }] : [];
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
