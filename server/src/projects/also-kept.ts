import type { Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';

/** Further writes in the transaction that creates something, given its id. */
export type AlsoKept = (transaction: Kysely<Tables>, id: string) => Promise<void>;

export const nothingElse: AlsoKept = () => Promise.resolve();
