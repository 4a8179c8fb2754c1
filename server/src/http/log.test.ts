import { describe, expect, test } from 'vitest';
import { createLog, redactSecrets } from './log.ts';

describe('the log', () => {
  test('writes a JSON line per event, from its level on', () => {
    const lines: string[] = [];
    const log = createLog('warn', line => lines.push(line));
    log.info('unimportant');
    log.warn('strange');
    log.error('failed', { requestId: 'r1', status: 500 });
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', event: 'strange' });
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ level: 'error', event: 'failed', requestId: 'r1', status: 500 });
  });

  test('has the time in UTC, and one line per event, whatever a message contains', () => {
    const lines: string[] = [];
    const log = createLog('info', line => lines.push(line));
    const forged = 'x\n{"time":"1970-01-01T00:00:00.000Z","level":"info","event":"session began"}\r\u2028\u001b[2J';
    log.warn(forged, { error: forged });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^\P{Cc}+\n$/u);
    const { time, event } = JSON.parse(lines[0] ?? '') as { time: string; event: string };
    expect(event).toBe(forged);
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  test.each([
    ['connect to postgres://user:hunter2@db.example/x failed', 'connect to [credentials] db.example/x failed'],
    ['duplicate key (email)=(ann@example.com)', 'duplicate key (email)=[e-mail])'],
    ['token eyJhbGciOiJIUzI1NiJ9eyJhbGciOiJ.eyJlbWFpbCI6ImEi.c2lnbmF0dXJl is wrong', 'token [token] is wrong'],
  ])('redacts the secrets of %s', (text, expected) => {
    expect(redactSecrets(text)).toBe(expected);
  });
});
