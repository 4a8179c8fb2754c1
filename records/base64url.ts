/** Encodes bytes as base64url without padding. */
export function toBase64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Decodes base64url; undefined for invalid or non-canonical text. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), character =>
      character.charCodeAt(0),
    );
    // Non-zero padding bits would decode to the same bytes; only the canonical encoding is accepted.
    return toBase64url(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}
