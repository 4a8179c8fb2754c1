export {
  areConvertible,
  basisRemark,
  convertPair,
  findPair,
  searchUnits,
  unitCatalogue,
  unitSpellings,
  whyNoPair,
  type CatalogueUnit,
  type UnitPair,
} from './catalogue.ts';
export { unitCategories, type UnitCategory } from './categories.ts';
export { shownNumber, withoutNoise, type Shown } from './format-converted.ts';
