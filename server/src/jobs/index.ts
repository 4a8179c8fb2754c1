export { createJobs, type Job, type JobDefinition, type Jobs, type RepeatedJob, type SendOptions } from './jobs.ts';
