import type { Database } from '../database/index.ts';

export const adminUsage =
  'Usage: npm run admin -- grant|revoke <e-mail>, npm run admin -- list, or npm run admin -- reconcile';

export interface CommandReply {
  done: boolean;
  text: string;
}

/** Commands of other parts of the server, by name. */
export type FurtherCommands = Readonly<Record<string, () => Promise<CommandReply>>>;

const done = (text: string): CommandReply => ({ done: true, text });
const refused = (text: string): CommandReply => ({ done: false, text });

/**
 * Carries out one line of `npm run admin`: `grant <e-mail>`, `revoke <e-mail>`, `list`, or one of the further commands. The
 * role is read at every request, so it takes effect at once.
 */
export async function adminCommand(
  line: string,
  { kysely }: Pick<Database, 'kysely'>,
  further: FurtherCommands = {},
): Promise<CommandReply> {
  const [verb, address, ...rest] = line.trim().split(/\s+/);
  const email = address?.toLowerCase();
  if (verb === 'list' && email === undefined) {
    const admins = await kysely
      .selectFrom('user')
      .select('email')
      .where('role', '=', 'admin')
      .orderBy('email')
      .execute();
    return done(admins.length === 0 ? 'There are no administrators.' : admins.map(admin => admin.email).join('\n'));
  }
  const command = verb === undefined || !Object.hasOwn(further, verb) ? undefined : further[verb];
  if (command !== undefined && email === undefined) return command();
  if ((verb !== 'grant' && verb !== 'revoke') || email === undefined || rest.length > 0) return refused(adminUsage);

  const user = await kysely
    .selectFrom('user')
    .select(['id', 'emailVerified', 'role'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (user === undefined) return refused(`There is no account with the e-mail ${email}.`);
  if (verb === 'grant' && !user.emailVerified)
    return refused(`${email} has not been verified yet; the role is given to verified accounts only.`);
  const role = verb === 'grant' ? 'admin' : 'user';
  await kysely.updateTable('user').set({ role }).where('id', '=', user.id).execute();
  return done(verb === 'grant' ? `${email} is now an administrator.` : `${email} is no longer an administrator.`);
}
