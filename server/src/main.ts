import { ConfigError, readConfig, type Config } from './config.ts';
import { FolderInUseError } from './database/index.ts';
import { createLog, describeError, type Log } from './http/log.ts';
import { startServer } from './server.ts';

async function run(config: Config, log: Log): Promise<void> {
  const server = await startServer(config, log, { engine: () => new URL('./engine.worker.js', import.meta.url) });
  process.stdout.write(`Isentrope is ready at ${server.origin}\n`);

  const stop = (signal: string): void => {
    log.info('stopping', { signal });
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(describeError(error)),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await server.ready;
}

function explain(error: unknown, config: Config | undefined): string {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message;
  if (config !== undefined && error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${config.port} on ${config.host} is already in use. Set PORT to another one.`;
  }
  return describeError(error);
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

let config: Config | undefined;
try {
  config = readConfig(process.env);
  await run(config, createLog(config.logLevel));
} catch (error) {
  fail(explain(error, config));
}
