import {
  expansionExcess,
  heatExcess,
  latentHeatExcess,
  vapourPressureExcess,
  type ReferenceExcess,
} from '../comparisons/reference-excess.ts';
import type { StreamFluid } from './stream-fluid.ts';

/** Returns the excess by Peng-Robinson of the expansion per heat, α_v/cp, of a liquid at p in Pa and T in K. */
export function streamExpansionExcess(
  fluid: StreamFluid,
  pressure: number,
  temperature: number,
): ReferenceExcess | undefined {
  return fluid.type === 'components' ? expansionExcess(fluid.amounts, pressure, temperature) : undefined;
}

/** Returns the excess by Peng-Robinson of the latent heat at p in Pa. */
export function streamLatentHeatExcess(fluid: StreamFluid, pressure: number): ReferenceExcess | undefined {
  return fluid.type === 'components' ? latentHeatExcess(fluid.amounts, pressure) : undefined;
}

/** Returns the excess by Peng-Robinson of the vapour pressure at T in K. */
export function streamVapourPressureExcess(fluid: StreamFluid, temperature: number): ReferenceExcess | undefined {
  return fluid.type === 'components' ? vapourPressureExcess(fluid.amounts, temperature) : undefined;
}

/** Returns the excess of the heat between two temperatures, K, at p in Pa. */
export function streamHeatExcess(
  fluid: StreamFluid,
  pressure: number,
  from: number,
  to: number,
): ReferenceExcess | undefined {
  return fluid.type === 'components' ? heatExcess(fluid.amounts, pressure, from, to) : undefined;
}
