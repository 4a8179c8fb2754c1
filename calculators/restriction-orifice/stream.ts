import { chosenFluid, flashCheck, fluidChecks, fluidLoads, streamAt, streamCheck } from '../fluid/index.ts';
import { fill, value } from '../kit/index.ts';
import type { Duty } from './duty.ts';
import { fluid, fluidType, specificHeatRatio, temperature, viscosity, type upstreamDensity } from './fields.ts';

const { id } = fluid.source;

/** What the fluid that is chosen fills upstream of a plate; κ is that of the real gas, as ISO 5167-2 has it. */
export function upstreamStream(duty: Duty, density: ReturnType<typeof upstreamDensity>) {
  const chosen = chosenFluid(fluid);
  const phase = value('upstreamPhase', { fluidType }, v => (v.fluidType === 'Gas' ? 'gas' : 'liquid'));
  const upstream = streamAt('upstreamStream', chosen, duty.upstreamPressure, temperature, phase);
  return {
    ...upstream,
    fills: [
      fill(density, upstream.density),
      fill(viscosity, upstream.viscosity),
      fill(specificHeatRatio, upstream.isentropicExponent),
    ],
    checks: [
      fluidChecks(chosen, id),
      streamCheck(upstream.stream, id),
      flashCheck(upstream.stream, duty.downstreamPressure, id),
    ],
    loads: [fluidLoads(fluid)],
  };
}
