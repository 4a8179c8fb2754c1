import type { Database } from '../../database/index.ts';

/** The methods available as second factor once it is turned on. */
export interface SecondFactors {
  /** Whether an authenticator app is set up. */
  app: boolean;
  /** The verified phone number. */
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
