import type { createAuthMiddleware } from 'better-auth/api';

/** The context of a better-auth hook. */
export type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];
