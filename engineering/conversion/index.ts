export { findPair, searchUnits, unitCatalogue, unitSpellings, type CatalogueUnit } from './catalogue.ts';
export { unitCategories, type UnitCategory } from './categories.ts';
export { shownNumber, withoutNoise, type Shown } from './shown.ts';
