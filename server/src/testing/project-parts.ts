import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../database/index.ts';
import type { Engine } from '../engine/index.ts';
import { createLog } from '../http/log.ts';
import { createMailer, createOutbox } from '../mail/index.ts';
import { SheetOutputCache } from '../projects/connections/sheet-outputs.ts';
import type { ProjectServices } from '../projects/index.ts';
import { createSigner } from '../projects/signing/signing-keys.ts';
import { testCompany } from './company.ts';

/** The dependencies of the project code with a database and an engine, without a server or rate limits. */
export function projectParts(database: Database, engine: Engine): ProjectServices {
  const log = createLog('silent');
  const outbox = createOutbox(join(tmpdir(), `isentrope-outbox-${process.pid}`));
  return {
    database,
    engine,
    sheetOutputs: new SheetOutputCache({ database, engine, log }),
    sign: createSigner('a secret of the tests', log),
    company: testCompany,
    mailer: createMailer({ smtpUrl: undefined, mailFrom: undefined }, testCompany, outbox, log),
    origin: 'http://localhost',
    log,
    limiter: undefined,
  };
}
