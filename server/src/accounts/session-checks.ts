import { hash } from 'node:crypto';
import { z } from 'zod';
import type { Decisions } from '../database/index.ts';
import type { Auth, CookieNames } from './auth.ts';
import { Kept } from './kept.ts';

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

/** What a request shows of a session: the token as it was signed, and a key under which its check may be kept. */
interface Shown {
  token: string;
  key: string;
}

export interface CheckOptions {
  /** Whether the session is prolonged when it is due. */
  prolong: boolean;
  /** Whether what was read a moment ago will do. What changes anything reads afresh. */
  kept: boolean;
}

/** The most sessions of which the check is kept. */
const most = 10_000;

/**
 * Who sent a request, by session cookie or bearer token. A check of a live session is kept for as long as `Kept` allows, under a
 * hash of the signed token; nothing else is, neither what is refused nor what sets cookies.
 */
export class SessionChecks {
  readonly #cookies: CookieNames;
  readonly #kept: Kept<SessionCheck>;

  constructor(cookies: CookieNames, decisions: Decisions) {
    this.#cookies = cookies;
    this.#kept = new Kept({
      decisions,
      most,
      accountOf: (_, { visitor }) => visitor?.user.id,
      keep: ({ visitor, cookies: set }) => visitor !== undefined && set.length === 0,
    });
  }

  /** How many checks are kept or under way. */
  get size(): number {
    return this.#kept.size;
  }

  async check(auth: Auth, headers: Headers, { prolong, kept }: CheckOptions): Promise<SessionCheck> {
    const shown = kept ? this.#shown(headers) : undefined;
    if (shown === undefined) return ask(auth, headers, prolong);
    // A check that was to prolong the session, and had no need to, serves those that leave it to others; not the other way.
    const prolonging = `prolonging ${shown.key}`;
    const found = await (prolong
      ? this.#kept.get(prolonging, () => ask(auth, headers, true))
      : (this.#kept.find(prolonging) ?? this.#kept.get(shown.key, () => ask(auth, headers, false))));
    // Two readings of the same headers that differ would give one person's answer to another.
    return found.visitor === undefined || found.visitor.session.token === shown.token
      ? found
      : ask(auth, headers, prolong);
  }

  /** Undefined where a request shows no session, or more than one: then it is read each time. */
  #shown(headers: Headers): Shown | undefined {
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

/** What the database says. */
async function ask(auth: Auth, headers: Headers, prolong: boolean): Promise<SessionCheck> {
  const { response, headers: answered } = await auth.api.getSession({
    headers,
    query: { disableRefresh: !prolong },
    returnHeaders: true,
  });
  return { visitor: response === null ? undefined : signedIn.parse(response), cookies: answered.getSetCookie() };
}
