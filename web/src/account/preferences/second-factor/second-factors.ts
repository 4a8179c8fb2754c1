import * as z from 'zod/mini';

/** The second factors available at sign-in: a configured app, a verified phone number. */
export const secondFactors = z.object({ app: z.boolean(), phone: z.nullable(z.string()) });
export type SecondFactors = z.infer<typeof secondFactors>;
