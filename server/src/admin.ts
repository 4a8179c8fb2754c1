import { z } from 'zod';
import { adminCommand, adminUsage, secretOf, type CommandReply, type FurtherCommands } from './accounts/index.ts';
import { createProvider, reconcile } from './billing/index.ts';
import { readConfig, type Config } from './config.ts';
import { askHolder, lockFolder, migrate, openDatabase, type Database } from './database/index.ts';
import { createLog } from './http/log.ts';
import { rotateCommand } from './projects/index.ts';

const replyFromServer = z.object({ done: z.boolean(), text: z.string() });

/** `npm run admin -- grant you@example.com`: by the running server that holds the embedded database, or else directly. */
async function run(line: string): Promise<CommandReply> {
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined) {
    const reply = await askHolder(config.dataDir, line);
    if (reply !== undefined) return replyFromServer.parse(JSON.parse(reply));
  }
  const busy = JSON.stringify({ done: false, text: 'Another admin command is at work; try again.' });
  const lock =
    config.databaseUrl === undefined ? await lockFolder(config.dataDir, () => Promise.resolve(busy)) : undefined;
  const database = await openDatabase(config, createLog('error'), lock);
  try {
    await migrate(database.kysely);
    return await adminCommand(line, database, commandsOf(config, database));
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
          text: 'The stand-in of the card provider runs with the server. Start it, then try again.',
        });
      const log = createLog('error');
      return reconcile({ database, provider: createProvider(config.stripe, log), prices: config.stripe.prices, log });
    },
  };
}

try {
  const { done, text } =
    process.argv.length < 3 ? { done: false, text: adminUsage } : await run(process.argv.slice(2).join(' '));
  process.stdout.write(`${text}\n`);
  process.exitCode = done ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
