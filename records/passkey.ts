import * as z from 'zod/mini';

/** Schema of unpadded base64url text. */
function bytes(max: number): z.ZodMiniString<string> {
  return z.string().check(z.regex(/^[\w-]+$/), z.maxLength(max));
}

/** A WebAuthn assertion, each part in base64url. */
export const passkeyAnswer = z.strictObject({
  id: bytes(1400),
  clientDataJSON: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(2000),
  /** The user id stored with the passkey; null if the authenticator does not return it. */
  userHandle: z.nullable(bytes(100)),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;
