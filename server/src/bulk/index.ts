export { createBulk, type Bulk } from './bulk.ts';
export {
  resultsOfChunk,
  createRun,
  chunkSizes,
  listRuns,
  maxUnfinished,
  removeRun,
  type BulkRun,
} from './bulk-runs.ts';
export { linesOf, TooLongError } from './lines.ts';
