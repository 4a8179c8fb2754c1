export { catalogue, findCalculator, menus, type CatalogueEntry } from './catalogue.ts';
export { changes, changesOf, type Change } from './changes.ts';
export { loadDatasheets } from './datasheets.ts';
export { matchesSearch, toolsPageEntries, toolName, menuEntries } from './listing.ts';
