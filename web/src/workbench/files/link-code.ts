/** The code that opens and creates links with cases. A page loads it with its first link. */
export {
  mergeRows,
  openFragment,
  originOfFragment,
  rowsFragment,
  shareFragment,
  tableGrid,
  transferFragment,
} from '@isentrope/calculators/kit';
export { takeOverCases } from './take-over-cases.ts';
