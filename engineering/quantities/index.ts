export { atmosphere, gasConstant, roundedGravity, standardGravity } from './constants.ts';
export {
  convert,
  convertedNumber,
  fromSi,
  hasUnit,
  isDisplayUnit,
  shortestConverted,
  toSi,
  unitOf,
  valueIn,
} from './convert.ts';
export {
  convertedQuantity,
  findConvertedUnit,
  findProductUnit,
  type ConvertedQuantity,
  type ConvertedUnit,
} from './converted-quantity.ts';
export { editableNumber, formatNumber, fullNumber, superscript } from './format.ts';
export { formatDifference, isLevelUnit, levelDifference } from './format-difference.ts';
export { findFlowUnit, parseFlow, type FlowUnit, type TypedFlow } from './mass-flow.ts';
export { explainUndefinedUnit } from './undefined-units.ts';
export { kindOf, kinds, type Kind, type KindDeclaration, type UnitOf } from './kinds.ts';
export {
  basisOf,
  otherBasis,
  ownUnit,
  pressureBases,
  unitInBasis,
  type OtherBasis,
  type PressureBasis,
} from './other-basis.ts';
export { isTwoPartTime } from './duration.ts';
export { feetAndInches, leadingFraction } from './fraction.ts';
export { leadingNumber } from './leading-number.ts';
export {
  parseNumber,
  parseQuantity,
  ambiguousReadings,
  readingsAmongCommas,
  splitQuantity,
  acceptedUnits,
  type Parsed,
  type AmbiguousReadings,
} from './parse.ts';
export {
  absolute,
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
export {
  undefinedIfRefused,
  Refusal,
  messageValue,
  formatClause,
  defaultUnit,
  type Clause,
  type MessageValue,
  type UnitSelector,
} from './refusal.ts';
export { requireFinite, requireNotNegative, requirePositive, requireShare } from './require.ts';
export { blockNumbers, type BlockNumber, type OpenNumber } from './block-numbers.ts';
export { decimalMark, removeThousands, withFourDecimals, type DecimalMark } from './decimal-mark.ts';
export { findUnit } from './spelling.ts';
export type { Unit } from './unit.ts';
export {
  sizeDistance,
  isCustomary,
  isInSet,
  secondUnit,
  standardSets,
  unitInSet,
  type StandardSet,
} from './unit-sets.ts';
