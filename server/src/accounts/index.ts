export { createAccounts, UnavailableError, type Accounts, type AccountHooks, type OpenAccounts } from './accounts.ts';
export { adminCommand, adminUsage, type CommandReply, type FurtherCommands } from './admin-command.ts';
export { accountRoutes, type PlanLookup } from './account-routes.ts';
export { authRoutes, libraryRoutes } from './auth/auth-routes.ts';
export { secretOf } from './auth/local-secret.ts';
export { requireSession, type SignedInEnvironment } from './sessions/require-session.ts';
export { scope, verifyKey, type Scope, type ValidKey } from './api-keys/stored-keys.ts';
export { confirmIdentity } from './passwords/confirm-identity.ts';
export { DecisionCache } from './sessions/decision-cache.ts';
export { currentUser, type SignedIn } from './sessions/session.ts';
export type { Provider } from './sign-in/providers.ts';
export {
  hashedKey,
  tooManyAttemptsMessage,
  type RateLimiter,
  type RateRule,
  type SpendResult,
} from './rate-limits/rate-limit.ts';
