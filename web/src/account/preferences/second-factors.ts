import * as z from 'zod/mini';

/** What can be asked for after a password, once the second factor is on: an app that is set up, a number that is proven. */
export const secondFactors = z.object({ app: z.boolean(), phone: z.nullable(z.string()) });
export type SecondFactors = z.infer<typeof secondFactors>;
