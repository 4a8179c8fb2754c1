/**
 * SQLSTATEs of temporary failures: connection failures (08), full disk, memory and connections (53), stops and restarts
 * (57P), a serialization failure or deadlock, a read-only server after a failover, a cancelled statement.
 */
const sqlStates = /^(?:08|53|57P)|^(?:40001|40P01|25006|57014)$/;
const codes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
/** The message of the driver for a statement without an answer within the time limit; it has no code. */
const unanswered = 'Query read timeout';
/** Errors of the driver and its pool that have no code. */
const driverMessages =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout)/;

/** Maximum number of errors examined in a chain of causes, which may be circular. */
const maxErrors = 20;

/**
 * The error in a chain of causes, or in an aggregate of errors, that says that the database was temporarily
 * unreachable, busy or out of resources; undefined if there is none. Libraries wrap the driver's error.
 */
export function databaseOutageIn(error: unknown): Error | undefined {
  const pending: unknown[] = [error];
  for (let index = 0; index < Math.min(pending.length, maxErrors); index += 1) {
    const candidate = pending[index];
    // A failed request to another service is no outage of the database.
    if (!(candidate instanceof Error) || candidate.message === 'fetch failed') continue;
    if (isOutage(candidate)) return candidate;
    pending.push(candidate.cause);
    if (candidate instanceof AggregateError) pending.push(...(candidate.errors as unknown[]).slice(0, maxErrors));
  }
  return undefined;
}

function isOutage(error: Error): boolean {
  const code = errorCodeOf(error) ?? '';
  return sqlStates.test(code) || codes.has(code) || driverMessages.test(error.message);
}

/** Whether the database did not answer a statement in time; the answer may still arrive. */
export function isUnanswered(error: unknown): error is Error {
  return error instanceof Error && error.message === unanswered;
}

/** The SQLSTATE or the system's code of an error; undefined if it has none. */
export function errorCodeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
