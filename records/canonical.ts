import canonicalize from 'canonicalize';

/**
 * Returns the canonical JSON of a value (RFC 8785), which does not depend on the order of object members.
 * @throws {RangeError} for a value without JSON: undefined, NaN, an infinity, a lone surrogate, a cyclic structure.
 */
export function canonicalJson(value: unknown): string {
  const text = canonicalized(value);
  if (text === undefined) throw new RangeError('The value has no canonical JSON.');
  return text;
}

function canonicalized(value: unknown): string | undefined {
  try {
    return canonicalize(value);
  } catch (error) {
    throw new RangeError('The value has no canonical JSON.', { cause: error });
  }
}

/** Returns the SHA-256 of a text encoded as UTF-8, in hexadecimal. */
export function sha256Of(text: string): Promise<string> {
  return sha256OfBytes(new TextEncoder().encode(text));
}

/** Returns the SHA-256 of bytes, in hexadecimal. */
export async function sha256OfBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the hash that identifies a record: the SHA-256 of its canonical JSON. */
export function hashOf(value: unknown): Promise<string> {
  return sha256Of(canonicalJson(value));
}
