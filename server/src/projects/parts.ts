import type { Signature, Statement } from '@isentrope/records';
import type { Kysely } from 'kysely';
import type { RateLimiter } from '../accounts/index.ts';
import type { Company } from '../company.ts';
import type { Database, Tables } from '../database/index.ts';
import type { Engine } from '../engine/index.ts';
import type { Log } from '../http/log.ts';
import type { Mailer } from '../mail/index.ts';
import type { SheetAnswerer } from './connections/sheet-answers.ts';

/** What everything about projects works with. */
export interface ProjectParts {
  database: Database;
  /** Works calculations through, away from the thread that answers. */
  engine: Pick<Engine, 'run' | 'check' | 'tools' | 'answers' | 'renew' | 'recompute'>;
  /** Knows what sheets answer to others. */
  answerer: SheetAnswerer;
  /** Signs by the service's key, which it reads by what the signature is written by. */
  sign(kysely: Kysely<Tables>, statement: Statement): Promise<Signature>;
  company: Company;
  mailer: Pick<Mailer, 'send' | 'deliver'>;
  /** The site's address, to which letters lead and which files name. */
  origin: string;
  log: Log;
  /** Counts what is asked often, in the database; undefined where nothing is limited. */
  limiter: Pick<RateLimiter, 'consume'> | undefined;
}
