import * as z from 'zod/mini';

/** Bytes as base64url writes them, without padding. */
function bytes(most: number): z.ZodMiniString<string> {
  return z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));
}

/** What a passkey answers to a challenge (a WebAuthn assertion), each part base64url. */
export const passkeyAnswer = z.strictObject({
  id: bytes(1400),
  clientDataJSON: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(2000),
  /** Whose it is, as the authenticator was told; null where it does not say. */
  userHandle: z.nullable(bytes(100)),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;
