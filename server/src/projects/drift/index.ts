export { driftJobs, type DriftJobs } from './drift-jobs.ts';
export { driftOfRevision } from './drift-of-revision.ts';
export { letStand } from './let-stand.ts';
