import {
  airComponents,
  bestEquationOf,
  componentsWithoutAir,
  cubicComponentsOf,
  fluidMethodOf,
  loadFluidData,
  loadMixtureSolvers,
  loadTransportData,
} from '../properties/index.ts';
import { ColdWaterEquation } from './cold-water-equation.ts';
import { CubicGasEquation } from './cubic-gas-equation.ts';
import type { GasEquation } from './gas-equation.ts';
import { GergGasEquation } from './gerg-gas-equation.ts';
import { PureGasEquation } from './pure-gas-equation.ts';
import type { FlareSource } from './types.ts';

/**
 * Loads what `solveFlareNetwork` needs of the gases of sources that have a composition; sources that are off count. Undefined where
 * everything is already loaded.
 */
export function loadFlareGases(sources: readonly Pick<FlareSource, 'gas'>[]): Promise<void> | undefined {
  const ids = componentsOf(sources);
  if (ids.length === 0) return undefined;
  const method = methodOf(sources);
  const waits = [
    loadFluidData(ids, 'pr'),
    method === 'gerg2008' ? loadMixtureSolvers() : undefined,
    method === 'pure' ? loadFluidData(ids) : undefined,
    // The viscosity of liquids.
    loadTransportData(ids),
    // Solids are found by the states of a fluid.
    method === 'gerg2008' ? loadFluidData(ids, 'gerg2008') : undefined,
  ].filter(wait => wait !== undefined);
  return waits.length === 0 ? undefined : Promise.all(waits).then(() => undefined);
}

/** Returns the components of all sources with a composition, air as its three. */
export function componentsOf(sources: readonly Pick<FlareSource, 'gas'>[]): readonly string[] {
  const present = sources.flatMap(({ gas }) =>
    gas.type === 'composition' ? Object.keys(gas.components).filter(id => (gas.components[id] ?? 0) > 0) : [],
  );
  return [...new Set(componentsWithoutAir([...new Set(present)]))];
}

/**
 * The equation of a network, one for all of its gases so that their enthalpies can be added: that of the substance where there is one alone,
 * GERG-2008 where it has all components and the equilibrium of every source, or Peng-Robinson.
 */
function methodOf(sources: readonly Pick<FlareSource, 'gas'>[]): 'pure' | 'gerg2008' | 'pr' {
  const ids = componentsOf(sources);
  if (sources.some(({ gas }) => gas.type === 'composition' && fluidMethodOf(gas.components) === 'pr')) return 'pr';
  const best = bestEquationOf(ids);
  if (ids.length === 1) return best.method === 'reference' || ids[0] === 'H2O' ? 'pure' : 'pr';
  return best.method === 'gerg2008' ? 'gerg2008' : 'pr';
}

/** Whether the gases of sources, of which some have a composition, are calculated by Peng-Robinson. */
export function areByPengRobinson(sources: readonly Pick<FlareSource, 'gas'>[]): boolean {
  return componentsOf(sources).length > 0 && methodOf(sources) === 'pr';
}

/** Returns the equation of state of the components of all sources, whose data are loaded. Throws a Refusal for one that it does not have. */
export function equationOf(sources: readonly Pick<FlareSource, 'gas'>[]): GasEquation {
  const ids = componentsOf(sources);
  const cubic = new CubicGasEquation(cubicComponentsOf(ids));
  switch (methodOf(sources)) {
    case 'pure':
      return new PureGasEquation(ids[0] ?? '', cubic);
    case 'gerg2008':
      return new GergGasEquation(ids, cubic);
    case 'pr':
      return cubic;
  }
}

/**
 * Returns the equation for gases in which GERG-2008 has no state with all of their water, with the equation of `equationOf` for the whole; undefined
 * where that is another one, and without water.
 */
export function coldWaterEquationOf(
  sources: readonly Pick<FlareSource, 'gas'>[],
  whole: GasEquation,
): ColdWaterEquation | undefined {
  const ids = componentsOf(sources);
  if (!ids.includes('H2O') || methodOf(sources) !== 'gerg2008') return undefined;
  const others = ids.filter(id => id !== 'H2O');
  return new ColdWaterEquation(
    ids,
    whole,
    new GergGasEquation(others, new CubicGasEquation(cubicComponentsOf(others))),
  );
}

/** Returns the mole fractions of a composition in the order of some components. */
export function fractionsOf(
  { Air = 0, ...others }: Readonly<Record<string, number>>,
  ids: readonly string[],
): Float64Array {
  const air: Readonly<Record<string, number>> = airComponents;
  const amounts = Float64Array.from(ids, id => (others[id] ?? 0) + Air * (air[id] ?? 0));
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return amounts.map(amount => amount / total);
}
