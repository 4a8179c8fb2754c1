import { isThisMachine } from '../config.ts';

/** The modes of libpq's `sslmode` that always encrypt. */
const encryptedModes = new Set(['require', 'verify-ca', 'verify-full', 'no-verify']);

/** Whether the connection to a database crosses a network unencrypted. */
export function isConnectionUnencrypted(databaseUrl: string): boolean {
  const { searchParams } = new URL(databaseUrl);
  // A host that begins with a slash is a local socket.
  const isSocket = searchParams.get('host')?.startsWith('/') === true;
  return (
    !isSocket &&
    !isThisMachine(databaseUrl) &&
    !encryptedModes.has(searchParams.get('sslmode') ?? '') &&
    searchParams.get('ssl') !== 'true'
  );
}
