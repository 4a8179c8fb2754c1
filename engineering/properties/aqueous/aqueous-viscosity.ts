import type { Composition } from '../helmholtz/index.ts';

/** Substances whose mixtures with water are far more viscous than either, by their hydrogen bonds. */
const bonded: readonly string[] = ['MeOH', 'EtOH', 'PG', 'Acetone', 'NH3'];
/** Mole fraction of each side from which they are. */
const considerable = 0.02;

/** Relative uncertainty of the viscosity of such a liquid, which is up to three times as high as the mixed one. */
export const aqueousViscosityUncertainty = 2;

/** Whether a mixture is of water with an alcohol, a glycol, acetone or ammonia, of which the viscosity is not that of its parts. */
export function isBondedWithWater(composition: Composition): boolean {
  const { H2O: water = 0 } = composition;
  const other = bonded.reduce((sum, id) => sum + (composition[id] ?? 0), 0);
  return water > considerable && other > considerable;
}

/**
 * Returns a caution on the viscosity of water with an alcohol, a glycol, acetone or ammonia, which the viscosities of both do not describe: of
 * 36 % of propylene glycol by mass at 20 °C it is 2.4 instead of 3.75 mPa·s, of 50 % of methanol at −20 °C 2.5 instead of 7.5 (Å. Melinder,
 * Properties of Secondary Working Fluids, IIR 2010). Undefined for any other mixture.
 */
export function aqueousViscosityCaution(composition: Composition): string | undefined {
  if (!isBondedWithWater(composition)) return undefined;
  return 'The viscosity of a liquid of water with alcohol, glycol, acetone or ammonia is up to three times as high as the one calculated here: friction losses that follow are too low, the unsafe side. Choose an aqueous solution, or enter the viscosity.';
}
