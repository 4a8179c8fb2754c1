/** Pressure relief valves: sizing by API 520-I with the orifices of API 526, and fire loads by API 521. */
export {
  highestBackPressureRatio,
  minSetPressureOfCurve,
  liquidBackPressureFactor,
  originalLiquidBackPressureFactor,
  vapourBackPressureFactor,
  type ValveType,
  highestConventionalBuiltUp,
  highestUncorrectedBackPressure,
} from './back-pressure.ts';
export { coldDifferentialTestPressure } from './cold-differential.ts';
export { boilOff, gasExpansionInFire, hydraulicExpansion, liquidDisplacedByVapour } from './fire.ts';
export {
  areaFor,
  criticalGasFlux,
  gasCoefficient,
  gasFlux,
  highestGasFactor,
  reliefGasDensity,
  subcriticalCoefficient,
  subcriticalGasFlux,
  type GasFlux,
  type ReliefGas,
} from './gas.ts';
export {
  flowWithInletLoss,
  gasReaction,
  highestInletLoss,
  liquidReaction,
  mixtureMach,
  mixtureReaction,
  outletMach,
  pipeVelocity,
  resistanceLoss,
  type OutletMixture,
  type Reaction,
} from './installation.ts';
export {
  certifiedLiquidArea,
  correctForViscosity,
  minReynolds,
  orificeReynoldsNumber,
  overpressureCorrection,
  ratedViscosityCorrection,
  uncertifiedLiquidArea,
  viscosityCorrection,
  viscousValves,
  type LiquidDuty,
  type ViscousArea,
} from './liquid.ts';
export { nozzleThroat, type Throat } from './nozzle.ts';
export { realNozzle, type RealThroat } from './real-nozzle.ts';
export {
  capacityAgainst,
  equationNozzle,
  gasNozzle,
  type CapacityShare,
  type CapacityValve,
  type ReliefNozzle,
} from './relieving-capacity.ts';
export { apiOrifices, largestOrifice, orificeFor, valvesFor, type ApiOrifice, type ValveSet } from './orifices.ts';
export {
  napierCorrection,
  napierFlux,
  isNapierSmoothed,
  superheatCorrection,
  isSuperheatInterpolated,
  type Edition,
} from './steam.ts';
export {
  criticalRatio,
  omega,
  omegaFlow,
  omegaThroat,
  transitionRatio,
  type OmegaFlow,
  type OmegaFluid,
  type OmegaRegime,
} from './two-phase.ts';
export {
  densityAfterExpansion,
  saturatedSteam,
  subcooledWater,
  superheatedSteam,
  highestSteamFactor,
  waterThroat,
  wetSteam,
  type WaterInlet,
} from './water.ts';
