export {
  acousticLikelihood,
  acousticThreshold,
  connections,
  eisingerLimit,
  greatestSlenderness,
  lowLikelihood,
  type AcousticLikelihood,
  type Connection,
  type Discontinuity,
} from './acoustic-fatigue.ts';
export { actionBand, actionBands, type Likelihood } from './actions.ts';
export {
  assumedSonicRatio,
  attenuation,
  isOriginallySonic,
  originalSonicLimit,
  originalSonicVelocity,
  sonicAddition,
  sonicPressureRatio,
  sonicRatioRange,
  soundPowerLevel,
  sumOfLevels,
  type Source,
} from './sound-power.ts';
export {
  eddyFrequency,
  endConditions,
  lockIn,
  massPerMetre,
  naturalFrequency,
  pipeMaterials,
  secondMoment,
  type EndCondition,
  type PipeMaterial,
  type Span,
} from './span.ts';
export {
  arrangementOfSpan,
  diameterRange,
  longestSpan,
  supportArrangements,
  type SupportArrangement,
} from './supports.ts';
export {
  fluidViscosityFactor,
  isInterpolated,
  mostFlexibleBelow,
  qualitativeLikelihood,
  turbulenceIntensity,
  turbulenceLikelihood,
  turbulencePowerLevel,
  turbulentFrom,
  vibrationFactor,
  type FlowPhase,
} from './turbulence.ts';
