import { createHash, randomBytes } from 'node:crypto';

/** A new token: 256 random bits for the address, told once, and what is kept of them. */
export function newFeedToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOfFeedToken(token) };
}

/** What is kept of a token, and by which it is found: its SHA-256, hexadecimal. */
export function hashOfFeedToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether a text has the form of a token. */
export function isFeedToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
