import { spawn } from 'node:child_process';

/** Runs apt-get. Resolves when it has ended, however: what it has brought is looked for afterwards. */
export function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn('apt-get', args, { stdio: 'ignore', env });
  return new Promise(resolve => {
    child.once('error', resolve);
    child.once('close', resolve);
  });
}
