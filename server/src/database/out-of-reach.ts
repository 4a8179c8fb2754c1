/** Classes of PostgreSQL's SQLSTATE: the connection failed, it has too little of something (room, connections), it was ended. */
const states = /^(?:08|53|57P)/;
const codes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
/** What the driver and its pool say without a code. */
const words =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Whether a statement failed because the database was out of reach or had no room, though it may be there again by now. */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return states.test(code) || codes.has(code) || words.test(error.message);
}
