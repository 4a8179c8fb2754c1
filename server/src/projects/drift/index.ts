export { driftJobs } from './drift-jobs.ts';
export type { DriftJobs } from './drift-parts.ts';
export { driftOfRevision } from './drift-of-revision.ts';
export { acknowledgeDrift } from './acknowledge-drift.ts';
