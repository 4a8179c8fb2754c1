import type { Config } from '../config.ts';

type Site = Pick<Config, 'publicUrl' | 'local'>;

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a page of this origin may send requests here: the public address, and in local mode loopback addresses. */
export function isOwnOrigin(origin: string, site: Site): boolean {
  if (origin === site.publicUrl) return true;
  return site.local && isLoopback(origin);
}

/** Whether the site is served under this `Host`; any other may be a foreign name pointed at this address. */
export function isOwnHost(host: string | undefined, site: Site): boolean {
  if (host === undefined) return false;
  if (site.publicUrl !== undefined && new URL(site.publicUrl).host === host) return true;
  return site.local && isLoopback(`http://${host}`);
}

/**
 * Whether this is a path of this site. Refuses everything that a browser might resolve to another site: `//host`,
 * `/\host`, encoded slashes at the start, and paths that resolve to any of these.
 */
export function isOwnPath(address: string): boolean {
  // oxlint-disable-next-line no-control-regex -- the pattern finds control characters
  if (!address.startsWith('/') || /^\/(\/|%2f|%5c)|[\u0000-\u0020\u007f\\]/i.test(address)) return false;
  const base = 'http://site.invalid';
  return URL.canParse(address, base) && !new URL(address, base).pathname.startsWith('//');
}

/** Whether a return address is a path of this site or an absolute address on it. Other schemes are refused. */
export function isOwnAddress(address: string, site: Site): boolean {
  // oxlint-disable-next-line no-control-regex -- the pattern finds control characters
  if (/[\u0000-\u0020\u007f\\]/.test(address)) return false;
  if (address.startsWith('/')) return isOwnPath(address);
  return /^https?:\/\//i.test(address) && URL.canParse(address) && isOwnOrigin(new URL(address).origin, site);
}

function isLoopback(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && loopbackNames.has(hostname);
}
