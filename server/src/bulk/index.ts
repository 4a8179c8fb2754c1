export { createBulk, type Bulk } from './bulk.ts';
export { answersOf, beginRun, chunkSizes, listRuns, mostUnfinished, removeRun, type BulkRun } from './bulk-runs.ts';
export { linesOf, TooLong } from './lines.ts';
