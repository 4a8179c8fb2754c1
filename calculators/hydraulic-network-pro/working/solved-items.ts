import { stateOfFluid, type NetworkItem, type SolvedItem } from '@isentrope/engineering/network';
import type { StepInputs, TableCell, TableColumn } from '../../kit/index.ts';
import { fluid } from '../fields.ts';
import { answer, network } from '../network.ts';
import { itemStates, type ItemState } from '../state.ts';

/** What the working of the items is made from. */
export const needs = { network, answer, itemStates, fluidPhase: fluid.fluidPhase };

type Values = Pick<StepInputs<typeof needs>, 'network' | 'answer' | 'itemStates'>;

type OfType<Type extends NetworkItem['type']> = Extract<NetworkItem, { readonly type: Type }>;

/** Returns the items of some types with their results, each with its own liquid where it has one. */
export function solvedItems<Type extends NetworkItem['type']>(
  { network: described, answer: { items = described.items }, itemStates: states }: Values,
  ...types: readonly Type[]
): (SolvedItem<OfType<Type>> & { readonly result: ItemState })[] {
  const elevations = new Map(described.nodes.map(({ tag, elevation }) => [tag, elevation]));
  const elevationOf = (tag: string) => elevations.get(tag) ?? 0;
  const state = stateOfFluid(described.fluid);
  return items.flatMap((item, index) => {
    const result = states[index];
    if (!result || !isOneOf(item, types)) return [];
    return [{ network: described, state, item, result, rise: elevationOf(item.to) - elevationOf(item.from) }];
  });
}

function isOneOf<Type extends NetworkItem['type']>(item: NetworkItem, types: readonly Type[]): item is OfType<Type> {
  return types.some(type => type === item.type);
}

/** Whether nothing can flow through an item, so that its equation does not hold. */
export function isBlocked({ state }: ItemState): boolean {
  return state === 'closed' || state === 'off';
}

/** The columns with which every table of the working begins. */
export const firstColumns: readonly TableColumn[] = [
  { id: 'item', label: 'Item' },
  { id: 'state', label: 'State' },
  { id: 'massFlow', label: 'Mass flow', symbol: 'm', kind: 'massFlow', unit: 'kg/s', digits: 6 },
];

/** Their cells. */
export function firstCells({ tag, state, massFlow }: ItemState): TableCell[] {
  return [tag, state, massFlow];
}
