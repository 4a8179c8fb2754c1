import { referenceDensityOf } from '../comparisons/reference-density.ts';
import { cubicPhaseOf, type StreamPhase } from './stream-phase.ts';

/** Compressibility factors below which a fluid above its critical point, and a gas of a mixture, are not covered by equations for gases. */
const leastOfSupercritical = 0.7;
const leastOfMixture = 0.6;

/**
 * Returns Z of a stream that is calculated as a gas and is too dense for equations for gases; of one by Peng-Robinson with the density of a
 * reference equation. A mixture lighter than at its critical point is called a gas also at pressures above that. Undefined for any other
 * stream.
 */
export function streamDenseCompressibility(stream: StreamPhase): number | undefined {
  const { requested, whole, phase } = stream;
  if (requested !== 'gas' || !phase || (whole !== 'gas' && whole !== 'supercritical')) return undefined;
  const isMixture = Object.keys(phase.composition).length > 1;
  if (whole === 'gas' && !isMixture) return undefined;
  const cubic = cubicPhaseOf(stream);
  const excess = cubic && referenceDensityOf(cubic, 'pr')?.excess;
  const factor = phase.state.compressibilityFactor / (1 + (excess ?? 0));
  return factor < (whole === 'gas' ? leastOfMixture : leastOfSupercritical) ? factor : undefined;
}
