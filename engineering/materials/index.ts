export {
  conductivityPoints,
  conductivityRange,
  thermalConductivity,
  type ConductivityPoint,
  type ConductivityReading,
} from './conductivity.ts';
export {
  conductivityTable,
  tabulatedTemperatures,
  type Certainty,
  type ConductivityColumn,
} from './conductivity-table.ts';
