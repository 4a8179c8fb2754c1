import type { Log } from '../http/log.ts';

/** A statement that the database has answered, or refused. */
export interface AnsweredQuery {
  /** Without its parameters. */
  readonly statement: string;
  readonly milliseconds: number;
  readonly failed: boolean;
}

export type QueryWatch = (query: AnsweredQuery) => void;

/** Logs statements that take long. The log adds the request that they are of. */
export function slowQueryLog(log: Log, threshold: number): QueryWatch {
  return ({ statement, milliseconds, failed }) => {
    if (milliseconds < threshold) return;
    log.warn('slow query', { milliseconds: Math.round(milliseconds), failed, statement: shapeOf(statement) });
  };
}

/** A statement without anything that was written into it: texts and numbers as `?`, lists of parameters as one. */
export function shapeOf(statement: string): string {
  return statement
    .slice(0, 4000)
    .replaceAll(/'(?:[^']|'')*('|$)/g, '?')
    .replaceAll(/(?<![\w$"])\d+(?:\.\d+)?/g, '?')
    .replaceAll(/\$\d+(?:,\s*\$\d+)+/g, '$…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 500);
}
