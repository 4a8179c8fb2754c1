import { createHash, randomBytes } from 'node:crypto';

/** How every key begins, so that whoever finds one knows what it opens. */
const mark = 'isentrope_';
const secretBytes = 32;
/** How much of a key is kept, and shown, to tell it from others: 36 of its 256 bits. */
const shownCharacters = mark.length + 6;

/** A new key: what its owner is shown once, and what is kept of it. */
export interface NewSecret {
  key: string;
  prefix: string;
  hash: string;
}

/** Makes a key of 256 random bits. */
export function newSecret(): NewSecret {
  const key = mark + randomBytes(secretBytes).toString('base64url');
  return { key, prefix: key.slice(0, shownCharacters), hash: hashOfKey(key) };
}

/** What is kept of a key: its SHA-256, hexadecimal. It is random, so nobody can guess it from that. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Whether a text has the form of a key. */
export function isKey(text: string): boolean {
  return /^isentrope_[\w-]{43}$/.test(text);
}
