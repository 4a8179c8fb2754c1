import type { ListItem } from '../kit/index.ts';
import { molarMassOf } from './components.ts';

/** Returns mole fractions by component, normalised to 1; undefined if no amount is positive. */
export function moleFractionsOf(
  items: readonly ListItem[],
  basis: 'mole' | 'mass',
): Readonly<Record<string, number>> | undefined {
  const moles = items
    .filter(({ amount }) => amount > 0)
    .map(({ item, amount }) => [item, basis === 'mass' ? amount / molarMassOf(item) : amount] as const);
  const total = moles.reduce((sum, [, amount]) => sum + amount, 0);
  return total > 0 ? Object.fromEntries(moles.map(([item, amount]) => [item, amount / total])) : undefined;
}
