import type { Signature, Statement } from '@isentrope/records';
import type { Kysely } from 'kysely';
import type { RateLimiter } from '../accounts/index.ts';
import type { Company } from '../company.ts';
import type { Database, Tables } from '../database/index.ts';
import type { Engine } from '../engine/index.ts';
import type { Log } from '../http/log.ts';
import type { Mailer } from '../mail/index.ts';
import type { SheetOutputCache } from './connections/sheet-outputs.ts';

/** Dependencies of the project code. */
export interface ProjectServices {
  database: Database;
  /** Calculates in worker threads. */
  engine: Pick<Engine, 'run' | 'check' | 'tools' | 'answers' | 'renew' | 'recompute'>;
  /** The results of sheets for use by other sheets. */
  sheetOutputs: SheetOutputCache;
  /** Signs with the service's key, which it reads with the given connection or transaction. */
  sign(kysely: Kysely<Tables>, statement: Statement): Promise<Signature>;
  company: Company;
  mailer: Pick<Mailer, 'send' | 'deliver'>;
  /** The site's address, for links in mails and as the origin in files. */
  origin: string;
  log: Log;
  /** Undefined if rate limits are off. */
  limiter: Pick<RateLimiter, 'consume'> | undefined;
}
