import * as z from 'zod/mini';

/** Response of `GET /api/auth/passkey/list`: the passkeys of an account. */
export const keptPasskeys = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    createdAt: z.string(),
    usedAt: z.nullable(z.string()),
    backedUp: z.boolean(),
  }),
);
export type KeptPasskeys = z.infer<typeof keptPasskeys>;
