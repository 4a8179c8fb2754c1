/** A usage error: one line on standard error, exit code 2. */
export class UsageError extends Error {}
