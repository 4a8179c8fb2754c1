import { z } from 'zod';
import type { OpenAccounts } from './accounts.ts';

const signedIn = z.object({
  session: z.object({
    id: z.string(),
    token: z.string(),
    userId: z.string(),
    expiresAt: z.date(),
    createdAt: z.date(),
  }),
  user: z.object({
    id: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    company: z.string().nullish(),
    firstName: z.string().nullish(),
    lastName: z.string().nullish(),
    role: z.enum(['user', 'admin']),
    twoFactorEnabled: z.boolean().nullish(),
    isAnonymous: z.boolean().nullish(),
    units: z.string().nullish(),
    wantedPage: z.string().nullish(),
  }),
});

export type SignedIn = z.infer<typeof signedIn>;

export interface SessionCheck {
  visitor: SignedIn | undefined;
  /** `Set-Cookie` values that prolong the session when it is due. */
  cookies: string[];
}

/** Who sent these headers, by session cookie or bearer token. One query, and a write once a day. */
export async function checkSession(
  { auth }: OpenAccounts,
  headers: Headers,
  { prolong = true }: { prolong?: boolean } = {},
): Promise<SessionCheck> {
  if (!headers.has('cookie') && !headers.has('authorization')) return { visitor: undefined, cookies: [] };
  const { response, headers: answered } = await auth.api.getSession({
    headers,
    query: { disableRefresh: !prolong },
    returnHeaders: true,
  });
  return { visitor: response === null ? undefined : signedIn.parse(response), cookies: answered.getSetCookie() };
}

/** Who is asking, for answers that set no cookies and so must leave the prolonging to others. */
export async function currentVisitor(accounts: OpenAccounts, headers: Headers): Promise<SignedIn | undefined> {
  return (await checkSession(accounts, headers, { prolong: false })).visitor;
}
