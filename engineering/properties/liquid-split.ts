import { fluidComponentOf } from './fluid-components.ts';
import type { Fluid } from './fluid.ts';
import type { Composition, EquilibriumPhase } from './helmholtz/index.ts';

/** Why two liquids of the Peng-Robinson equation may be one. */
export interface SplitDoubt {
  /** Names of the main components of the two liquids, or of the two main components of both. */
  readonly names: readonly [string, string];
  /** 'miscible': they are known to mix completely, so that there is one liquid; 'unknown': their k_ij is not known. */
  readonly reason: 'miscible' | 'unknown';
}

/** Substances that mix completely with water and with one another: CRC Handbook of Chemistry and Physics, physical constants. */
export const waterMiscible: readonly string[] = ['H2O', 'MeOH', 'EtOH', 'Acetone', 'EO', 'PG', 'NH3'];
/** Mole fraction of such substances from which a liquid counts as of these alone. */
const nearlyAlone = 0.95;

/** Returns why two liquids by the equation of a fluid may be one; undefined where nothing speaks against them. */
export function splitDoubt(
  { pairsWithoutInteraction }: Pick<Fluid, 'pairsWithoutInteraction'>,
  liquids: readonly Pick<EquilibriumPhase, 'composition'>[] | undefined,
): SplitDoubt | undefined {
  const [one, other] = (liquids ?? []).map(({ composition }) => composition);
  if (!one || !other) return undefined;
  const [first, second] = [mainComponent(one), mainComponent(other)];
  const names = [nameOf(first), nameOf(second)] as const;
  if ([one, other].every(liquid => shareOf(liquid, waterMiscible) >= nearlyAlone)) {
    const [most = '', next = ''] = waterMiscible.toSorted((a, b) => shareOf(one, [b]) - shareOf(one, [a]));
    return { names: first === second ? [nameOf(most), nameOf(next)] : names, reason: 'miscible' };
  }
  if (first === second) return undefined;
  if (waterMiscible.includes(first) && waterMiscible.includes(second)) return { names, reason: 'unknown' };
  const isUnknown = pairsWithoutInteraction.some(pair => pair.includes(first) && pair.includes(second));
  return isUnknown ? { names, reason: 'unknown' } : undefined;
}

function mainComponent(composition: Composition): string {
  return Object.entries(composition).reduce((most, next) => (next[1] > most[1] ? next : most), ['', 0])[0];
}

function shareOf(composition: Composition, ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + (composition[id] ?? 0), 0);
}

function nameOf(id: string): string {
  return fluidComponentOf(id)?.name ?? id;
}
