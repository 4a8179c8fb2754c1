import type { Config } from '../config.ts';

type Site = Pick<Config, 'publicUrl' | 'local'>;

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a page of this origin may send requests here: the public address, and in local mode this very computer. */
export function isOwnOrigin(origin: string, site: Site): boolean {
  if (origin === site.publicUrl) return true;
  return site.local && isLoopback(origin);
}

/** Whether the site answers under this `Host`; anything else may be a foreign name pointed at this address. */
export function isOwnHost(host: string | undefined, site: Site): boolean {
  if (host === undefined) return false;
  if (site.publicUrl !== undefined && new URL(site.publicUrl).host === host) return true;
  return site.local && isLoopback(`http://${host}`);
}

/**
 * A path of this site as it stands. Everything browsers might read as another site is refused: `//host`, `/\host`, encoded
 * slashes before the first segment, and what steps out of the path into any of these.
 */
export function isOwnPath(address: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (!address.startsWith('/') || /^\/(\/|%2f|%5c)|[\u0000-\u0020\u007f\\]/i.test(address)) return false;
  const base = 'http://site.invalid';
  return URL.canParse(address, base) && !new URL(address, base).pathname.startsWith('//');
}

/**
 * A return address is a path of this site, or a whole address on it. Everything else is refused, other schemes included.
 */
export function isOwnAddress(address: string, site: Site): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u0020\u007f\\]/.test(address)) return false;
  if (address.startsWith('/')) return isOwnPath(address);
  return /^https?:\/\//i.test(address) && URL.canParse(address) && isOwnOrigin(new URL(address).origin, site);
}

function isLoopback(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && loopbackNames.has(hostname);
}
