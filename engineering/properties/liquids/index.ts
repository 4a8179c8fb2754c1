/**
 * Liquids that are known by their trade rather than by their molecules: petroleum by its density and two viscosities, glycols and
 * methanol in water, sea water, and whatever somebody types as a table. SI units; what a source does not cover is a Refusal or
 * marked as extrapolated.
 */
export { apiGravityOfDensity, densityOfApiGravity, relativeDensity60 } from './api-gravity.ts';
export { aqueousSolution, type AqueousSolute, type AqueousSolution } from './aqueous.ts';
export {
  distillationSlopes,
  trueVapourPressure,
  type TrueVapourPressure,
  type VolatileStock,
} from './reid-vapour-pressure.ts';
export { seaWater, type SeaWater } from './sea-water.ts';
export { meanBetween, typedTable, valueAt, type Course, type TypedPoint, type TypedTable } from './typed-table.ts';
export {
  kinematicViscosityAt,
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
