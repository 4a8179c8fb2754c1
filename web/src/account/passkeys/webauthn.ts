import { fromBase64url, toBase64url, type PasskeyAnswer } from '@isentrope/records';
import * as z from 'zod/mini';

const descriptor = z.object({ id: z.string(), transports: z.array(z.string()) });

/** The server's options for a passkey assertion. */
export const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  allowCredentials: z.array(descriptor),
});

/** The server's options for passkey registration. */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number() })),
  excludeCredentials: z.array(descriptor),
});

interface CreatedPasskey {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
  readonly transports: readonly string[];
}

/** The result of a WebAuthn call, or a message for the user. */
type WebAuthnResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly text: string };

/**
 * Requests a passkey assertion from the browser.
 * @param mediation `conditional`: autofill below the email field, for as long as the page is open.
 */
export async function requestPasskey(
  { rpId, challenge, allowCredentials }: z.infer<typeof requestOptions>,
  { signal, mediation }: { signal?: AbortSignal; mediation?: 'conditional' } = {},
): Promise<WebAuthnResult<PasskeyAnswer>> {
  try {
    const credential = await navigator.credentials.get({
      publicKey: {
        rpId,
        challenge: decodeBase64url(challenge),
        allowCredentials: allowCredentials.map(toDescriptor),
        userVerification: 'required',
      },
      ...(signal === undefined ? {} : { signal }),
      ...(mediation === undefined ? {} : { mediation }),
    });
    if (!(credential instanceof PublicKeyCredential)) return { ok: false, text: notUsed };
    const { response } = credential;
    if (!(response instanceof AuthenticatorAssertionResponse)) return { ok: false, text: notUsed };
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      ok: true,
      value: {
        id: credential.id,
        clientDataJSON: encodeBase64url(clientDataJSON),
        authenticatorData: encodeBase64url(authenticatorData),
        signature: encodeBase64url(signature),
        userHandle: userHandle === null ? null : encodeBase64url(userHandle),
      },
    };
  } catch {
    return { ok: false, text: notUsed };
  }
}

/** Registers a passkey for this site in the browser. */
export async function createPasskey({
  rp,
  user,
  challenge,
  pubKeyCredParams,
  excludeCredentials,
}: z.infer<typeof creationOptions>): Promise<WebAuthnResult<CreatedPasskey>> {
  try {
    const credential = await navigator.credentials.create({
      publicKey: {
        rp,
        user: { ...user, id: decodeBase64url(user.id) },
        challenge: decodeBase64url(challenge),
        pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
        excludeCredentials: excludeCredentials.map(toDescriptor),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    });
    if (!(credential instanceof PublicKeyCredential)) return { ok: false, text: notCreated };
    const { response } = credential;
    if (!(response instanceof AuthenticatorAttestationResponse)) return { ok: false, text: notCreated };
    return {
      ok: true,
      value: {
        id: credential.id,
        clientDataJSON: encodeBase64url(response.clientDataJSON),
        attestationObject: encodeBase64url(response.attestationObject),
        transports: response.getTransports(),
      },
    };
  } catch (error) {
    const isRegistered = error instanceof DOMException && error.name === 'InvalidStateError';
    return { ok: false, text: isRegistered ? 'This device already has a passkey for your account.' : notCreated };
  }
}

const notUsed = 'No passkey was used. Please try again, or choose another way.';
const notCreated = 'No passkey was created. Please try again.';

const transportNames = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const;

function toDescriptor({ id, transports }: z.infer<typeof descriptor>): PublicKeyCredentialDescriptor {
  return {
    type: 'public-key',
    id: decodeBase64url(id),
    transports: transportNames.filter(name => transports.includes(name)),
  };
}

function decodeBase64url(text: string): Uint8Array<ArrayBuffer> {
  return fromBase64url(text) ?? new Uint8Array();
}

function encodeBase64url(buffer: ArrayBuffer): string {
  return toBase64url(new Uint8Array(buffer));
}
