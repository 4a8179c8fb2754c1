export { catalogue, findCalculator, menus, type CatalogueEntry } from './catalogue.ts';
export { answersTo, listedTools, toolName, toolsUnder } from './listing.ts';
