import { createHash, randomBytes } from 'node:crypto';

/** Generates a feed token of 256 random bits, shown once, and its stored hash. */
export function newFeedToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOfFeedToken(token) };
}

/** The stored form of a token: its SHA-256, hexadecimal. */
export function hashOfFeedToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether a text has the form of a token. */
export function isFeedToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
