import {
  bestEquationOf,
  fluidComponents,
  loadFluidData,
  loadMixtureSolvers,
  loadPureFluidSolvers,
  loadTransportData,
} from '@isentrope/engineering/properties';
import { loadFluid } from '../fluid/index.ts';

/** Loads the data of all fluids, so that any case can be calculated synchronously. */
export async function loadAllFluidData(): Promise<void> {
  await loadFluid({ type: 'seaWater', salinity: 0 });
  const ids = fluidComponents.map(({ id }) => id);
  const inMixtures = ids.filter(id => id !== 'Air');
  for (const id of ids) {
    await loadFluidData([id]);
    await loadTransportData([id]);
    if (bestEquationOf([id]).method === 'reference') await loadPureFluidSolvers(id);
  }
  await loadFluidData(['C1', 'N2'], 'gerg2008');
  await loadMixtureSolvers();
  await loadFluidData(inMixtures, 'pr');
  await loadTransportData(inMixtures);
}
