import { spawn } from 'node:child_process';

/**
 * Runs apt-get, once no other one runs: two test files may install something at the same time. Resolves when it has ended, however:
 * what it has brought is looked for afterwards.
 */
export function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn('apt-get', ['-o', 'DPkg::Lock::Timeout=600', ...args], { stdio: 'ignore', env });
  return new Promise(resolve => {
    child.once('error', resolve);
    child.once('close', resolve);
  });
}
