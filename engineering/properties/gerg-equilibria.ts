import type { Composition } from './helmholtz/index.ts';

/**
 * Pairs of components whose boiling pressures by GERG-2008 are wrong by more than a third, for want of data or of their range, and which
 * Peng-Robinson has: heavy alkanes by Raoult's law, the others by published interaction parameters (`gerg-equilibria.test.ts`). Water with
 * isobutane, isopentane, heptane and nonane has no fitted parameters.
 */
const wrongPairs: readonly (readonly [string, string])[] = [
  ['N2', 'nC8'],
  ['CO2', 'nC9'],
  ['CO2', 'nC10'],
  ['H2S', 'nC8'],
  ['H2S', 'nC10'],
  ['H2', 'nC6'],
  ['H2', 'nC7'],
  ['H2', 'nC10'],
  ['C2', 'iC5'],
  ['C2', 'nC9'],
  ['C3', 'nC8'],
  ['iC4', 'nC7'],
  ['iC4', 'nC8'],
  ['iC4', 'nC9'],
  ['iC4', 'nC10'],
  ['nC4', 'nC9'],
  ['iC5', 'nC9'],
  ['iC5', 'nC10'],
  ['nC5', 'nC9'],
  ['nC6', 'nC9'],
  ['iC4', 'H2O'],
  ['iC5', 'H2O'],
  ['nC7', 'H2O'],
  ['nC8', 'H2O'],
  ['nC9', 'H2O'],
  ['nC10', 'H2O'],
];

/** Product of the mole fractions of a pair from which it counts: 0.01 % of nitrogen in octane raise its boiling pressure by 0.06 bar. */
const considerable = 1e-4;
/** Mole fraction of the heavier component up to which the density of the gas or of the dense fluid matters more. */
const littleHeavy = 0.05;
/** Mole fraction up to which water and an alkane are traces in each other. */
const traceWithWater = 0.01;

/** Returns the pairs of some components whose equilibrium GERG-2008 does not have. */
export function pairsBeyondGerg(ids: readonly string[]): readonly (readonly [string, string])[] {
  return wrongPairs.filter(pair => pair.every(id => ids.includes(id)));
}

/** Returns those pairs of a mixture, in mole fractions, of which there is enough to count. */
export function pairsBeyondGergIn(composition: Composition): readonly (readonly [string, string])[] {
  return pairsBeyondGerg(Object.keys(composition)).filter(([light, heavy]) => {
    const [one, other] = [composition[light] ?? 0, composition[heavy] ?? 0];
    if (heavy === 'H2O') return Math.min(one, other) > traceWithWater;
    return one * other > considerable && other > littleHeavy;
  });
}

/** Whether GERG-2008 does not have the equilibrium of a mixture of these amounts, in moles. */
export function isBeyondGerg(amounts: Readonly<Record<string, number>>): boolean {
  const total = Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
  const composition = Object.fromEntries(Object.entries(amounts).map(([id, amount]) => [id, amount / total]));
  return pairsBeyondGergIn(composition).length > 0;
}
