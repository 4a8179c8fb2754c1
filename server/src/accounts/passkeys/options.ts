import type { RelyingParty } from './relying-party.ts';
import { userHandle } from './passkeys.ts';

/** How keys are made, the preferred one first (COSE): Ed25519, ECDSA with P-256, RSA. */
export const algorithms = [-8, -7, -257];

interface Known {
  credentialId: string;
  transports: string[];
}

/** What the browser is given to make a passkey: one that is found without a name, and verifies the person. */
export function creationOptions(
  siteName: string,
  site: RelyingParty,
  user: { id: string; email: string; name: string },
  challenge: string,
  known: readonly Known[],
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

/** What the browser is given to ask for a passkey; one of those that are named, if any are. */
export function requestOptions(site: RelyingParty, challenge: string, allowed: readonly Known[]) {
  return { rpId: site.id, challenge, allowCredentials: allowed.map(descriptor), userVerification: 'required' };
}

function descriptor({ credentialId, transports }: Known) {
  return { type: 'public-key', id: credentialId, transports };
}
