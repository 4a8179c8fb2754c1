export { criticalPressureRatio, isentropicMassFlux, jetSpeed, thickPlateCoefficient } from './orifice/critical-flow.ts';
export {
  dischargeCoefficient,
  expansibility,
  permanentLossFraction,
  tappingDistances,
  type Tappings,
} from './orifice/discharge-coefficient.ts';
export { expansibilityLimit, isoLimitsExceeded, type LimitExceeded } from './orifice/limits.ts';
export {
  betaAfterThreePasses,
  betaOfArea,
  gasMassFlow,
  isoMassFlow,
  isoShare,
  minExpansibilityRatio,
  originalBoreArea,
  originalExpansionFactor,
  pipeReynoldsNumber,
  sizeByIso5167,
  sizeGasOrifice,
  thickPlateMassFlow,
  type OrificeDuty,
  type OrificeSolution,
  type OriginalDuty,
} from './orifice/orifice.ts';
export { cavitationIndex, gasStages, liquidStages } from './orifice/staging.ts';
export { leastBoreReynolds, viscousCoefficients } from './orifice/viscous.ts';
export * from './line/index.ts';
