export { criticalPressureRatio, isentropicMassFlux, thickPlateCoefficient } from './orifice/critical-flow.ts';
export {
  dischargeCoefficient,
  expansibility,
  permanentLossFraction,
  tappingDistances,
  type Tappings,
} from './orifice/discharge-coefficient.ts';
export { isoLimitsExceeded, type LimitExceeded } from './orifice/limits.ts';
export {
  gasMassFlow,
  isoMassFlow,
  isoShare,
  leastExpansibilityRatio,
  pipeReynoldsNumber,
  sizeByFourPasses,
  sizeByIso5167,
  sizeGasOrifice,
  thickPlateMassFlow,
  type FourPasses,
  type OrificeDuty,
  type OrificeSolution,
} from './orifice/orifice.ts';
export { cavitationIndex, gasStages, liquidStages } from './orifice/staging.ts';
export * from './line/index.ts';
