import { isBondedWithWater } from '../aqueous/aqueous-viscosity.ts';
import type { Fluid } from '../fluid.ts';
import { transportOf } from '../fluid-transport.ts';
import type { EquilibriumPhase } from '../helmholtz/index.ts';
import { viscosityCaution } from '../viscosity-caution.ts';
import type { StreamPhase } from './stream-phase.ts';
import { transportValue, type StreamValue } from './stream-value.ts';

/** Relative uncertainty of the viscosity of two liquids that flow together, and the least share by mass of one that counts. */
const ofDispersion = 1;
const leastShare = 0.01;
const dispersion =
  'The viscosity is that of both liquids as if they were mixed. A dispersion of one in the other may be several times as viscous as either, most with a third to two thirds of water: friction losses and the sizes that follow are then too low, the unsafe side. Enter a measured viscosity, or that of the liquid that flows here.';

/** η, Pa·s, of a phase of components in a stream; the caution on water with an alcohol is among those of its equation. */
export function viscosityOfComponents(stream: StreamPhase, equation: Fluid, phase: EquilibriumPhase): StreamValue {
  const { fluid, liquids, splitDoubt } = stream;
  const found = transportOf(equation).viscosity(phase);
  const value = transportValue(fluid, found);
  const areSeparate = splitDoubt?.reason !== 'miscible' && liquids?.every(({ share }) => share > leastShare);
  if (areSeparate && phase.state.phase !== 'gas')
    return { ...value, uncertainty: Math.max(ofDispersion, found.uncertainty), caution: dispersion };
  const caution = isBondedWithWater(phase.composition) ? undefined : viscosityCaution(found);
  return { ...value, ...(caution !== undefined && { caution }) };
}
