import type { Database } from '../../database/index.ts';
import { acceptedTerms } from './terms-acceptance.ts';
import { storedListColumns } from './list-columns.ts';
import { readUnitPreference } from './unit-preference.ts';

/** Everything stored about a user, without secrets: no password hashes, tokens, or second-factor keys. */
export async function exportAccount(database: Database, userId: string) {
  const { kysely } = database;
  const [
    profile,
    signInMethods,
    passkeys,
    apiKeys,
    sessions,
    knownDevices,
    subscriptions,
    terms,
    projects,
    feeds,
    listColumns,
  ] = await Promise.all([
    kysely
      .selectFrom('user')
      .select([
        'id',
        'email',
        'emailVerified',
        'name',
        'firstName',
        'lastName',
        'company',
        'phoneNumber',
        'role',
        'twoFactorEnabled',
        'units',
        'wantedPage',
        'createdAt',
        'updatedAt',
      ])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),
    kysely
      .selectFrom('account')
      .select(['providerId as provider', 'accountId', 'scope', 'createdAt'])
      .where('userId', '=', userId)
      .execute(),
    kysely
      .selectFrom('passkey')
      .select(['name', 'credentialId', 'transports', 'backedUp', 'createdAt', 'usedAt'])
      .where('userId', '=', userId)
      .execute(),
    kysely
      .selectFrom('apiKey')
      .select(['name', 'prefix', 'scopes', 'createdAt', 'usedAt'])
      .where('userId', '=', userId)
      .execute(),
    kysely
      .selectFrom('session')
      .select(['createdAt', 'updatedAt', 'expiresAt', 'ipAddress', 'userAgent'])
      .where('userId', '=', userId)
      .execute(),
    kysely.selectFrom('knownDevice').select(['signedInAt', 'usedAt']).where('userId', '=', userId).execute(),
    kysely
      .selectFrom('subscription')
      .innerJoin('billingCustomer', 'billingCustomer.id', 'subscription.customerId')
      .select(['subscription.id', 'status', 'priceId', 'currentPeriodStart', 'currentPeriodEnd', 'cancelAtPeriodEnd'])
      .where('userId', '=', userId)
      .execute(),
    acceptedTerms(database, userId),
    kysely
      .selectFrom('projectMember')
      .innerJoin('project', 'project.id', 'projectMember.projectId')
      .select(['project.id', 'number', 'name', 'client', 'role', 'since'])
      .where('userId', '=', userId)
      .execute(),
    kysely
      .selectFrom('sheetFeed')
      .select(['projectId', 'sheetId', 'name', 'source', 'createdAt', 'usedAt', 'endsAt'])
      .where('userId', '=', userId)
      .execute(),
    storedListColumns(database, userId),
  ]);
  return {
    exportedAt: new Date(),
    profile: { ...profile, units: readUnitPreference(profile.units) },
    signInMethods,
    passkeys,
    apiKeys,
    sessions,
    knownDevices,
    subscriptions,
    acceptedTerms: terms,
    projects,
    feeds,
    listColumns,
  };
}
