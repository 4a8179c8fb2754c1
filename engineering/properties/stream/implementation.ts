/** Entry point of the code loaded on first use of a fluid. */
export { loadStreamData } from './load.ts';
export { streamBoilingAt, streamLiquid, streamPhaseAt, streamTwoPhasesAt } from './stream-phase.ts';
export {
  streamCompressibility,
  streamCriticalPoint,
  streamCriticalPressure,
  streamDensity,
  streamDensityAfter,
  streamEquation,
  streamFlashedShare,
  streamHeatCapacity,
  streamIdealHeatRatio,
  streamIsentrope,
  streamIsentropicExponent,
  streamLatentHeat,
  streamBoilOff,
  streamLeastBoilingPressure,
  streamLightestLiquidDensity,
  streamMolarMass,
  streamReferenceDensity,
  streamRemarks,
  streamSpeedOfSound,
  streamSurfaceTension,
  streamThermalConductivity,
  streamVapourPressure,
  streamViscosity,
} from './stream-properties.ts';
export { streamBubblePoint } from './bubble-point.ts';
export { streamHeatedTemperature } from './heated-gas.ts';
export { streamHeatingCurve } from './heating-curve.ts';
export { streamMissedWater } from './missed-water.ts';
export { streamMeanHeatCapacity } from './mean-heat-capacity.ts';
export { streamPhaseChange } from './phase-change.ts';
export { streamFreezesBelow, streamSolid } from './solid.ts';
export { streamFreezingPoint } from './freezing-point.ts';
export {
  streamExpansionExcess,
  streamHeatExcess,
  streamLatentHeatExcess,
  streamVapourPressureExcess,
} from './reference-excess.ts';
export { streamTensionBetween } from './tension-between.ts';
export {
  streamAtEnthalpy,
  streamCorrespondingStates,
  streamNozzleFluxExcess,
  streamOtherPhase,
  streamSoundSpeedExcess,
  streamsThrottled,
  streamThrottled,
  streamThrottlingExcess,
} from './throttled.ts';
export { streamDenseCompressibility } from './dense-gas.ts';
export { streamExpansionCoefficient } from './expansion-coefficient.ts';
