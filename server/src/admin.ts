import { z } from 'zod';
import { adminCommand, adminUsage, secretOf, type CommandReply, type FurtherCommands } from './accounts/index.ts';
import { backupCommand, isBackupCommand } from './backup/index.ts';
import { createProvider, reconcile } from './billing/index.ts';
import { readConfig, type Config } from './config.ts';
import { sendToLockHolder, lockFolder, migrate, openDatabase, type Database } from './database/index.ts';
import { createLog } from './http/log.ts';
import { rotateCommand } from './projects/index.ts';

const replyFromServer = z.object({ done: z.boolean(), text: z.string() });

/**
 * Runs an admin command such as `npm run admin -- grant you@example.com`: through the running server that holds the
 * embedded database, or directly.
 */
async function run(words: readonly string[]): Promise<CommandReply> {
  const config = readConfig(process.env);
  const [verb, ...files] = words;
  if (isBackupCommand(verb))
    return withDatabase(config, database =>
      backupCommand(verb, files, {
        database,
        passphrase: config.backupPassphrase,
        // npm runs scripts in the project folder and passes the folder it was called from here.
        folder: process.env['INIT_CWD'] ?? process.cwd(),
      }),
    );
  const line = words.join(' ');
  if (config.databaseUrl === undefined) {
    const reply = await sendToLockHolder(config.dataDir, line);
    if (reply !== undefined) return replyFromServer.parse(JSON.parse(reply));
  }
  return withDatabase(config, async database => {
    await database.unpooled(migrate);
    return adminCommand(line, database, commandsOf(config, database));
  });
}

/**
 * Opens the database for a command and closes it afterwards.
 * @throws {FolderInUseError} if a server holds the embedded database.
 */
async function withDatabase(
  config: Config,
  work: (database: Database) => Promise<CommandReply>,
): Promise<CommandReply> {
  const busy = JSON.stringify({ done: false, text: 'Another admin command is running; try again later.' });
  const lock =
    config.databaseUrl === undefined ? await lockFolder(config.dataDir, () => Promise.resolve(busy)) : undefined;
  const database = await openDatabase(config, createLog('error'), lock);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function commandsOf(config: Config, database: Database): FurtherCommands {
  return {
    'rotate-signing-key': async () => rotateCommand(database.kysely, await secretOf(config)),
    reconcile: () => {
      if (config.stripe === undefined)
        return Promise.resolve({
          done: false,
          text: 'The simulated card provider runs inside the server. Start the server, then try again.',
        });
      const log = createLog('error');
      return reconcile({ database, provider: createProvider(config.stripe, log), prices: config.stripe.prices, log });
    },
  };
}

try {
  const words = process.argv.slice(2);
  const { done, text } = words.length === 0 ? { done: false, text: adminUsage } : await run(words);
  process.stdout.write(`${text}\n`);
  process.exitCode = done ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
