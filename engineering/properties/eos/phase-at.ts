import { requirePositive } from '../../quantities/index.ts';
import { fillPhase } from './fill.ts';
import type { Mixture } from './mixture.ts';
import { setFeed } from './feed.ts';
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

/**
 * How much a single phase counts as liquid, 0 to 1: all of a liquid and nothing of a vapour, but of a fluid denser than at its
 * critical point a share that fades within some per cent above its critical temperature. Names of phases leap there, which
 * nothing that is felt does.
 */
export function likenessToLiquid(mixture: Mixture, phase: PhaseState): number {
  setFeed(mixture, phase.moleFractions);
  const { whole } = mixture;
  return whole.likenessToLiquid(phase.temperature, phase.molarVolume + whole.c);
}
