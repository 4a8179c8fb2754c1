export { kvPerCv, largestRelativeCapacity, relativeCapacity, waterDensity } from './constants.ts';
export {
  fittingsOf,
  kvThroughFittings,
  liquidRecoveryFactor,
  noFittings,
  pipingGeometryFactor,
  pressureRatioFactor,
  type Fittings,
  type Piping,
} from './fittings.ts';
export {
  gasDensity,
  gasFlow,
  gasPressureDrop,
  nonTurbulentExpansion,
  sizeGasValve,
  specificHeatRatioFactor,
  type Gas,
  type GasSizing,
  type GasValve,
} from './gas.ts';
export {
  liquidChokedDifference,
  liquidCriticalRatioFactor,
  liquidFlow,
  liquidPressureDrop,
  sizeLiquidValve,
  venaContractaDifference,
  type Liquid,
  type LiquidSizing,
  type LiquidValve,
} from './liquid.ts';
export { aerodynamicNoise, type AerodynamicNoise } from './noise/aerodynamic.ts';
export type { NoisePath } from './noise/bands.ts';
export {
  hydrodynamicNoise,
  incipientCavitationRatio,
  type HydrodynamicNoise,
  type NoiseLevel,
} from './noise/hydrodynamic.ts';
export { openingFor, relativeFlowCoefficient, type Characteristic } from './opening.ts';
export { originalGas, originalGasCv, originalLiquid, originalLiquidCv } from './original.ts';
export type { PressureDropResult } from './pressure-drop.ts';
export {
  isFullSizeTrim,
  leastFavourableSize,
  reynoldsFactor,
  trimConstant,
  turbulentFrom,
  valveReynoldsNumber,
  type ViscousValve,
} from './reynolds.ts';
export { valveStyle, valveStyles, type ValveStyle } from './styles.ts';
export {
  sizeTwoPhaseValve,
  twoPhaseState,
  type TwoPhase,
  type TwoPhaseState,
  type TwoPhaseValve,
} from './two-phase.ts';
