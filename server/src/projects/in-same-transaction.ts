import type { Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';

/** Further writes in the transaction that creates something, given its id. */
export type InSameTransaction = (transaction: Kysely<Tables>, id: string) => Promise<void>;

export const noop: InSameTransaction = () => Promise.resolve();
