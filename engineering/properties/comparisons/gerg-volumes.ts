import type { Composition, ThermodynamicState } from '../helmholtz/index.ts';

type PairVolume = readonly [one: string, other: string, excess: number];

/**
 * Pairs whose volume as a liquid by GERG-2008 is wrong, for want of data: what it has too much in a mole of mixture over the product of the two
 * mole fractions, cm³/mol, at 255 to 333 K and 60 bar, from the volumes by the reference equations and the excess volume by PC-SAFT (J. Gross and
 * G. Sadowski, Ind. Eng. Chem. Res. 40 (2001) 1244, without interaction parameters). Pairs with less than 0.8 % of their volume are left out.
 * Mixtures of several alkanes are then within 1.3 % of PC-SAFT; without, they are up to 8 % too light.
 */
const ofAlkanes: readonly PairVolume[] = [
  ['C2', 'iC5', 6],
  ['C2', 'nC6', 24],
  ['C2', 'nC9', 26],
  ['C3', 'nC5', 4],
  ['C3', 'nC6', 11],
  ['C3', 'nC7', 14],
  ['C3', 'nC8', 18],
  ['C3', 'nC9', 39],
  ['iC4', 'nC7', 5],
  ['iC4', 'nC8', 7],
  ['iC4', 'nC9', 12],
  ['iC4', 'nC10', 15],
  ['nC4', 'nC5', 4],
  ['nC4', 'nC6', 7],
  ['nC4', 'nC8', 8],
  ['nC4', 'nC9', 11],
  ['iC5', 'nC8', 5],
  ['iC5', 'nC9', 9],
  ['iC5', 'nC10', 12],
  ['nC5', 'nC8', 17],
];

/** The same of gases in alkanes, with the excess volume by Peng-Robinson, at 310 K and 200 bar; from 3 % of the volume on. */
const ofGases: readonly PairVolume[] = [
  ['C1', 'iC5', 36],
  ['N2', 'nC7', 44],
  ['N2', 'nC10', -37],
  ['CO2', 'nC4', 28],
  ['CO2', 'nC6', -45],
  ['CO', 'nC10', -66],
  ['H2S', 'iC5', -41],
  ['H2S', 'nC6', 40],
  ['H2S', 'nC8', -27],
  ['H2S', 'nC9', -20],
];

/** Product of the mole fractions of a pair from which its heat of mixing counts. */
const considerable = 0.02;

/**
 * Returns the pair of a mixture, in moles, of which GERG-2008 has wrong volumes and heats of mixing and of which there is most; undefined where there is
 * little of all of them.
 */
export function pairUnknownToGerg(amounts: Composition): readonly [one: string, other: string] | undefined {
  const total = Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
  const [most] = [...ofAlkanes, ...ofGases]
    .map(([one, other]) => ({
      pair: [one, other] as const,
      product: ((amounts[one] ?? 0) * (amounts[other] ?? 0)) / total ** 2,
    }))
    .toSorted((a, b) => b.product - a.product);
  return most && most.product > considerable ? most.pair : undefined;
}

/** kg/m³, above which a fluid of hydrocarbons is as dense as a liquid. */
const leastOfLiquid = 360;

/** Error of the density of a liquid by GERG-2008. */
export interface VolumeError {
  /** Relative excess of the true density over that by GERG-2008. */
  readonly excess: number;
  /** The pair that causes most of it, by ids, and the equation that has its volume. */
  readonly pair: readonly [one: string, other: string];
  readonly by: 'PC-SAFT' | 'Peng–Robinson';
}

/** Returns the error of a liquid or dense fluid by GERG-2008; undefined of a gas and of a mixture without such a pair. */
export function volumeErrorByGerg(composition: Composition, state: ThermodynamicState): VolumeError | undefined {
  if (state.phase === 'gas' || state.density < leastOfLiquid) return undefined;
  const volumes = [...ofAlkanes, ...ofGases]
    .map(([one, other, excess]) => ({
      pair: [one, other] as const,
      excess: 1e-6 * excess * (composition[one] ?? 0) * (composition[other] ?? 0),
    }))
    .toSorted((a, b) => Math.abs(b.excess) - Math.abs(a.excess));
  const [most] = volumes;
  if (!most || most.excess === 0) return undefined;
  const own = state.molarMass / state.density;
  const excess = volumes.reduce((sum, each) => sum + each.excess, 0);
  const isOfGas = ofGases.some(([one, other]) => one === most.pair[0] && other === most.pair[1]);
  return { excess: own / (own - excess) - 1, pair: most.pair, by: isOfGas ? 'Peng–Robinson' : 'PC-SAFT' };
}
