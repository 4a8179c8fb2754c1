/**
 * Why the page cannot ask for a passkey: the browser knows none, or the address is one of numbers, to which no passkey can
 * belong. Undefined where it can.
 */
export function whyNoPasskeys(): 'browser' | 'address' | undefined {
  if (!('PublicKeyCredential' in window)) return 'browser';
  return isNumeric(location.hostname) ? 'address' : undefined;
}

/** Whether a host is an IP address, as `location` writes it, and not a name. */
export function isNumeric(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d+(\.\d+){3}$/.test(hostname);
}
