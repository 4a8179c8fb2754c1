import * as z from 'zod/mini';

/** Response of `GET /api/auth/passkey/list`: the passkeys of an account. */
export const passkeyList = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    createdAt: z.string(),
    usedAt: z.nullable(z.string()),
    backedUp: z.boolean(),
  }),
);
export type PasskeyList = z.infer<typeof passkeyList>;
