import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const place = mkdtempSync(join(tmpdir(), 'isentrope-alone-'));
afterAll(() => rmSync(place, { recursive: true }));

/** Acquires the lock and logs begin and end around a short wait. */
const program = `
  import { appendFileSync } from 'node:fs';
  import { withProcessLock } from ${JSON.stringify(join(import.meta.dirname, './process-lock.mjs'))};
  const [lock, record] = process.argv.slice(1);
  withProcessLock(lock, () => {
    appendFileSync(record, 'begins ');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 30);
    appendFileSync(record, 'ends ');
  });
`;
const args = (lock: string, record: string) => ['--input-type=module', '-e', program, lock, record];

test('concurrent processes hold the lock one at a time', async () => {
  const [lock, record] = [join(place, 'turns.lock'), join(place, 'turns')];
  const ended = Array.from({ length: 6 }, async () => once(spawn(process.execPath, args(lock, record)), 'close'));
  expect((await Promise.all(ended)).map(([code]) => code as unknown)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(readFileSync(record, 'utf8')).toBe('begins ends '.repeat(6));
  expect(existsSync(lock)).toBe(false);
});

test('the lock of a dead process is taken over', () => {
  const [lock, record] = [join(place, 'left.lock'), join(place, 'left')];
  const gone = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(lock, String(gone.pid));
  expect(spawnSync(process.execPath, args(lock, record)).status).toBe(0);
  expect(readFileSync(record, 'utf8')).toBe('begins ends ');
});
