import type { Kysely } from 'kysely';
import type { Database, Tables } from '../database/index.ts';
import { invalidateProofs } from './profile/address-change.ts';

export const adminUsage =
  'Usage: npm run admin -- grant|revoke|sign-out|remove-second-factor <e-mail>, or npm run admin -- list|reconcile|rotate-signing-key, or npm run admin -- backup|restore <file>';

export interface CommandReply {
  done: boolean;
  text: string;
}

/** Commands of other parts of the server, by name. */
export type FurtherCommands = Readonly<Record<string, () => Promise<CommandReply>>>;

interface Account {
  id: string;
  email: string;
  emailVerified: boolean;
}

type AccountCommand = (kysely: Kysely<Tables>, account: Account) => Promise<CommandReply>;

const done = (text: string): CommandReply => ({ done: true, text });
const failed = (text: string): CommandReply => ({ done: false, text });

/** Commands about one account, by name. */
const accountCommands: Readonly<Record<string, AccountCommand>> = {
  async grant(kysely, { id, email, emailVerified }) {
    if (!emailVerified)
      return failed(`${email} has not been verified yet; only verified accounts can be given the role.`);
    await kysely.updateTable('user').set({ role: 'admin' }).where('id', '=', id).execute();
    return done(`${email} is now an administrator.`);
  },

  async revoke(kysely, { id, email }) {
    await kysely.updateTable('user').set({ role: 'user' }).where('id', '=', id).execute();
    return done(`${email} is no longer an administrator.`);
  },

  async 'sign-out'(kysely, { id, email }) {
    await signOutEverywhere(kysely, id);
    return done(`${email} is signed out on every device.`);
  },

  async 'remove-second-factor'(kysely, { id, email }) {
    const removed = { twoFactorEnabled: false, phoneNumber: null, phoneNumberVerified: false };
    await kysely.updateTable('user').set(removed).where('id', '=', id).execute();
    await kysely.deleteFrom('twoFactor').where('userId', '=', id).execute();
    await signOutEverywhere(kysely, id);
    return done(`Two-step verification is off for ${email}, who is signed out on every device. Please tell the owner.`);
  },
};

async function signOutEverywhere(kysely: Kysely<Tables>, userId: string): Promise<void> {
  await kysely.deleteFrom('session').where('userId', '=', userId).execute();
  await invalidateProofs(kysely, userId);
}

/**
 * Runs one line of `npm run admin`: a command about one account (`grant <e-mail>`), `list`, or one of the further
 * commands. It takes effect within a second (`DecisionCache`).
 */
export async function adminCommand(
  line: string,
  { kysely }: Pick<Database, 'kysely'>,
  otherCommands: FurtherCommands = {},
): Promise<CommandReply> {
  const [verb = '', address, ...rest] = line.trim().split(/\s+/);
  const email = address?.toLowerCase();
  if (email === undefined) {
    if (verb === 'list') return listAdmins(kysely);
    const command = Object.hasOwn(otherCommands, verb) ? otherCommands[verb] : undefined;
    return command === undefined ? failed(adminUsage) : command();
  }
  const command = Object.hasOwn(accountCommands, verb) ? accountCommands[verb] : undefined;
  if (command === undefined || rest.length > 0) return failed(adminUsage);
  const account = await kysely
    .selectFrom('user')
    .select(['id', 'email', 'emailVerified'])
    .where('email', '=', email)
    .executeTakeFirst();
  return account === undefined
    ? failed(`There is no account with the email address ${email}.`)
    : command(kysely, account);
}

async function listAdmins(kysely: Kysely<Tables>): Promise<CommandReply> {
  const admins = await kysely.selectFrom('user').select('email').where('role', '=', 'admin').orderBy('email').execute();
  return done(admins.length === 0 ? 'There are no administrators.' : admins.map(admin => admin.email).join('\n'));
}
