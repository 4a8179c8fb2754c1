/** Classes of PostgreSQL's SQLSTATE: connection failure, insufficient resources, operator intervention. */
const sqlStates = /^(?:08|53|57P)/;
const codes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
/** Errors of the driver and its pool that have no code. */
const driverMessages =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Whether a statement failed because the database was unreachable or out of resources, which may be over by now. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return sqlStates.test(code) || codes.has(code) || driverMessages.test(error.message);
}
