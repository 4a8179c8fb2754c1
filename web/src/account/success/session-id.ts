/**
 * The payment session id in the query; undefined unless it has the provider's format, so that nothing else from the
 * address is shown.
 */
export function readSessionId(search: string): string | undefined {
  const id = new URLSearchParams(search).get('session_id') ?? '';
  return /^[\w-]{1,200}$/.test(id) ? id : undefined;
}
