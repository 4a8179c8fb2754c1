/** Classes of PostgreSQL's SQLSTATE: connection failure, insufficient resources, operator intervention. */
const states = /^(?:08|53|57P)/;
const codes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
/** Errors of the driver and its pool that have no code. */
const words =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Whether a statement failed because the database was unreachable or out of resources, which may be over by now. */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return states.test(code) || codes.has(code) || words.test(error.message);
}
