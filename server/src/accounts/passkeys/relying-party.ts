import { isIP } from 'node:net';
import type { Config } from '../../config.ts';
import { isOwnOrigin } from '../../http/origin.ts';

/** The WebAuthn relying party: the name of the site, and the origin of its pages. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * The relying party: the public address, or in local mode the address of the requesting page. Undefined for a bare IP
 * address, for which browsers create no passkeys.
 */
export function relyingParty(
  site: Pick<Config, 'publicUrl' | 'local'>,
  requestOrigin: string | null,
): RelyingParty | undefined {
  const origin =
    site.local && requestOrigin !== null && isOwnOrigin(requestOrigin, site) ? requestOrigin : site.publicUrl;
  if (origin === undefined) return undefined;
  const { hostname } = new URL(origin);
  return isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? { id: hostname, origin } : undefined;
}
