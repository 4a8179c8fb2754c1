import { expect, test } from 'vitest';
import { createLog } from '../http/log.ts';
import { withoutLiterals, slowQueryLog } from './slow-queries.ts';

test('a statement is logged from a duration on, without literals', () => {
  const lines: string[] = [];
  const watch = slowQueryLog(
    createLog('warn', line => lines.push(line)),
    500,
  );
  watch({ statement: 'select 1', milliseconds: 499.9, failed: false });
  watch({ statement: 'select * from "user" where email = \'ann@example.com\'', milliseconds: 500, failed: true });
  expect(lines.map(line => JSON.parse(line) as object)).toEqual([
    {
      time: expect.any(String) as string,
      level: 'warn',
      event: 'slow query',
      milliseconds: 500,
      failed: true,
      statement: 'select * from "user" where email = ?',
    },
  ]);
});

test.each([
  ['select $1::text, "a1", t.c2', 'select $1::text, "a1", t.c2'],
  ["where name = 'O''Brien' and n = 12.5", 'where name = ? and n = ?'],
  ['where id in ($1, $2,\n $3)', 'where id in ($…)'],
  ["where name = 'never ends", 'where name = ?'],
])('of %s without literals', (statement, shape) => {
  expect(withoutLiterals(statement)).toBe(shape);
});
