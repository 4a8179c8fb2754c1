import { spawn } from 'node:child_process';

/**
 * Runs apt-get after any other running instance: two test files may install at the same time. Resolves when it has exited,
 * whatever the exit code; callers check for the program afterwards.
 */
export function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn('apt-get', ['-o', 'DPkg::Lock::Timeout=600', ...args], { stdio: 'ignore', env });
  return new Promise(resolve => {
    child.once('error', resolve);
    child.once('close', resolve);
  });
}
