import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs apt-get, without starting the services of installed packages, after any other running instance: two test files may
 * install at the same time, and apt-get itself does not wait for another's lock of the package lists. Resolves when it has
 * exited, whatever the exit code; callers check for the program afterwards.
 */
export function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const lock = join(tmpdir(), 'isentrope-apt.lock');
  const words = [lock, 'apt-get', '-o', 'DPkg::Lock::Timeout=600', ...args];
  const child = spawn('flock', words, { stdio: 'ignore', env });
  return new Promise(resolve => {
    child.once('error', resolve);
    child.once('close', resolve);
  });
}
