/** What opens and makes links with cases, which a page loads with the first of them. */
export { openFragment, rowsFragment, shareFragment, tableGrid, transferFragment } from '@isentrope/calculators/kit';
export { takeOverCases } from './take-over-cases.ts';
