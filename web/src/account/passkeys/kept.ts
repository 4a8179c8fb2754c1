import * as z from 'zod/mini';

/** The passkeys of an account, as `GET /api/auth/passkey/list` tells them. */
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
