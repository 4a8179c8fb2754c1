/**
 * Heating values, Wobbe index, density and relative density of gases from their composition by ISO 6976:2016, gross and net, per
 * mole, mass and volume, at 0, 15, 15.55 (60 °F), 20 and 25 °C.
 */
export {
  heatingValueIds,
  heatingValues,
  type CombustionTemperature,
  type GrossAndNet,
  type HeatingReference,
  type HeatingValues,
  type MeteringTemperature,
} from './heating-values.ts';
