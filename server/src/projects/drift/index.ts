export { driftJobs } from './drift-jobs.ts';
export type { DriftJobs } from './drift-work.ts';
export { driftOfRevision } from './drift-of-revision.ts';
export { letStand } from './let-stand.ts';
