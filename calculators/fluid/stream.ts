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
  type AskedPhase,
  type StreamFluid,
  type StreamPhase,
  type StreamValue,
} from '@isentrope/engineering/properties';
import type { AbsolutePressure, Kind, Quantity, Temperature } from '@isentrope/engineering/quantities';
import { value, type Filling, type Needs, type Given, type Source } from '../kit/index.ts';

/** A property of a stream as what fills a field of its kind. */
export type Filler<K extends Kind> = Source<Filling<Quantity<K>>>;

/** A property, whose kind is that of the fields it fills. */
function property<K extends Kind, const N extends Needs>(
  id: string,
  _kind: K,
  needs: N,
  compute: (given: Given<N>) => StreamValue,
): Filler<K> {
  return value(id, needs, compute);
}

/**
 * What fills the fields of a calculator from one phase of its fluid where it stands: the pressure and the temperature are
 * steps or fields of the calculator, and so is the phase where a case decides it; whichever is there is meant where none is
 * named. The properties are worked out where something asks for them.
 */
export function streamAt(
  id: string,
  fluid: Source<StreamFluid>,
  pressure: Source<AbsolutePressure>,
  temperature: Source<Temperature>,
  asked?: AskedPhase | Source<AskedPhase>,
) {
  const where = { fluid, pressure, temperature };
  const stream: Source<StreamPhase> =
    typeof asked === 'object'
      ? value(id, { ...where, asked }, v => streamPhaseAt(v.fluid, v.pressure, v.temperature, v.asked))
      : value(id, where, v => streamPhaseAt(v.fluid, v.pressure, v.temperature, asked));
  const of = <K extends Kind>(name: string, kind: K, compute: (stream: StreamPhase) => StreamValue): Filler<K> =>
    property(`${id}.${name}`, kind, { stream }, v => compute(v.stream));
  const atTemperature = <K extends Kind>(
    name: string,
    kind: K,
    compute: (fluid: StreamFluid, temperature: number) => StreamValue,
  ): Filler<K> => property(`${id}.${name}`, kind, { fluid, temperature }, v => compute(v.fluid, v.temperature));
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
    speedOfSound: of('speedOfSound', 'velocity', streamSpeedOfSound),
    vapourPressure: atTemperature('vapourPressure', 'absolutePressure', streamVapourPressure),
    criticalPressure: property(`${id}.criticalPressure`, 'absolutePressure', { fluid }, v =>
      streamCriticalPressure(v.fluid),
    ),
    latentHeat: property(`${id}.latentHeat`, 'specificEnergy', { fluid, pressure }, v =>
      streamLatentHeat(v.fluid, v.pressure),
    ),
  };
}
