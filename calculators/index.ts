export { catalogue, findCalculator, type CatalogueEntry } from './catalogue.ts';
