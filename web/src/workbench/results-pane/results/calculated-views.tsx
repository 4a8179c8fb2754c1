/** What `calculated-parts.tsx` loads. */
export { ResultTables } from './result-tables.tsx';
export { AllRowsLinks, TransferLinks } from './transfer-links.tsx';
