import { describe, expect, test } from 'vitest';
import { build } from '../testing/build.ts';
import { requestTargetOf } from './request-target.ts';

const origin = 'https://site.example';
const target = (path: string, mode: RequestMode = 'navigate', method = 'GET') =>
  requestTargetOf({ url: new URL(path, origin).href, mode, method }, origin, build);

describe('routing of a request', () => {
  test.each([
    ['/', '/'],
    ['/orifice?sheet=7', '/orifice'],
    ['/pump-pro', '/pump-pro'],
    ['/projects/3f-a_7', '/projects/[id]'],
    ['/projects/3f/report', '/projects/[id]/report'],
  ])('a navigation to %s is answered with its document', (path, route) => {
    expect(target(path)).toEqual({ kind: 'document', route });
  });

  test('a built file is routed by its folder', () => {
    expect(target('/assets/orifice-1.js', 'cors')).toEqual({ kind: 'file', path: '/assets/orifice-1.js' });
    expect(target('/assets/pro/pump-1.js', 'cors')).toEqual({ kind: 'pro file', path: '/assets/pro/pump-1.js' });
    expect(target('/icon.svg', 'no-cors')).toEqual({ kind: 'beside', path: '/icon.svg' });
  });

  test.each([
    ['of the API', target('/api/session', 'cors')],
    ['that signs in', target('/api/auth/sign-in/email', 'cors', 'POST')],
    ['of a feed', target('/feeds/abc', 'navigate')],
    ['for a page that the server writes itself', target('/billing/upgrade')],
    ['for a page that there is not', target('/nothing')],
    ['for a Pro file as a page', target('/assets/pro/pump-1.js', 'navigate')],
    ['that sends something to a page', target('/orifice', 'navigate', 'POST')],
    ['elsewhere', target('https://elsewhere.example/assets/orifice-1.js', 'cors')],
  ])('%s is left to the browser', (_, expected) => {
    expect(expected).toBeUndefined();
  });
});
