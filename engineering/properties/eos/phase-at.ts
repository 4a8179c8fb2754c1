import { fillPhase } from './fill.ts';
import type { Mixture } from './mixture.ts';
import { requirePositive, setFeed } from './require.ts';
import type { PhaseRoot, PhaseState } from './state.ts';

/**
 * Properties of one phase of composition z at T in K and p in Pa, on the volume root asked for, stable or not; where the
 * equation of state has only one root, on that. RangeError for T, p or z that are none.
 */
export function phaseAt(
  mixture: Mixture,
  temperature: number,
  pressure: number,
  z: ArrayLike<number>,
  root: PhaseRoot,
  out: PhaseState,
): void {
  requirePositive('temperature', temperature);
  requirePositive('pressure', pressure);
  setFeed(mixture, z);
  const { whole } = mixture;
  whole.evaluate(temperature, whole.volumeAt(temperature, pressure, root));
  fillPhase(whole, pressure, out);
}
