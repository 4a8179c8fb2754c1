/** A lock between processes. No dependencies: it runs before npm install. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const pauseMilliseconds = 50;

/**
 * Runs a function under an inter-process lock, waiting for another holder. A lock of a dead process is taken over.
 * @param {string} lock path of the lock file.
 * @param {() => void} work
 */
export function withProcessLock(lock, work) {
  mkdirSync(dirname(lock), { recursive: true });
  while (!tryAcquire(lock)) {
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

function tryAcquire(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** Returns the pid that holds a lock; undefined while it is being acquired or released. */
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
