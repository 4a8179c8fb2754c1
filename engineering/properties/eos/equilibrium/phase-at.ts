import { requirePositive } from '../../../quantities/index.ts';
import { fillPhase } from '../fill.ts';
import type { Mixture } from '../mixture.ts';
import { setFeed } from '../feed.ts';
import { at } from '../model.ts';
import type { PhaseRoot, PhaseState } from '../state.ts';

/**
 * Properties of one phase of composition z at T in K and p in Pa, on the selected volume root, stable or not; where the equation of state
 * has a single root, on that. Throws a RangeError for invalid T, p or z.
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
 * How liquid-like a single phase is, 0 to 1: 1 for a liquid and 0 for a vapour, but for a fluid denser than at its critical point a value
 * that fades within a few per cent above its critical temperature. The name of a phase jumps there, which physical effects must not.
 */
export function likenessToLiquid(mixture: Mixture, phase: PhaseState): number {
  setFeed(mixture, phase.moleFractions);
  const { whole } = mixture;
  return whole.likenessToLiquid(phase.temperature, phase.molarVolume + whole.c);
}

/** Whether a single phase is denser than at the critical point of its composition as one fluid, whatever its temperature. */
export function isDense(mixture: Mixture, phase: PhaseState): boolean {
  setFeed(mixture, phase.moleFractions);
  return mixture.whole.isDense(untranslatedVolume(mixture, phase));
}

/** Molar volume of a phase by the equation without translation, m³/mol. */
export function untranslatedVolume({ model: { c } }: Mixture, { molarVolume, moleFractions }: PhaseState): number {
  let volume = molarVolume;
  for (let i = 0; i < c.length; i += 1) volume += at(moleFractions, i) * at(c, i);
  return volume;
}
