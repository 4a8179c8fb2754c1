export type { Certainty } from './certainty.ts';
export {
  conductivityPoints,
  conductivityRange,
  thermalConductivity,
  type ConductivityPoint,
  type ConductivityReading,
} from './conductivity.ts';
export { conductivityTable, tabulatedTemperatures, type ConductivityColumn } from './conductivity-table.ts';
export {
  fireMetal,
  fireMetals,
  hotStrength,
  type FireMetal,
  type FireMetalId,
  type HotProperty,
} from './fire-metals.ts';
export {
  exemptionCurves,
  minimumDesignMetalTemperature,
  temperatureReduction,
  unreducedDesignMetalTemperature,
  type ExemptionCurve,
} from './impact-test-exemption.ts';
export { wallMaterial, wallMaterials, type WallMaterial, type WallPropertyName } from './wall-materials.ts';
export { wallProperty, wallPropertyRange, type WallReading } from './wall-property.ts';
