import { isIPv4, isIPv6, type BlockList } from 'node:net';

/**
 * The address a request came from. `X-Forwarded-For` counts only when the connection itself comes from a proxy named in the
 * configuration; it is then read from the right, past further named proxies, to the first address nobody vouches for.
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

function isTrusted(address: string, trusted: BlockList): boolean {
  if (isIPv4(address)) return trusted.check(address, 'ipv4');
  return isIPv6(address) && trusted.check(address, 'ipv6');
}

/** Node reports an IPv4 client of a dual-stack socket as ::ffff:a.b.c.d. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}
