export { isDeeper } from './body.ts';
export { callerOf, mustBeFor, type Caller } from './caller.ts';
export { referenceRoutes } from './described.ts';
export { feedRoutes } from './feed-routes.ts';
export { sweepAnswers } from './idempotency.ts';
export { ApiProblem, toldProblem, type ProblemCode } from './problem.ts';
export { costs, fewCases, spendQuota, UnderWayByCaller } from './quota.ts';
export { apiRoutes } from './routes.ts';
export { answeredCase, answeredRun } from './shapes.ts';
