export type { Arrangement } from './exchanger/arrangement.ts';
export {
  correctionFactor,
  leastShells,
  shellEffectiveness,
  temperatureRatios,
  type TemperatureRatios,
} from './exchanger/correction-factor.ts';
export { effectiveness } from './exchanger/effectiveness.ts';
export {
  equalWithin,
  logMeanDifference,
  terminalDifferences,
  type TerminalTemperatures,
} from './exchanger/mean-difference.ts';
export { counterFlowUnits, transferUnits } from './exchanger/transfer-units.ts';
