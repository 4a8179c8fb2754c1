import canonicalize from 'canonicalize';

/**
 * The canonical JSON of a value (RFC 8785): one text for all that say the same, whatever the order of their members.
 * @throws {RangeError} for what has no JSON: undefined, NaN, an infinity, half a surrogate pair, a circle.
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

/** The SHA-256 of a text as UTF-8, hexadecimal. */
export function sha256Of(text: string): Promise<string> {
  return sha256OfBytes(new TextEncoder().encode(text));
}

/** The SHA-256 of bytes, hexadecimal. */
export async function sha256OfBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('');
}

/** The hash that names a record: the SHA-256 of its canonical JSON. */
export function hashOf(value: unknown): Promise<string> {
  return sha256Of(canonicalJson(value));
}
