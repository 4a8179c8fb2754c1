import { createHash, randomBytes } from 'node:crypto';

/** The prefix of every key, so that a leaked one can be identified. */
const keyPrefix = 'isentrope_';
const secretBytes = 32;
/** How much of a key is stored and shown to recognise it: 36 of its 256 bits. */
const shownCharacters = keyPrefix.length + 6;

/** A new key: `key` is shown to its owner once, the rest is stored. */
interface NewSecret {
  key: string;
  prefix: string;
  hash: string;
}

/** Generates a key of 256 random bits. */
export function newSecret(): NewSecret {
  const key = keyPrefix + randomBytes(secretBytes).toString('base64url');
  return { key, prefix: key.slice(0, shownCharacters), hash: hashOfKey(key) };
}

/** The stored form of a key: its SHA-256, hexadecimal. The key is random, so it cannot be guessed from that. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Whether a text has the form of a key. */
export function isKey(text: string): boolean {
  return /^isentrope_[\w-]{43}$/.test(text);
}
