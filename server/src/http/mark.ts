import { createHmac, randomBytes } from 'node:crypto';

/** How much of the code is written down: 60 bits, so that two are alike by chance once in thousands of millions. */
const characters = 10;

/**
 * Makes marks of what the log may not hold, such as an address: the same each time, so that lines can be put together, and telling
 * nothing to whoever has not the secret. Whoever has it, and asks about one address, can make its mark and look for it.
 */
export type Mark = (kind: 'account' | 'network', value: string) => string;

/** @param secret of all processes of the site; without one a mark holds for this process. */
export function createMark(secret: string = randomBytes(32).toString('base64')): Mark {
  return (kind, value) =>
    createHmac('sha256', secret)
      .update(`log:${kind}:${value.trim().toLowerCase()}`)
      .digest('base64url')
      .slice(0, characters);
}
