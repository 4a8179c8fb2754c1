import { describe, expect, test } from 'vitest';
import { build } from '../testing/build.ts';
import { wayOf } from './way.ts';

const origin = 'https://site.example';
const way = (path: string, mode: RequestMode = 'navigate', method = 'GET') =>
  wayOf({ url: new URL(path, origin).href, mode, method }, origin, build);

describe('routing of a request', () => {
  test.each([
    ['/', '/'],
    ['/orifice?sheet=7', '/orifice'],
    ['/pump-pro', '/pump-pro'],
    ['/projects/3f-a_7', '/projects/[id]'],
    ['/projects/3f/report', '/projects/[id]/report'],
  ])('a navigation to %s is answered with its document', (path, route) => {
    expect(way(path)).toEqual({ kind: 'document', route });
  });

  test('a built file is routed by its folder', () => {
    expect(way('/assets/orifice-1.js', 'cors')).toEqual({ kind: 'file', path: '/assets/orifice-1.js' });
    expect(way('/assets/pro/pump-1.js', 'cors')).toEqual({ kind: 'pro file', path: '/assets/pro/pump-1.js' });
    expect(way('/icon.svg', 'no-cors')).toEqual({ kind: 'beside', path: '/icon.svg' });
  });

  test.each([
    ['of the API', way('/api/session', 'cors')],
    ['that signs in', way('/api/auth/sign-in/email', 'cors', 'POST')],
    ['of a feed', way('/feeds/abc', 'navigate')],
    ['for a page that the server writes itself', way('/billing/upgrade')],
    ['for a page that there is not', way('/nothing')],
    ['for a Pro file as a page', way('/assets/pro/pump-1.js', 'navigate')],
    ['that sends something to a page', way('/orifice', 'navigate', 'POST')],
    ['elsewhere', way('https://elsewhere.example/assets/orifice-1.js', 'cors')],
  ])('%s is left to the browser', (_, found) => {
    expect(found).toBeUndefined();
  });
});
