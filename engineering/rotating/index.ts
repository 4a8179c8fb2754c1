export { headOf, pressureOf } from './pump/head.ts';
export { iecRatings, ie3Efficiency, motorFor, motorMargin, type MotorChoice } from './pump/motor.ts';
export {
  npshAvailable,
  npshMargins,
  npshMinimum,
  suctionSpecificSpeed,
  suctionSpecificSpeedLimit,
  type NpshMargin,
  type PumpService,
} from './pump/npsh.ts';
export { hydraulicPower, shaftPower } from './pump/power.ts';
export { pumpHeadEstimate, systemHead } from './pump/system-curve.ts';
export {
  correctForViscosity,
  largestParameter,
  parameterOf,
  performanceFactors,
  performanceParameter,
  preselectionParameter,
  viscosityRange,
  type PerformanceFactors,
  type ViscousDuty,
} from './pump/viscosity-correction.ts';
