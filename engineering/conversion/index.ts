export {
  areConvertible,
  basisRemark,
  convertPair,
  findPair,
  searchUnits,
  unitCatalogue,
  unitSpellings,
  conversionError,
  type CatalogueUnit,
  type UnitPair,
} from './catalogue.ts';
export { unitCategories, type UnitCategory } from './categories.ts';
export { formatConverted, removeNoise, type FormattedNumber } from './format-converted.ts';
