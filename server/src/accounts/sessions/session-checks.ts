import { hash } from 'node:crypto';
import { z } from 'zod';
import { throwOutages, type AuthorizationChanges } from '../../database/index.ts';
import type { Auth, CookieNames } from '../auth/auth.ts';
import { DecisionCache } from './decision-cache.ts';

const signedInShape = z.object({
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

export type SignedIn = z.infer<typeof signedInShape>;

export interface SessionCheck {
  signedIn: SignedIn | undefined;
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
  readonly #cache: DecisionCache<SessionCheck>;

  constructor(cookies: CookieNames, decisions: AuthorizationChanges) {
    this.#cookies = cookies;
    this.#cache = new DecisionCache({
      decisions,
      maxEntries: maxCachedSessions,
      accountOf: (_, { signedIn }) => signedIn?.user.id,
      isCacheable: ({ signedIn, cookies: set }) => signedIn !== undefined && set.length === 0,
    });
  }

  /** Number of checks cached or in progress. */
  get size(): number {
    return this.#cache.size;
  }

  async check(auth: Auth, headers: Headers, { prolong, canUseCache }: CheckOptions): Promise<SessionCheck> {
    const requestSession = canUseCache ? this.#sessionOf(headers) : undefined;
    if (requestSession === undefined) return readSession(auth, headers, prolong);
    // A check that may extend the session, but did not need to, also serves requests that must not extend it; the
    // reverse does not hold.
    const extendingKey = `prolonging ${requestSession.key}`;
    const found = await (prolong
      ? this.#cache.get(extendingKey, () => readSession(auth, headers, true))
      : (this.#cache.find(extendingKey) ??
        this.#cache.get(requestSession.key, () => readSession(auth, headers, false))));
    // Guards against another reading of the same headers, which would give one user's result to another.
    return found.signedIn === undefined || found.signedIn.session.token === requestSession.token
      ? found
      : readSession(auth, headers, prolong);
  }

  /** The session of a request; undefined if it has none or more than one: then it is read each time. */
  #sessionOf(headers: Headers): RequestSession | undefined {
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
  return {
    signedIn: response === null ? undefined : signedInShape.parse(response),
    cookies: responseHeaders.getSetCookie(),
  };
}
