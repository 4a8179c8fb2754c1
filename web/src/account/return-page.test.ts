import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plansPath, returnPage, signInPath } from './return-page.ts';

const origin = 'https://site.example';

describe('returnPage', () => {
  test('keeps the requested page with its query and anchor', () => {
    expect(returnPage('/steam-tables?t=100#saturated', origin)).toBe('/steam-tables?t=100#saturated');
  });

  test.each([
    null,
    '',
    'steam-tables',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/\t/evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    '/signin',
    '/signin/?next=/signin',
    '/api/auth/sign-out',
    '/API/session',
    '/assets/pro/x.js',
  ])('falls back to the account page for %j', requested => {
    expect(returnPage(requested, origin)).toBe('/account');
  });

  test('never leaves the site', () => {
    const pieces = fc.constantFrom('/', '\\', '.', '..', '@', ':', '?', '#', '%2f', '%5c', '\t', ' ', 'evil.example');
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 3 })), { maxLength: 8 }), parts => {
        const page = returnPage(parts.join(''), origin);
        expect(page.startsWith('/')).toBe(true);
        expect(new URL(page, origin).origin).toBe(origin);
      }),
    );
  });
});

describe('signInAddress', () => {
  test('names the return page unless that is the account page, the default', () => {
    expect(signInPath('/account')).toBe('/signin');
    expect(signInPath('/steam-tables?t=1')).toBe('/signin?next=%2Fsteam-tables%3Ft%3D1');
    expect(signInPath('/account', { from: 'google' })).toBe('/signin?from=google');
  });
});

test('the address of the plans names the page that requires one', () => {
  expect(plansPath('/line-sizing-pro?a=1')).toBe('/account?needs=pro&next=%2Fline-sizing-pro%3Fa%3D1');
});
