import type { Composition } from './helmholtz/index.ts';

type Pair = readonly [light: string, heavy: string];

/**
 * Pairs of components whose boiling pressures by GERG-2008 are wrong by more than a third, for want of data or of their range, and which
 * Peng-Robinson has: heavy alkanes by Raoult's law, the others by published interaction parameters (`gerg-equilibria.test.ts`). Water with
 * isobutane, isopentane, heptane and nonane has no fitted parameters.
 */
const wrongPairs: readonly Pair[] = [
  ['N2', 'nC8'],
  ['CO2', 'nC9'],
  ['CO2', 'nC10'],
  ['H2S', 'nC8'],
  ['H2S', 'nC10'],
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
  ['nC9', 'H2O'],
];

const alkanes = ['C3', 'iC4', 'nC4', 'iC5', 'nC5', 'nC6', 'nC7', 'nC8', 'nC9', 'nC10'] as const;

/** Gases that make a liquid of alkanes boil at 2 to 160 times the right pressure, for want of data, with the alkanes that were fitted. */
const wrongGases: readonly (readonly [gas: string, fitted: readonly string[]])[] = [
  ['He', []],
  ['O2', []],
  ['Ar', ['nC4']],
  ['CO', ['C3', 'nC10']],
  ['H2', ['C3', 'nC4', 'nC6', 'nC7']],
];

const pairsOfGases: readonly Pair[] = wrongGases.flatMap(([gas, fitted]) =>
  alkanes.flatMap(alkane => (fitted.includes(alkane) ? [] : [[gas, alkane] as const])),
);

/**
 * Further pairs whose liquids boil at 1.2 to 10 times the right pressure by GERG-2008. They occur in gases and dense fluids, of which it has
 * the densities that Peng-Robinson lacks, so that a mixture of them is calculated by it.
 */
const wrongLiquids: readonly Pair[] = [
  ['He', 'N2'],
  ['He', 'C1'],
  ['He', 'C2'],
  ['He', 'CO2'],
  ['He', 'H2S'],
  ['H2', 'N2'],
  ['H2', 'H2S'],
  ['O2', 'C2'],
  ['O2', 'CO2'],
  ['O2', 'H2S'],
  ['Ar', 'C2'],
  ['Ar', 'H2S'],
  ['CO', 'CO2'],
];

/** Product of the mole fractions of a pair from which a liquid is reported: 0.01 % of nitrogen in octane raise its boiling pressure by 0.06 bar. */
const considerable = 1e-4;
/** That from which another equation is used: nitrogen of this amount raises the boiling pressure of octane by less than 1 mbar. */
const traceOfPair = 1e-6;
/** That of a light gas, of which GERG-2008 makes 1 ppm in an alkane boil at up to 80 times its vapour pressure. */
const traceOfGas = 1e-8;
/** Mole fraction of the heavier component up to which the density of the gas or of the dense fluid matters more. */
const littleHeavy = 0.05;
/** Mole fraction of alkanes up to which the density of a mixture with a light gas matters more. */
const fewAlkanes = 0.5;
/** Mole fraction up to which water and an alkane are traces in each other. */
const traceWithWater = 0.01;
/** Mole fraction of water in alkanes up to which its own vapour pressure does not matter: it adds 1 % to that of heptane. */
const littleWater = 1e-5;
/** Mole fraction of an alkane up to which it does not matter to such water; the other alkanes were fitted. */
const fewBesideWater = 0.1;

function isAmong(ids: readonly string[]): (pair: Pair) => boolean {
  return pair => pair.every(id => ids.includes(id));
}

function productOf([light, heavy]: Pair, composition: Composition): number {
  return (composition[light] ?? 0) * (composition[heavy] ?? 0);
}

/** Returns the pairs of some components whose equilibrium GERG-2008 does not have, so that Peng-Robinson may be used. */
export function pairsBeyondGerg(ids: readonly string[]): readonly Pair[] {
  return [...wrongPairs, ...pairsOfGases].filter(isAmong(ids));
}

/**
 * Returns those pairs of a mixture, in mole fractions, of which there is enough to count. `scale` multiplies the limits of the heavier component,
 * of the alkanes and of traces.
 */
export function pairsBeyondGergIn(composition: Composition, scale = 1): readonly Pair[] {
  const ids = Object.keys(composition);
  const ofAlkanes = alkanes.reduce((sum, id) => sum + (composition[id] ?? 0), 0);
  const areAlkanes = ofAlkanes > scale * fewAlkanes;
  const ofPairs = wrongPairs.filter(isAmong(ids)).filter(pair => {
    const [one, other] = pair.map(id => composition[id] ?? 0) as [number, number];
    if (pair[1] !== 'H2O') return one * other > traceOfPair && other > scale * littleHeavy;
    const isWaterInAlkanes = areAlkanes && one > scale * fewBesideWater && other > littleWater;
    return isWaterInAlkanes || Math.min(one, other) > scale * traceWithWater;
  });
  const ofGases = pairsOfGases.filter(isAmong(ids)).filter(pair => productOf(pair, composition) > traceOfGas);
  return areAlkanes ? [...ofPairs, ...ofGases] : ofPairs;
}

/** Relative distance from a limit within which a composition is near it. */
const nearLimit = 1.2;

/** Returns the pairs of a mixture, in mole fractions, by which another equation is used on the other side of a limit that is near. */
export function pairsNearLimitOfGerg(composition: Composition): readonly Pair[] {
  const beyond = pairsBeyondGergIn(composition, 1 / nearLimit);
  return beyond.length > 0 && pairsBeyondGergIn(composition, nearLimit).length === 0 ? beyond : [];
}

/** Returns the pairs of a liquid, in mole fractions, that make GERG-2008 boil it at a wrong pressure. */
export function pairsBoilingWrong(composition: Composition): readonly Pair[] {
  const ofLiquids = wrongLiquids.filter(isAmong(Object.keys(composition)));
  return [...pairsBeyondGergIn(composition), ...ofLiquids].filter(pair => productOf(pair, composition) > considerable);
}

/** Whether GERG-2008 does not have the equilibrium of a mixture of these amounts, in moles. */
export function isBeyondGerg(amounts: Readonly<Record<string, number>>): boolean {
  const total = Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
  const composition = Object.fromEntries(Object.entries(amounts).map(([id, amount]) => [id, amount / total]));
  return pairsBeyondGergIn(composition).length > 0;
}
