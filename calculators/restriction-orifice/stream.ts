import { formatNumber } from '@isentrope/engineering/quantities';
import {
  streamFluidFrom,
  condensationCheck,
  denseCompared,
  densityCompared,
  flashInDeviceCheck,
  flowMolarMass,
  gasFlowDensity,
  fluidChecks,
  fluidLoads,
  ofInverseRoot,
  referenceDensityCheck,
  soundSpeedCheck,
  streamAt,
  streamCheck,
  throttlingCheck,
  throatCheck,
  type ConstantNozzle,
} from '../fluid/index.ts';
import { check, derivedDefault, optional, ruledOut, value, warning, type Absent } from '../kit/index.ts';
import type { Duty } from './duty.ts';
import { fluid, fluidType, specificHeatRatio, temperature, viscosity, type upstreamDensity } from './fields.ts';

const { id } = fluid.source;

/** Relative difference within which an exponent counts as that of the selected fluid. */
const sameExponent = 1e-3;

const otherPhase = {
  liquid:
    'The bore for liquid and vapour together is larger, so that for the liquid is on the unsafe side if the full flow must pass.',
  gas: 'The bore for the gas is larger than that for gas and liquid together: the unsafe side if the plate is there to limit the flow.',
  dense: denseCompared,
  supercritical: denseCompared,
};

const areaOfBore = ofInverseRoot(
  'The area of the bore',
  'the unsafe side if the plate is there to limit the flow',
  'the unsafe side if the full flow must pass',
);

const meaningOfDensity = (ratio: number, phase?: 'liquid' | 'gas') =>
  phase === 'gas' ? densityCompared : areaOfBore(ratio);

/** Derived defaults from the selected fluid upstream of a plate; κ is that of the real gas, as in ISO 5167-2. */
export function upstreamStream(duty: Duty, density: ReturnType<typeof upstreamDensity>) {
  const chosen = streamFluidFrom(fluid);
  const phase = value('upstreamPhase', { fluidType }, v => (v.fluidType === 'Gas' ? 'gas' : 'liquid'));
  const upstream = streamAt('upstreamStream', chosen, duty.upstreamPressure, temperature, phase);
  const ownMolarMass = value('ownMolarMass', { chosen: upstream.molarMass }, v => v.chosen.value);
  /** The plate's jet expands to the downstream pressure, unless it is choked. */
  const nozzle = value(
    'constantNozzle',
    { fluid: duty.fluid, upstreamPressure: duty.upstreamPressure, density, pressureRatio: duty.pressureRatio },
    ({ fluid: { kappa }, upstreamPressure, density: rho, pressureRatio }): ConstantNozzle | Absent =>
      kappa === undefined ? ruledOut('liquid') : { kappa, upstreamPressure, density: rho, pressureRatio },
  );
  /** A gas whose speed of sound follows from the exponent of its fluid. */
  const sounding = value(
    'sounding',
    { fluid: duty.fluid, stream: upstream.stream, own: upstream.isentropicExponent },
    v => (v.fluid.kappa === v.own.value ? v.stream : ruledOut('typed')),
  );
  const unusualExponent = check({ fluid: duty.fluid, own: optional(upstream.isentropicExponent) }, v => {
    const { kappa } = v.fluid;
    if (kappa === undefined || (kappa >= 1 && kappa <= 3)) return [];
    if (v.own && Math.abs(v.own.value / kappa - 1) < sameExponent) return [];
    const text = `κ = ${formatNumber(kappa, 3)} is that of a dense gas only; at low pressure cp/cv is 1 to 1.7. Check the entry.`;
    return [warning(text, { field: 'specificHeatRatio' })];
  });
  return {
    ...upstream,
    /** Of the chosen fluid, to convert a flow that is not by mass. */
    flowProperties: {
      density: gasFlowDensity('flowDensity', density, upstream),
      molarMass: flowMolarMass('flowMolarMass', ownMolarMass, upstream),
    },
    fills: [
      derivedDefault(density, upstream.density),
      derivedDefault(viscosity, upstream.viscosity),
      derivedDefault(specificHeatRatio, upstream.isentropicExponent),
    ],
    checks: [
      unusualExponent,
      fluidChecks(chosen, id),
      streamCheck(upstream.stream, id, otherPhase),
      soundSpeedCheck(sounding, id),
      referenceDensityCheck(upstream.stream, { density }, id, meaningOfDensity),
      flashInDeviceCheck(upstream.stream, duty.downstreamPressure, id, {
        device: 'plate',
        sized: 'the area of the bore',
        drop: duty.pressureDifferential,
      }),
      condensationCheck(
        upstream.stream,
        duty.downstreamPressure,
        id,
        'The velocity in the bore and the pressure loss are those of a dry gas; the pipe downstream carries two phases.',
      ),
      throttlingCheck(upstream.stream, duty.downstreamPressure, id),
      throatCheck(upstream.stream, nozzle, {
        field: 'orificeDiameterBD',
        sized: 'the area of the bore',
        device: 'plate',
      }),
    ],
    loads: [fluidLoads(fluid)],
  };
}
