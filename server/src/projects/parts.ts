import type { Signature, Statement } from '@isentrope/records';
import type { Kysely } from 'kysely';
import type { Company } from '../company.ts';
import type { Database, Tables } from '../database/index.ts';
import type { Engine } from '../engine/index.ts';
import type { Log } from '../http/log.ts';
import type { Mailer } from '../mail/index.ts';

/** What everything about projects works with. */
export interface ProjectParts {
  database: Database;
  /** Works calculations through, away from the thread that answers. */
  engine: Pick<Engine, 'run' | 'recompute' | 'tools'>;
  /** Signs by the service's key, which it reads by what the signature is written by. */
  sign(kysely: Kysely<Tables>, statement: Statement): Promise<Signature>;
  company: Company;
  mailer: Pick<Mailer, 'send' | 'deliver'>;
  /** The site's address, to which letters lead and which files name. */
  origin: string;
  log: Log;
}
