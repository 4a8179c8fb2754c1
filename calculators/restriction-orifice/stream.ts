import {
  streamFluidFrom,
  condensationCheck,
  flashCheck,
  fluidChecks,
  fluidLoads,
  streamAt,
  streamCheck,
  throatCheck,
  type ConstantNozzle,
} from '../fluid/index.ts';
import { derivedDefault, ruledOut, value, type Absent } from '../kit/index.ts';
import type { Duty } from './duty.ts';
import { fluid, fluidType, specificHeatRatio, temperature, viscosity, type upstreamDensity } from './fields.ts';

const { id } = fluid.source;

/** Derived defaults from the selected fluid upstream of a plate; κ is that of the real gas, as in ISO 5167-2. */
export function upstreamStream(duty: Duty, density: ReturnType<typeof upstreamDensity>) {
  const chosen = streamFluidFrom(fluid);
  const phase = value('upstreamPhase', { fluidType }, v => (v.fluidType === 'Gas' ? 'gas' : 'liquid'));
  const upstream = streamAt('upstreamStream', chosen, duty.upstreamPressure, temperature, phase);
  /** The plate's jet expands to the downstream pressure, unless it is choked. */
  const nozzle = value(
    'constantNozzle',
    { fluid: duty.fluid, upstreamPressure: duty.upstreamPressure, density, pressureRatio: duty.pressureRatio },
    ({ fluid: { kappa }, upstreamPressure, density: rho, pressureRatio }): ConstantNozzle | Absent =>
      kappa === undefined ? ruledOut('liquid') : { kappa, upstreamPressure, density: rho, pressureRatio },
  );
  return {
    ...upstream,
    fills: [
      derivedDefault(density, upstream.density),
      derivedDefault(viscosity, upstream.viscosity),
      derivedDefault(specificHeatRatio, upstream.isentropicExponent),
    ],
    checks: [
      fluidChecks(chosen, id),
      streamCheck(upstream.stream, id),
      flashCheck(upstream.stream, duty.downstreamPressure, id),
      condensationCheck(
        upstream.stream,
        duty.downstreamPressure,
        id,
        'The velocity in the bore and the pressure loss are those of a dry gas; the pipe downstream carries two phases.',
      ),
      throatCheck(upstream.stream, nozzle, {
        field: 'orificeDiameterBD',
        sized: 'the area of the bore',
        device: 'plate',
      }),
    ],
    loads: [fluidLoads(fluid)],
  };
}
