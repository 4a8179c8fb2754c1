import { hash } from 'node:crypto';
import { z } from 'zod';
import { throwOutages, type AuthorizationChanges } from '../../database/index.ts';
import type { Auth, CookieNames } from '../auth/auth.ts';
import { DecisionCache } from './decision-cache.ts';

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
  /** `Set-Cookie` values that extend the session when due. */
  cookies: string[];
}

/** The session of a request: its token, and the cache key of its check. */
interface RequestSession {
  token: string;
  key: string;
}

export interface CheckOptions {
  /** Whether the session is extended when due. */
  prolong: boolean;
  /** Whether a cached result is acceptable; it is not for requests that change anything. */
  canUseCache: boolean;
}

/** Maximum number of cached sessions. */
const maxCachedSessions = 10_000;

/**
 * Authenticates requests by session cookie or bearer token. Results for live sessions are cached under a hash of the
 * signed token, see `DecisionCache`; refusals and results that set cookies are not.
 */
export class SessionChecks {
  readonly #cookies: CookieNames;
  readonly #kept: DecisionCache<SessionCheck>;

  constructor(cookies: CookieNames, decisions: AuthorizationChanges) {
    this.#cookies = cookies;
    this.#kept = new DecisionCache({
      decisions,
      maxEntries: maxCachedSessions,
      accountOf: (_, { visitor: signedInUser }) => signedInUser?.user.id,
      keep: ({ visitor: signedInUser, cookies: set }) => signedInUser !== undefined && set.length === 0,
    });
  }

  /** Number of checks cached or in progress. */
  get size(): number {
    return this.#kept.size;
  }

  async check(auth: Auth, headers: Headers, { prolong, canUseCache }: CheckOptions): Promise<SessionCheck> {
    const requestSession = canUseCache ? this.#shown(headers) : undefined;
    if (requestSession === undefined) return readSession(auth, headers, prolong);
    // A check that could have extended the session, but had no need to, also serves requests that must not; not the
    // other way round.
    const extendingKey = `prolonging ${requestSession.key}`;
    const found = await (prolong
      ? this.#kept.get(extendingKey, () => readSession(auth, headers, true))
      : (this.#kept.find(extendingKey) ?? this.#kept.get(requestSession.key, () => readSession(auth, headers, false))));
    // Guards against another reading of the same headers, which would give one user's result to another.
    return found.visitor === undefined || found.visitor.session.token === requestSession.token
      ? found
      : readSession(auth, headers, prolong);
  }

  /** Undefined if a request has no session or more than one: then it is read each time. */
  #shown(headers: Headers): RequestSession | undefined {
    const authorization = headers.get('authorization');
    const pairs = (headers.get('cookie') ?? '').split(';').map(pair => pair.trim());
    const valuesOf = (name: string): string[] =>
      pairs.filter(pair => pair.startsWith(`${name}=`)).map(pair => pair.slice(name.length + 1));
    const bearer = authorization === null ? [] : [/^bearer +(\S+)$/i.exec(authorization)?.[1] ?? ''];
    const [signed = '', ...others] = [...valuesOf(this.#cookies.session), ...bearer];
    const notRemembered = valuesOf(this.#cookies.notRemembered);
    const [token = ''] = signed.split('.');
    if (token === '' || others.length > 0 || notRemembered.length > 1) return undefined;
    return {
      token,
      key: hash('sha256', [signed, ...bearer.map(() => 'bearer'), ...notRemembered].join('\n'), 'base64'),
    };
  }
}

/** Reads the session from the database. */
async function readSession(auth: Auth, headers: Headers, prolong: boolean): Promise<SessionCheck> {
  const { response, headers: responseHeaders } = await throwOutages(() =>
    auth.api.getSession({ headers, query: { disableRefresh: !prolong }, returnHeaders: true }),
  );
  return { visitor: response === null ? undefined : signedIn.parse(response), cookies: responseHeaders.getSetCookie() };
}
