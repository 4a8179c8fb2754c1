import {
  streamCompressibility,
  streamCriticalPressure,
  streamDensity,
  streamExpansionCoefficient,
  streamHeatCapacity,
  streamIdealHeatRatio,
  streamIsentropicExponent,
  streamLatentHeat,
  streamLightestLiquidDensity,
  streamMolarMass,
  streamPhaseAt,
  streamSpeedOfSound,
  streamVapourPressure,
  streamViscosity,
  type RequestedPhase,
  type StreamFluid,
  type StreamPhase,
  type StreamValue,
} from '@isentrope/engineering/properties';
import type { AbsolutePressure, Kind, Quantity, Temperature } from '@isentrope/engineering/quantities';
import {
  optional,
  ruledOut,
  value,
  type DefaultValue,
  type Needs,
  type StepInputs,
  type Source,
} from '../kit/index.ts';
import { liquidOf } from './flashing.ts';

/** Converts a stream property to a default for a field of its dimension. */
export type PropertyDefault<K extends Kind> = Source<DefaultValue<Quantity<K>>>;

/** A property with the dimension of the fields it is a default for. */
function property<K extends Kind, const N extends Needs>(
  id: string,
  _kind: K,
  needs: N,
  compute: (input: StepInputs<N>) => StreamValue,
): PropertyDefault<K> {
  return value(id, needs, compute);
}

/**
 * Returns derived defaults for a calculator's fields from one phase of its fluid. Pressure and temperature are steps or fields
 * of the calculator, and so is the phase if a case selects it; without one, the phase present is used. Properties are computed
 * on demand.
 */
export function streamAt(
  id: string,
  fluid: Source<StreamFluid>,
  pressure: Source<AbsolutePressure>,
  temperature: Source<Temperature>,
  requestedPhase?: RequestedPhase | Source<RequestedPhase>,
) {
  const where = { fluid, pressure, temperature };
  const stream: Source<StreamPhase> =
    typeof requestedPhase === 'object'
      ? value(id, { ...where, asked: requestedPhase }, v => streamPhaseAt(v.fluid, v.pressure, v.temperature, v.asked))
      : value(id, where, v => streamPhaseAt(v.fluid, v.pressure, v.temperature, requestedPhase));
  /** Both phases of a stream that has two of which one is calculated. */
  const bothPhases = value(`${id}.bothPhases`, { stream }, ({ stream: { requested, whole, ...v } }) =>
    requested !== undefined && whole === 'two-phase'
      ? streamPhaseAt(v.fluid, v.pressure, v.temperature)
      : ruledOut('one phase'),
  );
  const ofBoth = <K extends Kind>(name: string, kind: K, compute: (stream: StreamPhase) => StreamValue) =>
    property(`${id}.bothPhases.${name}`, kind, { bothPhases }, v => compute(v.bothPhases));
  const of = <K extends Kind>(
    name: string,
    kind: K,
    compute: (stream: StreamPhase) => StreamValue,
  ): PropertyDefault<K> => property(`${id}.${name}`, kind, { stream }, v => compute(v.stream));
  const atTemperature = <K extends Kind>(
    name: string,
    kind: K,
    compute: (fluid: StreamFluid, temperature: number) => StreamValue,
  ): PropertyDefault<K> =>
    property(`${id}.${name}`, kind, { fluid, temperature }, v => compute(v.fluid, v.temperature));
  return {
    stream,
    density: of('density', 'density', streamDensity),
    lightestLiquidDensity: of('lightestLiquidDensity', 'density', streamLightestLiquidDensity),
    viscosity: of('viscosity', 'dynamicViscosity', streamViscosity),
    expansionCoefficient: of('expansionCoefficient', 'number', streamExpansionCoefficient),
    heatCapacity: of('heatCapacity', 'specificHeat', streamHeatCapacity),
    compressibilityFactor: of('compressibilityFactor', 'number', streamCompressibility),
    isentropicExponent: of('isentropicExponent', 'number', streamIsentropicExponent),
    idealHeatRatio: of('idealHeatRatio', 'number', streamIdealHeatRatio),
    molarMass: of('molarMass', 'molarMass', streamMolarMass),
    ofBothPhases: {
      density: ofBoth('density', 'density', streamDensity),
      molarMass: ofBoth('molarMass', 'molarMass', streamMolarMass),
    },
    speedOfSound: of('speedOfSound', 'velocity', streamSpeedOfSound),
    vapourPressure: atTemperature('vapourPressure', 'absolutePressure', streamVapourPressure),
    /** That of the phase: a liquid that lies under its vapour is saturated, and the fluid as a whole boils at a higher pressure. */
    liquidVapourPressure: property(
      `${id}.liquidVapourPressure`,
      'absolutePressure',
      { fluid, temperature, ...optional({ stream }) },
      v =>
        v.stream?.whole === 'two-phase'
          ? { ...streamDensity(v.stream), value: v.stream.pressure, of: liquidOf(v.stream) }
          : streamVapourPressure(v.fluid, v.temperature),
    ),
    criticalPressure: property(`${id}.criticalPressure`, 'absolutePressure', { fluid }, v =>
      streamCriticalPressure(v.fluid),
    ),
    latentHeat: property(`${id}.latentHeat`, 'specificEnergy', { fluid, pressure }, v =>
      streamLatentHeat(v.fluid, v.pressure),
    ),
  };
}
