import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Tables } from '../../database/index.ts';

/** Seconds until an unused browser is forgotten; browsers limit cookies to 400 days. */
const lifetime = 365 * 24 * 60 * 60;

/** A known device, as stored: the hash of its cookie's token. */
export type Device = string;

/**
 * Browsers that have signed in to an account before. Each holds a random token, signed with the server's secret, in an
 * HttpOnly cookie. The database has the hash of the token and the accounts it was issued for, so neither is of use
 * without the other, or for another account.
 */
export interface KnownDevices {
  cookie: { name: string; attributes: CookieAttributes };
  /** The device of a cookie, if the cookie is valid. */
  read(cookie: string | undefined): Device | undefined;
  /** Whether it is known for the account with this e-mail address, phone number or passkey. */
  knows(device: Device, account: string): Promise<boolean>;
  /**
   * Remembers a browser for an account. A browser new to the account gets a new token, so that a planted cookie is
   * useless; the accounts it was known for are transferred.
   * @returns the cookie's value, and whether this is its first sign-in to an account that has other devices.
   */
  remember(cookie: string | undefined, userId: string, how: 'signed in' | 'by mail'): Promise<RememberedDevice>;
  /** Forgets all browsers of an account. */
  forget(userId: string): Promise<void>;
  /** Removes devices not used for a year. */
  sweep(): Promise<void>;
}

interface CookieAttributes {
  httpOnly: true;
  sameSite: 'lax';
  secure: boolean;
  path: '/';
  maxAge: number;
}

interface RememberedDevice {
  cookie: string;
  newToAccount: boolean;
}

export function knownDevices(kysely: Kysely<Tables>, secret: string, { local }: Pick<Config, 'local'>): KnownDevices {
  const signature = (token: string): Buffer => createHmac('sha256', secret).update(`known-device:${token}`).digest();
  const hashOf = (token: string): Device => createHash('sha256').update(token).digest('base64url');
  const cookieOf = (token: string): string => `${token}.${signature(token).toString('base64url')}`;
  const tokenIn = (cookie: string | undefined): string | undefined => {
    const [token = '', signed = ''] = cookie?.split('.') ?? [];
    const received = Buffer.from(signed, 'base64url');
    const expected = signature(token);
    return received.length === expected.length && timingSafeEqual(received, expected) ? token : undefined;
  };

  return {
    cookie: {
      name: local ? 'isentrope.device' : '__Host-isentrope.device',
      attributes: { httpOnly: true, sameSite: 'lax', secure: !local, path: '/', maxAge: lifetime },
    },

    read(cookie) {
      const token = tokenIn(cookie);
      return token === undefined ? undefined : hashOf(token);
    },

    async knows(device, account) {
      const name = account.trim().toLowerCase();
      const row = await kysely
        .selectFrom('knownDevice')
        .innerJoin('user', 'user.id', 'knownDevice.userId')
        .select('user.id')
        .where('tokenHash', '=', device)
        .where('usedAt', '>', new Date(Date.now() - lifetime * 1000))
        .where(is =>
          is.or([
            is('user.email', '=', name),
            is('user.phoneNumber', '=', name),
            is('user.id', 'in', is.selectFrom('passkey').select('passkey.userId').where('credentialId', '=', account)),
          ]),
        )
        .executeTakeFirst();
      return row !== undefined;
    },

    remember: (cookie, userId, how) =>
      kysely.transaction().execute(async trx => {
        const now = new Date();
        const devices = await trx.selectFrom('knownDevice').selectAll().where('userId', '=', userId).execute();
        const currentToken = tokenIn(cookie);
        const previous = devices.find(
          ({ tokenHash }) => currentToken !== undefined && tokenHash === hashOf(currentToken),
        );
        const token =
          currentToken !== undefined && previous !== undefined ? currentToken : randomBytes(32).toString('base64url');
        if (currentToken !== undefined && currentToken !== token)
          await trx
            .updateTable('knownDevice')
            .set({ tokenHash: hashOf(token) })
            .where('tokenHash', '=', hashOf(currentToken))
            .execute();
        const signedInAt = how === 'signed in' ? now : (previous?.signedInAt ?? null);
        await trx
          .insertInto('knownDevice')
          .values({ tokenHash: hashOf(token), userId, signedInAt, usedAt: now })
          .onConflict(conflict => conflict.columns(['tokenHash', 'userId']).doUpdateSet({ signedInAt, usedAt: now }))
          .execute();
        return {
          cookie: cookieOf(token),
          newToAccount: !previous?.signedInAt && devices.some(({ signedInAt }) => signedInAt !== null),
        };
      }),

    async forget(userId) {
      await kysely.deleteFrom('knownDevice').where('userId', '=', userId).execute();
    },

    async sweep() {
      await kysely
        .deleteFrom('knownDevice')
        .where('usedAt', '<', sql<Date>`now() - ${lifetime}::int * interval '1 second'`)
        .execute();
    },
  };
}
