/** Finds Debian's Chromium, installing it through apt where it is absent and this is root. Returns its path. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export function chromium() {
  const places = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const find = () => places.find(path => path !== undefined && existsSync(path));
  const found = find();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = find();
  if (installed === undefined) throw new Error('No Chromium: install the package chromium, or name one in CHROMIUM.');
  return installed;
}
