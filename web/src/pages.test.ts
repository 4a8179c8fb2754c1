import { expect, test } from 'vitest';
import { findPage } from './pages.ts';

test.each([
  ['/projects', '/projects'],
  ['/projects/', '/projects'],
  ['/projects/3f2a-9_b', '/projects/[id]'],
  ['/revisions/3f2a-9_b/', '/revisions/[id]'],
  ['/revisions', '/404'],
  ['/projects/3f2a-9_b/report', '/projects/[id]/report'],
  ['/projects/3f/more', '/404'],
])('the page at %s is %s', async (address, path) => {
  expect((await findPage(address, 'projects')).path).toBe(path);
});
