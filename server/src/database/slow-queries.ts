import type { Log } from '../http/log.ts';

/** A finished statement, successful or not. */
interface FinishedQuery {
  /** Without its parameters. */
  readonly statement: string;
  readonly milliseconds: number;
  readonly failed: boolean;
}

export type QueryWatch = (query: FinishedQuery) => void;

/** Logs slow statements; the log adds the request id. */
export function slowQueryLog(log: Log, threshold: number): QueryWatch {
  return ({ statement, milliseconds, failed }) => {
    if (milliseconds < threshold) return;
    log.warn('slow query', { milliseconds: Math.round(milliseconds), failed, statement: withoutLiterals(statement) });
  };
}

/** A statement without literals: texts and numbers as `?`, lists of parameters as one. */
export function withoutLiterals(statement: string): string {
  return statement
    .slice(0, 4000)
    .replaceAll(/'(?:[^']|'')*('|$)/g, '?')
    .replaceAll(/(?<![\w$"])\d+(?:\.\d+)?/g, '?')
    .replaceAll(/\$\d+(?:,\s*\$\d+)+/g, '$…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 500);
}
