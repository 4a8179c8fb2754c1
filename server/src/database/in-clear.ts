import { isThisMachine } from '../config.ts';

/** Ways of libpq's `sslmode` in which nothing passes unencrypted. */
const encrypted = new Set(['require', 'verify-ca', 'verify-full', 'no-verify']);

/** Whether what is asked of a database and answered passes a network in clear. */
export function passesInClear(databaseUrl: string): boolean {
  const { searchParams } = new URL(databaseUrl);
  // A host that begins with a slash is a socket of the machine.
  const isSocket = searchParams.get('host')?.startsWith('/') === true;
  return (
    !isSocket &&
    !isThisMachine(databaseUrl) &&
    !encrypted.has(searchParams.get('sslmode') ?? '') &&
    searchParams.get('ssl') !== 'true'
  );
}
