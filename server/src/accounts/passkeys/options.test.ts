import { expect, test } from 'vitest';
import { creationOptions, requestOptions } from './options.ts';
import { userHandle } from './passkeys.ts';

const site = { id: 'site.example', origin: 'https://site.example' };
const known = [{ credentialId: 'AQ', transports: ['usb'] }];
const descriptor = { type: 'public-key', id: 'AQ', transports: ['usb'] };

test('a new passkey is found without a name and verified by its device', () => {
  const user = { id: 'u-1', email: 'ann@example.com', name: '' };
  expect(creationOptions('Site', site, user, 'BQ', known)).toEqual({
    rp: { id: 'site.example', name: 'Site' },
    user: { id: userHandle('u-1'), name: 'ann@example.com', displayName: 'ann@example.com' },
    challenge: 'BQ',
    // Ed25519, ECDSA with P-256, RSA (RFC 9053 and RFC 8812).
    pubKeyCredParams: [-8, -7, -257].map(alg => ({ type: 'public-key', alg })),
    excludeCredentials: [descriptor],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  });
  expect(creationOptions('Site', site, { ...user, name: 'Ann' }, 'BQ', []).user.displayName).toBe('Ann');
});

test('a passkey is asked for with verification, among those of the account', () => {
  expect(requestOptions(site, 'BQ', known)).toEqual({
    rpId: 'site.example',
    challenge: 'BQ',
    allowCredentials: [descriptor],
    userVerification: 'required',
  });
});
