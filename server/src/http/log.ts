import type { Config } from '../config.ts';
import { currentRequestId } from './request-context.ts';

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export type LogFields = Record<string, string | number | boolean | null | undefined>;

/**
 * Writes one JSON line per event to standard error; standard output keeps its one human-readable line. Events within a
 * request include its id.
 */
export interface Log {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

export function createLog(
  level: Config['logLevel'],
  write: (line: string) => void = line => void process.stderr.write(line),
): Log {
  const lowest = levels.indexOf(level);
  const at =
    (name: 'debug' | 'info' | 'warn' | 'error') =>
    (event: string, fields: LogFields = {}): void => {
      if (levels.indexOf(name) < lowest) return;
      const requestId = currentRequestId();
      write(`${JSON.stringify({ time: new Date().toISOString(), level: name, event, requestId, ...fields })}\n`);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/**
 * A log-safe description of an error: its name and message with connection strings, mail addresses and long tokens
 * removed. Messages of drivers quote both.
 */
export function describeError(error: unknown): string {
  // Several addresses of one host that could not be reached; the message is empty.
  if (error instanceof AggregateError && error.message === '' && error.errors.length > 0)
    return describeError(error.errors[0]);
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return redactSecrets(text);
}

/** Longest text that is scanned: the patterns below take quadratic time, and some messages quote user input. */
const longestScanned = 2000;
const longestLogged = 500;

export function redactSecrets(text: string): string {
  // A word cut in the middle could be part of a secret that no pattern recognises any more.
  const scanned = text.length > longestScanned ? text.slice(0, longestScanned).replace(/\S{1,200}$/, '') : text;
  return scanned
    .replaceAll(/\b[a-z][a-z+]*:\/\/[^\s@/]+@/gi, '[credentials] ')
    .replaceAll(/[^\s@"'<>=&?]+@[^\s@"'<>&]+\.[a-z]{2,}/gi, '[e-mail]')
    .replaceAll(/[A-Za-z0-9+_-]{24,}(\.[A-Za-z0-9+_=-]+)*/g, '[token]')
    .slice(0, longestLogged);
}
