import type { CacheList } from '../cache-list.ts';

/** A small build. */
export const build: CacheList = {
  version: 'new',
  documents: ['/', '/offline', '/orifice'],
  free: ['/assets/orifice-1.js'],
  further: ['/assets/account-1.js', '/assets/bench-1.js'],
  beside: ['/icon.svg'],
  opened: ['/account', '/projects/[id]', '/projects/[id]/report', '/pump-pro'],
  pro: { '/pump-pro': { files: ['/assets/bench-1.js'], pro: ['/assets/pro/pump-1.js', '/assets/pro/sheet-1.js'] } },
};
