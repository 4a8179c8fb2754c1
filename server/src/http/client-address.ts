import { isIPv4, isIPv6, type BlockList } from 'node:net';

/**
 * The address a request came from. `X-Forwarded-For` counts only if the connection comes from a configured proxy; it is
 * read from the right, past further configured proxies, to the first untrusted address.
 */
export function clientAddress(
  connection: string | undefined,
  forwardedFor: string | undefined,
  trusted: BlockList,
): string {
  const direct = plain(connection ?? '');
  if (forwardedFor === undefined || !isTrusted(direct, trusted)) return direct;
  const chain = forwardedFor.split(',').map(entry => plain(entry.trim()));
  let client = direct;
  for (const address of chain.toReversed()) {
    if (!isIPv4(address) && !isIPv6(address)) break;
    client = address;
    if (!isTrusted(address, trusted)) break;
  }
  return client;
}

/** The network of one subscriber: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [front = '', back] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string): string[] => text.split(':').filter(group => group !== '');
  const behind = back === undefined ? [] : groups(back);
  const zeros = Array.from({ length: 8 - groups(front).length - behind.length }, () => '0');
  return [...groups(front), ...zeros, ...behind].slice(0, 4).join(':');
}

function isTrusted(address: string, trusted: BlockList): boolean {
  if (isIPv4(address)) return trusted.check(address, 'ipv4');
  return isIPv6(address) && trusted.check(address, 'ipv6');
}

/** Node reports an IPv4 client of a dual-stack socket as ::ffff:a.b.c.d. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}
