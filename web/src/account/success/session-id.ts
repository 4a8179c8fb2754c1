/** The number of the payment in the address, as the provider gave it; nothing else that an address may hold is shown. */
export function readSessionId(search: string): string | undefined {
  const id = new URLSearchParams(search).get('session_id') ?? '';
  return /^[\w-]{1,200}$/.test(id) ? id : undefined;
}
