/**
 * Why passkeys are unavailable: no browser support, or an IP address as host, which WebAuthn does not allow. Undefined
 * if they are available.
 */
export function passkeyObstacle(): 'browser' | 'address' | undefined {
  if (!('PublicKeyCredential' in window)) return 'browser';
  return isIpAddress(location.hostname) ? 'address' : undefined;
}

/** Whether the host, as in `location.hostname`, is an IP address. */
export function isIpAddress(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d+(\.\d+){3}$/.test(hostname);
}
