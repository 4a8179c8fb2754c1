import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './sources.mjs';

test('nobody is signed in without a password in production: npm run dev does not start there', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'dev.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'npm run dev is for development: unset NODE_ENV.\n' });
});
