/** What only one process at a time may do. No dependencies: it runs before npm has. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const pauseMilliseconds = 50;

/**
 * Does something while no other process does it: whoever comes meanwhile waits. A lock whose process is gone is taken over.
 * @param {string} lock the file that is there meanwhile.
 * @param {() => void} work
 */
export function alone(lock, work) {
  mkdirSync(dirname(lock), { recursive: true });
  while (!taken(lock)) {
    const holder = holderOf(lock);
    if (holder !== undefined && !isAlive(holder) && holderOf(lock) === holder) rmSync(lock, { force: true });
    else pause();
  }
  try {
    work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function taken(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** The process that holds a lock; undefined where it is just being taken or given back. */
function holderOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function pause() {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMilliseconds);
}
