export type { Arrangement } from './exchanger/arrangement.ts';
export {
  correctionFactor,
  minShells,
  shellEffectiveness,
  temperatureRatios,
  type TemperatureRatios,
} from './exchanger/correction-factor.ts';
export { beyondOutlet, curveCrossFactor, type MixedStream } from './exchanger/cross-flow.ts';
export type { ProfilePoint } from './exchanger/profile.ts';
export { dutyCurve, straightCurve, type DutyCurve, type DutyPoint, type HeatingCurve } from './exchanger/duty-curve.ts';
export { effectiveness } from './exchanger/effectiveness.ts';
export {
  equalWithin,
  logMeanDifference,
  terminalDifferences,
  type TerminalTemperatures,
} from './exchanger/mean-difference.ts';
export { curveCorrectionFactor, type ShellPasses } from './exchanger/shell-passes.ts';
export { counterFlowUnits, transferUnits } from './exchanger/transfer-units.ts';
export { criticalFlux, nucleateFlux, type BoilingFluid } from './boiling/pool.ts';
export { addConduction, wallGrid, type ConductingLayer, type WallGrid } from './conduction/layers.ts';
export { VaryingWall, type VaryingMetal } from './conduction/varying-wall.ts';
export { crossFlowNusselt, horizontalCylinderNusselt } from './convection/cylinder.ts';
export { atmosphericAir, prandtlNumber, rayleighNumber, type ConvectingFluid } from './convection/fluid.ts';
export { pipeNusselt } from './convection/inside-pipe.ts';
export { outsideCoefficient, type OutsideShape } from './convection/outside.ts';
export { enclosureNusselt, horizontalPlateNusselt, verticalPlateNusselt } from './convection/plate.ts';
export {
  fireFlux,
  fireScenarios,
  radiantFlux,
  stefanBoltzmann,
  type FireFluxParameters,
  type FireScenario,
  type FireScenarioKey,
} from './fire/flux.ts';
export { fireHeight, insulationFactor, wettedFireHeat } from './fire/wetted-area.ts';
