export { convert, fromSi, hasUnit, toSi, unitOf } from './convert.ts';
export { editableNumber, formatNumber, superscript } from './format.ts';
export { kindOf, kinds, type Kind, type KindDeclaration, type UnitOf } from './kinds.ts';
export { parseNumber, parseQuantity, type Parsed } from './parse.ts';
export {
  absolute,
  atmosphere,
  gauge,
  type AbsolutePressure,
  type GaugePressure,
  type MassFlow,
  type PressureDifference,
  type Quantity,
  type StandardFlow,
  type Temperature,
  type TemperatureDifference,
  type VolumeFlow,
} from './quantity.ts';
export { findUnit } from './spelling.ts';
export type { Unit } from './unit.ts';
