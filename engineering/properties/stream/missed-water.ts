import { missedWaterAt, type MissedWater } from '../aqueous/missed-water.ts';
import type { StreamPhase } from './stream-phase.ts';

/** Returns the free water of a stream as a whole that its equation of state dissolves for want of parameters. */
export function streamMissedWater({ fluid, pressure, temperature }: StreamPhase): MissedWater | undefined {
  return fluid.type === 'components' ? missedWaterAt(fluid.amounts, pressure, temperature) : undefined;
}
