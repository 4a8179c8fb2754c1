import { createHmac, randomBytes } from 'node:crypto';

/** Length of the pseudonym: 60 bits, so collisions are negligible. */
const pseudonymLength = 10;

/**
 * Pseudonymises a value that the log may not contain, such as an address: the same value always gives the same
 * pseudonym, so that lines can be correlated. It cannot be reversed, but with the secret the pseudonym of a known
 * address can be computed and searched for.
 */
export type Pseudonymise = (kind: 'account' | 'network', value: string) => string;

/** @param secret shared by all processes of the site; without one the pseudonyms are valid for this process only. */
export function createPseudonymiser(secret: string = randomBytes(32).toString('base64')): Pseudonymise {
  return (kind, value) =>
    createHmac('sha256', secret)
      .update(`log:${kind}:${value.trim().toLowerCase()}`)
      .digest('base64url')
      .slice(0, pseudonymLength);
}
