import type { Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';

/** What is written in the transaction that makes something, of which it is told the id. */
export type AlsoKept = (transaction: Kysely<Tables>, id: string) => Promise<void>;

export const nothingElse: AlsoKept = () => Promise.resolve();
