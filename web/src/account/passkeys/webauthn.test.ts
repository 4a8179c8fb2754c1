import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPasskey, requestPasskey } from './webauthn.ts';

/** The classes of the browser, and a device that answers as a test says. */
class Assertion {
  clientDataJSON = bytes(1);
  authenticatorData = bytes(2);
  signature = bytes(3);
  constructor(readonly userHandle: ArrayBuffer | null) {}
}
class Attestation {
  clientDataJSON = bytes(1);
  attestationObject = bytes(4);
  getTransports = () => ['internal'];
}
class Credential {
  id = 'AQ';
  constructor(readonly response: unknown) {}
}
const bytes = (...values: number[]) => Uint8Array.from(values).buffer;

const device = vi.fn<(options: unknown) => Promise<unknown>>();
beforeEach(() => {
  device.mockReset();
  vi.stubGlobal('PublicKeyCredential', Credential);
  vi.stubGlobal('AuthenticatorAssertionResponse', Assertion);
  vi.stubGlobal('AuthenticatorAttestationResponse', Attestation);
  vi.stubGlobal('navigator', { credentials: { get: device, create: device } });
});
afterEach(() => void vi.unstubAllGlobals());

describe('a sign-in with a passkey', () => {
  const options = {
    rpId: 'example.com',
    challenge: 'BQ',
    allowCredentials: [{ id: 'Bg', transports: ['usb', 'telepathy'] }],
  };

  test('asks the device for the passkeys that the server lists, and sends its answer in base64url', async () => {
    device.mockResolvedValueOnce(new Credential(new Assertion(bytes(7))));
    expect(await requestPasskey(options)).toEqual({
      ok: true,
      value: { id: 'AQ', clientDataJSON: 'AQ', authenticatorData: 'Ag', signature: 'Aw', userHandle: 'Bw' },
    });
    expect(device).toHaveBeenCalledWith({
      publicKey: {
        rpId: 'example.com',
        challenge: Uint8Array.of(5),
        allowCredentials: [{ type: 'public-key', id: Uint8Array.of(6), transports: ['usb'] }],
        userVerification: 'required',
      },
    });
  });

  test('of a device that names no user sends none', async () => {
    device.mockResolvedValueOnce(new Credential(new Assertion(null)));
    expect(await requestPasskey(options)).toMatchObject({ value: { userHandle: null } });
  });

  test('in the list below the email field can be ended', async () => {
    const { signal } = new AbortController();
    device.mockResolvedValueOnce(null);
    await requestPasskey(options, { signal, mediation: 'conditional' });
    expect(device.mock.lastCall?.[0]).toMatchObject({ signal, mediation: 'conditional' });
  });

  test.each([
    ['nothing', () => Promise.resolve(null)],
    ['a password', () => Promise.resolve({ id: 'AQ', response: new Assertion(null) })],
    ['a new passkey', () => Promise.resolve(new Credential(new Attestation()))],
    ['a refusal', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
  ])('that the device answers with %s did not happen', async (_, answer) => {
    device.mockImplementationOnce(answer);
    expect(await requestPasskey(options)).toEqual({
      ok: false,
      text: 'No passkey was used. Please try again, or choose another way.',
    });
  });
});

describe('a new passkey', () => {
  const options = {
    rp: { id: 'example.com', name: 'Example' },
    user: { id: 'CA', name: 'ann@example.com', displayName: 'Ann' },
    challenge: 'BQ',
    pubKeyCredParams: [{ alg: -7 }],
    excludeCredentials: [{ id: 'Bg', transports: [] }],
  };
  const notCreated = 'No passkey was created. Please try again.';

  test('is verified by its device, found without a name, and unlike those that the account has', async () => {
    device.mockResolvedValueOnce(new Credential(new Attestation()));
    expect(await createPasskey(options)).toEqual({
      ok: true,
      value: { id: 'AQ', clientDataJSON: 'AQ', attestationObject: 'BA', transports: ['internal'] },
    });
    expect(device).toHaveBeenCalledWith({
      publicKey: {
        rp: { id: 'example.com', name: 'Example' },
        user: { id: Uint8Array.of(8), name: 'ann@example.com', displayName: 'Ann' },
        challenge: Uint8Array.of(5),
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        excludeCredentials: [{ type: 'public-key', id: Uint8Array.of(6), transports: [] }],
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    });
  });

  test.each([
    ['nothing', () => Promise.resolve(null), notCreated],
    ['a password', () => Promise.resolve({ id: 'AQ', response: new Attestation() }), notCreated],
    ['a passkey it has', () => Promise.resolve(new Credential(new Assertion(null))), notCreated],
    ['a refusal', () => Promise.reject(new DOMException('', 'NotAllowedError')), notCreated],
    [
      'one it has already',
      () => Promise.reject(new DOMException('', 'InvalidStateError')),
      'This device already has a passkey for your account.',
    ],
  ])('that the device answers with %s was not created', async (_, answer, text) => {
    device.mockImplementationOnce(answer);
    expect(await createPasskey(options)).toEqual({ ok: false, text });
  });
});
