import type { Composition } from '../helmholtz/index.ts';

/** Substances whose mixtures with water are far more viscous than either, by their hydrogen bonds. */
const bonded: readonly string[] = ['MeOH', 'EtOH', 'PG', 'Acetone'];
/** Mole fraction of each side from which they are. */
const considerable = 0.02;

/**
 * Returns a caution on the viscosity of water with an alcohol, a glycol or acetone, which corresponding states do not describe: of 36 % of
 * propylene glycol by mass at 20 °C it is 2.1 instead of 3.75 mPa·s, of 40 % of methanol at −10 °C 2.5 instead of 5.5 (Å. Melinder, Properties
 * of Secondary Working Fluids, IIR 2010). Undefined for any other mixture.
 */
export function aqueousViscosityCaution(composition: Composition): string | undefined {
  const { H2O: water = 0 } = composition;
  const other = bonded.reduce((sum, id) => sum + (composition[id] ?? 0), 0);
  if (!(water > considerable && other > considerable)) return undefined;
  return 'The viscosity of a liquid of water with alcohol, glycol or acetone is up to 2.4 times as high as the one calculated here: friction losses that follow are too low, the unsafe side. Choose an aqueous solution, or enter the viscosity.';
}
