import type { Database } from '../database/index.ts';

/** What can be asked for after a password, once the second factor is on. */
export interface SecondFactors {
  /** Whether an authenticator app is set up. */
  app: boolean;
  /** The number that is proven to be the person's. */
  phone: string | null;
}

export async function secondFactors({ kysely }: Pick<Database, 'kysely'>, userId: string): Promise<SecondFactors> {
  const row = await kysely
    .selectFrom('user')
    .leftJoin('twoFactor', 'twoFactor.userId', 'user.id')
    .select(['phoneNumber', 'phoneNumberVerified', 'verified'])
    .where('user.id', '=', userId)
    .executeTakeFirst();
  return { app: row?.verified === true, phone: (row?.phoneNumberVerified === true && row.phoneNumber) || null };
}
