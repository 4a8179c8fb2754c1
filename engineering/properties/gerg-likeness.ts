import { fluidComponents, type FluidComponent } from './fluid-components.ts';
import type { Composition } from './helmholtz/index.ts';
import { pseudoComponentOf } from './pseudo-component/index.ts';

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

/** A mixture of GERG-2008 that is like one with other hydrocarbons. */
export interface LikeMixture {
  readonly composition: Composition;
  /** The components that were replaced and those in their place, by their ids. */
  readonly replaced: readonly (readonly [string, string])[];
}

/** Returns a mixture with alkanes of GERG-2008 in place of other hydrocarbons and petroleum fractions; undefined where any other is in it. */
export function likeMixtureOf(composition: Composition): LikeMixture | undefined {
  const amounts: Record<string, number> = {};
  const replaced: (readonly [string, string])[] = [];
  for (const [id, share] of Object.entries(composition)) {
    const like = fluidComponents.some(known => known.id === id && known.inGerg) ? id : likeAlkaneOf(id);
    if (like === undefined) return undefined;
    if (like !== id) replaced.push([id, like]);
    amounts[like] = (amounts[like] ?? 0) + share;
  }
  return replaced.length > 0 ? { composition: amounts, replaced } : undefined;
}

function likeAlkaneOf(id: string): string | undefined {
  const molarMass = pseudoComponentOf(id)?.molarMass;
  if (molarMass === undefined) return likeAlkanes[id];
  const apart = (alkane: FluidComponent): number => Math.abs(alkane.molarMass - molarMass);
  return alkanes.reduce((nearest, next) => (apart(next) < apart(nearest) ? next : nearest)).id;
}
