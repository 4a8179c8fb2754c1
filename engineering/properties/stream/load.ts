import { componentsWithoutAir } from '../fluid-components.ts';
import { loadFluidData } from '../fluid.ts';
import { loadTransportData } from '../fluid-transport.ts';
import { loadMissedWater } from '../aqueous/missed-water.ts';
import { loadReferencesOf } from '../comparisons/reference-density.ts';
import type { StreamFluid } from './stream-fluid.ts';

/** Loads what a fluid's properties need. Undefined where everything is already loaded. */
export function loadStreamData(fluid: StreamFluid): Promise<void> | undefined {
  if (fluid.type !== 'components') return undefined;
  const ids = Object.keys(fluid.amounts);
  if (ids.length === 0) return undefined;
  const waiting = [
    loadFluidData(ids),
    loadTransportData(ids.length > 1 ? componentsWithoutAir(ids) : ids),
    loadReferencesOf(fluid.amounts),
    loadMissedWater(ids),
  ].filter(each => each !== undefined);
  return waiting.length > 0 ? Promise.all(waiting).then(() => undefined) : undefined;
}
