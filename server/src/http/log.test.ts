import { describe, expect, test } from 'vitest';
import { createLog, withoutSecrets } from './log.ts';

describe('the log', () => {
  test('writes a JSON line an event, of its level and above', () => {
    const lines: string[] = [];
    const log = createLog('warn', line => lines.push(line));
    log.info('unimportant');
    log.warn('strange');
    log.error('failed', { requestId: 'r1', status: 500 });
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', event: 'strange' });
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ level: 'error', event: 'failed', requestId: 'r1', status: 500 });
  });

  test.each([
    ['connect to postgres://user:hunter2@db.example/x failed', 'connect to [credentials] db.example/x failed'],
    ['duplicate key (email)=(ann@example.com)', 'duplicate key (email)=[e-mail])'],
    ['token eyJhbGciOiJIUzI1NiJ9eyJhbGciOiJ.eyJlbWFpbCI6ImEi.c2lnbmF0dXJl is wrong', 'token [token] is wrong'],
  ])('keeps no secret of %s', (text, expected) => {
    expect(withoutSecrets(text)).toBe(expected);
  });
});
