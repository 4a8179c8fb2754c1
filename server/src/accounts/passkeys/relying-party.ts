import { isIP } from 'node:net';
import type { Config } from '../../config.ts';
import { isOwnOrigin } from '../../http/origin.ts';

/** For whom a passkey is made: the name of the site, and the address of its pages. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * The site as passkeys know it: its public address, or in local mode the address of the page that asks. Undefined where that
 * is a bare IP address, for which no browser makes passkeys.
 */
export function relyingParty(
  site: Pick<Config, 'publicUrl' | 'local'>,
  asking: string | null,
): RelyingParty | undefined {
  const origin = site.local && asking !== null && isOwnOrigin(asking, site) ? asking : site.publicUrl;
  if (origin === undefined) return undefined;
  const { hostname } = new URL(origin);
  return isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? { id: hostname, origin } : undefined;
}
