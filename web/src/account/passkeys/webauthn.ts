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

export interface MadePasskey {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
  readonly transports: readonly string[];
}

/** The result of a WebAuthn call, or a message for the user. */
export type Asked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly text: string };

/**
 * Requests a passkey assertion from the browser.
 * @param mediation `conditional`: autofill below the email field, for as long as the page is open.
 */
export async function askPasskey(
  { rpId, challenge, allowCredentials }: z.infer<typeof requestOptions>,
  { signal, mediation }: { signal?: AbortSignal; mediation?: 'conditional' } = {},
): Promise<Asked<PasskeyAnswer>> {
  try {
    const credential = await navigator.credentials.get({
      publicKey: {
        rpId,
        challenge: bytesOf(challenge),
        allowCredentials: allowCredentials.map(described),
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
        clientDataJSON: textOf(clientDataJSON),
        authenticatorData: textOf(authenticatorData),
        signature: textOf(signature),
        userHandle: userHandle === null ? null : textOf(userHandle),
      },
    };
  } catch {
    return { ok: false, text: notUsed };
  }
}

/** Registers a passkey for this site in the browser. */
export async function makePasskey({
  rp,
  user,
  challenge,
  pubKeyCredParams,
  excludeCredentials,
}: z.infer<typeof creationOptions>): Promise<Asked<MadePasskey>> {
  try {
    const credential = await navigator.credentials.create({
      publicKey: {
        rp,
        user: { ...user, id: bytesOf(user.id) },
        challenge: bytesOf(challenge),
        pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
        excludeCredentials: excludeCredentials.map(described),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    });
    if (!(credential instanceof PublicKeyCredential)) return { ok: false, text: notMade };
    const { response } = credential;
    if (!(response instanceof AuthenticatorAttestationResponse)) return { ok: false, text: notMade };
    return {
      ok: true,
      value: {
        id: credential.id,
        clientDataJSON: textOf(response.clientDataJSON),
        attestationObject: textOf(response.attestationObject),
        transports: response.getTransports(),
      },
    };
  } catch (error) {
    const known = error instanceof DOMException && error.name === 'InvalidStateError';
    return { ok: false, text: known ? 'This device has a passkey for your account already.' : notMade };
  }
}

const notUsed = 'No passkey was used. Please try again, or choose another way.';
const notMade = 'No passkey was made. Please try again.';

const transportNames = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const;

function described({ id, transports }: z.infer<typeof descriptor>): PublicKeyCredentialDescriptor {
  return {
    type: 'public-key',
    id: bytesOf(id),
    transports: transportNames.filter(name => transports.includes(name)),
  };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return fromBase64url(text) ?? new Uint8Array();
}

function textOf(buffer: ArrayBuffer): string {
  return toBase64url(new Uint8Array(buffer));
}
