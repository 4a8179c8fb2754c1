/**
 * Commodity liquids that are not defined by components: petroleum by density and two viscosities, glycols and methanol in water, sea water,
 * and user-supplied tables. SI units; outside the range of a source a function throws a Refusal or marks the value as extrapolated.
 */
export { relativeDensity60, relativeDensityBase } from './api-gravity.ts';
export { freezingCurves, type FreezingCurve } from './aqueous-coefficients.ts';
export {
  aqueousSolution,
  freezingPoint,
  leastBoilingPressure,
  type AqueousSolute,
  type AqueousSolution,
} from './aqueous.ts';
export {
  distillationSlopes,
  trueVapourPressure,
  type TrueVapourPressure,
  type VolatileStock,
} from './reid-vapour-pressure.ts';
export { seaWater, type SeaWater } from './sea-water.ts';
export {
  meanBetween,
  propertyTable,
  valueAt,
  type Interpolation,
  type TablePoint,
  type PropertyTable,
} from './typed-table.ts';
export {
  kinematicViscosityAt,
  temperatureOfLeastViscosity,
  viscosityLine,
  viscosityTemperatureSource,
  type ViscosityLine,
  type ViscosityPoint,
} from './viscosity-temperature.ts';
export {
  density60Of,
  density60Of15,
  volumeCorrection,
  volumeCorrectionSource,
  type PetroleumGroup,
  type VolumeCorrection,
} from './volume-correction.ts';
