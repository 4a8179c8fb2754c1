import { fluidComponents, type FluidComponent } from '../fluid-components.ts';
import type { Composition } from '../helmholtz/index.ts';
import { pseudoComponentOf } from '../pseudo-component/index.ts';

/** Normal alkanes of GERG-2008 in place of petroleum fractions, by molar mass. */
const alkanes = fluidComponents.filter(({ id }) => ['nC5', 'nC6', 'nC7', 'nC8', 'nC9', 'nC10'].includes(id));

/** Alkane of GERG-2008 whose critical temperature is nearest to that of a hydrocarbon which GERG-2008 does not have. */
const likeAlkanes: Readonly<Record<string, string>> = {
  'C2=': 'C2',
  'C3=': 'C3',
  '1C4=': 'nC4',
  'iC4=': 'nC4',
  cC6: 'nC7',
  Bz: 'nC8',
  Tol: 'nC9',
  EtBz: 'nC10',
  mXyl: 'nC10',
  oXyl: 'nC10',
  pXyl: 'nC10',
  nC12: 'nC10',
};

/** A mixture of GERG-2008 that is like one with other substances. */
export interface LikeMixture {
  readonly composition: Composition;
  /** The components that were replaced and those in their place, by their ids. */
  readonly replaced: readonly (readonly [string, string])[];
  /** The traces of other substances that were left out, by their ids. */
  readonly leftOut: readonly string[];
  /** Mole fraction of what was replaced or left out. */
  readonly changed: number;
}

/** Mole fraction of all substances without a like alkane that are left out as traces. */
const traces = 0.01;

/**
 * Returns a mixture with alkanes of GERG-2008 in place of other hydrocarbons and petroleum fractions, and without traces of other substances;
 * undefined where more of another is in it. `composition` is in mole fractions.
 */
export function likeMixtureOf(composition: Composition): LikeMixture | undefined {
  const amounts: Record<string, number> = {};
  const replaced: (readonly [string, string])[] = [];
  const leftOut: string[] = [];
  let [changed, left] = [0, 0];
  for (const [id, share] of Object.entries(composition)) {
    const like = likeComponentOf(id);
    if (like !== id) changed += share;
    if (like === undefined) {
      leftOut.push(id);
      left += share;
      continue;
    }
    if (like !== id) replaced.push([id, like]);
    amounts[like] = (amounts[like] ?? 0) + share;
  }
  if (replaced.length + leftOut.length === 0 || !(left <= traces)) return undefined;
  const rest = Object.entries(amounts).map(([id, amount]) => [id, amount / (1 - left)] as const);
  return { composition: Object.fromEntries(rest), replaced, leftOut, changed };
}

/**
 * Alkanes whose volume beside another substance GERG-2008 does not have, for want of data, and the one in their place: carbon dioxide adds 9 to
 * 20 cm³/mol to liquid nonane at 20 °C, hydrogen sulfide 25 to octane and hydrogen −50 to decane, where 35 to 50 are measured for others; a
 * liquid of ethane or propane with the alkane is 5 to 8 % lighter than by COSTALD, and one of isobutane or butane 2 to 3 %.
 */
const wrongVolumes: readonly (readonly [beside: string, alkane: string, like: string])[] = [
  ['CO2', 'nC9', 'nC10'],
  ['H2S', 'nC8', 'nC10'],
  ['H2', 'nC10', 'nC7'],
  ['C2', 'nC9', 'nC10'],
  ['C3', 'nC8', 'nC10'],
  ['iC4', 'nC8', 'nC7'],
  ['iC4', 'nC9', 'nC7'],
  ['iC4', 'nC10', 'nC7'],
  ['nC4', 'nC9', 'nC10'],
];
/** Mole fraction of the other substance from which the volume counts. */
const considerable = 0.01;

/** Returns a mixture of GERG-2008 with other alkanes in place of those whose volume beside another substance it does not have. */
export function withKnownVolumes(mixture: LikeMixture): LikeMixture {
  const composition: Record<string, number> = { ...mixture.composition };
  const replaced = [...mixture.replaced];
  let { changed } = mixture;
  for (const [beside, alkane, like] of wrongVolumes) {
    const share = composition[alkane] ?? 0;
    if (share === 0 || !((composition[beside] ?? 0) > considerable)) continue;
    composition[alkane] = 0;
    composition[like] = (composition[like] ?? 0) + share;
    replaced.push([alkane, like]);
    changed += share;
  }
  return { ...mixture, composition, replaced, changed };
}

/** The components of GERG-2008 in the like mixtures of any phases of a fluid. */
export function likeComponents(ids: readonly string[]): readonly string[] {
  const like = new Set(ids.flatMap(id => likeComponentOf(id) ?? []));
  for (const [beside, alkane, other] of wrongVolumes) if (like.has(beside) && like.has(alkane)) like.add(other);
  return [...like];
}

/** A component itself if GERG-2008 has it, or the alkane in its place. */
function likeComponentOf(id: string): string | undefined {
  return fluidComponents.some(known => known.id === id && known.inGerg) ? id : likeAlkaneOf(id);
}

function likeAlkaneOf(id: string): string | undefined {
  const molarMass = pseudoComponentOf(id)?.molarMass;
  if (molarMass === undefined) return likeAlkanes[id];
  const apart = (alkane: FluidComponent): number => Math.abs(alkane.molarMass - molarMass);
  return alkanes.reduce((nearest, next) => (apart(next) < apart(nearest) ? next : nearest)).id;
}
