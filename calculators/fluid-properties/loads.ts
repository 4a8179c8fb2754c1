import {
  componentsWithoutAir,
  fluidComponents,
  loadFluidData,
  loadReferencesOf,
  loadTransportData,
} from '@isentrope/engineering/properties';
import type { ListItem } from '../kit/index.ts';
import { equations } from './state.ts';

const inGerg = new Set(fluidComponents.flatMap(({ id, inGerg: is }) => (is ? [id] : [])));

/** Data that all methods need for a composition. */
export function loadData({ composition }: { composition?: readonly ListItem[] }): Promise<void> | undefined {
  const ids = (composition ?? []).flatMap(({ item, amount }) => (amount > 0 ? [item] : []));
  if (ids.length === 0) return undefined;
  const parts = componentsWithoutAir(ids);
  const waiting = [
    ...Object.values(equations)
      .filter(equation => equation !== 'gerg2008' || parts.every(id => inGerg.has(id)))
      .map(equation => loadFluidData(ids, equation)),
    loadTransportData(ids),
    loadReferencesOf(Object.fromEntries(ids.map(id => [id, 1]))),
    ...(parts.length > ids.length ? [loadTransportData([...new Set(parts)])] : []),
  ].filter(each => each !== undefined);
  return waiting.length > 0 ? Promise.all(waiting).then(() => undefined) : undefined;
}
