import type { RelyingParty } from './relying-party.ts';
import { userHandle } from './passkeys.ts';

/** Accepted key algorithms, the preferred one first (COSE): Ed25519, ECDSA with P-256, RSA. */
export const algorithms = [-8, -7, -257];

interface KnownCredential {
  credentialId: string;
  transports: string[];
}

/** WebAuthn options for creating a passkey: a discoverable credential with user verification. */
export function creationOptions(
  siteName: string,
  site: RelyingParty,
  user: { id: string; email: string; name: string },
  challenge: string,
  known: readonly KnownCredential[],
) {
  return {
    rp: { id: site.id, name: siteName },
    user: { id: userHandle(user.id), name: user.email, displayName: user.name === '' ? user.email : user.name },
    challenge,
    pubKeyCredParams: algorithms.map(alg => ({ type: 'public-key', alg })),
    excludeCredentials: known.map(descriptor),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

/** WebAuthn options for requesting a passkey; limited to `allowed` unless that is empty. */
export function requestOptions(site: RelyingParty, challenge: string, allowed: readonly KnownCredential[]) {
  return { rpId: site.id, challenge, allowCredentials: allowed.map(descriptor), userVerification: 'required' };
}

function descriptor({ credentialId, transports }: KnownCredential) {
  return { type: 'public-key', id: credentialId, transports };
}
