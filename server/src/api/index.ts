export { isDeeperThan } from './body.ts';
export { callerOf, requireScope, type Caller } from './caller.ts';
export { referenceRoutes } from './openapi/api-description.ts';
export { feedRoutes } from './projects/feed-routes.ts';
export { sweepIdempotentRequests } from './projects/idempotency.ts';
export { ApiProblem, problemFrom, type ProblemCode } from './problem.ts';
export { costs, maxQuickCases, spendQuota, ConcurrencyLimiter } from './quota.ts';
export { apiRoutes } from './routes.ts';
export { answeredCase, answeredRun } from './response-schemas.ts';
