import type { Kysely } from 'kysely';
import { currentSubscription } from '../billing/index.ts';
import type { Tables } from '../database/index.ts';
import { isEntitled } from '../entitlement.ts';

/** The quota of an account. */
export interface Quota {
  pro: boolean;
  projects: number;
  sheets: number;
  /** Maximum bytes of attachments: per project, and in all projects of the account. */
  attached: { project: number; account: number };
}

const megabyte = 1024 * 1024;
const proQuota: Quota = {
  pro: true,
  projects: 200,
  sheets: 500,
  attached: { project: 200 * megabyte, account: 1000 * megabyte },
};
const freeQuota: Quota = {
  pro: false,
  projects: 1,
  sheets: 3,
  attached: { project: 20 * megabyte, account: 20 * megabyte },
};

/** The quota of a plan. */
export function quotaOf(pro: boolean): Quota {
  return pro ? proQuota : freeQuota;
}

/** Whether a user has Pro now. */
export async function hasPro(kysely: Kysely<Tables>, user: { id: string; role: 'user' | 'admin' }): Promise<boolean> {
  const subscription = await currentSubscription(kysely, user.id);
  return isEntitled(user, subscription?.status);
}

/** Why an owner cannot create another project; null if they can. */
export function projectQuotaError({ pro, projects }: Quota, owned: number): string | null {
  if (owned < projects) return null;
  return pro
    ? `An account can have at most ${projects} projects. Delete one that is no longer needed.`
    : `A free account can have one project with three sheets. With Pro you can have up to ${proQuota.projects} projects.`;
}

/** Why another sheet cannot be added to a project; null if it can. */
export function sheetQuotaError({ pro, sheets }: Quota, current: number): string | null {
  if (current < sheets) return null;
  return pro
    ? `A project can have at most ${sheets} sheets.`
    : `A project of a free account can have three sheets. If its owner has Pro it can have up to ${proQuota.sheets}.`;
}

/** Bytes of attachments: in the project, and in all projects of its owner. */
export interface AttachmentUsage {
  project: number;
  account: number;
}

/** Why `more` bytes cannot be attached in a project; null if they can. */
export function attachmentQuotaError({ pro, attached }: Quota, current: AttachmentUsage, more: number): string | null {
  if (current.project + more > attached.project)
    return pro
      ? 'The attachments of a project can be at most 200 MB in total.'
      : 'The attachments of a free account can be at most 20 MB in total. If its owner has Pro, a project can have 200 MB.';
  return current.account + more > attached.account
    ? 'The attachments of all projects of an account can be at most 1,000 MB in total. Remove some, or delete a project that is no longer needed.'
    : null;
}

/** The numbers that decide whether a project can be changed. */
interface ProjectUsage {
  archivedAt: Date | null;
  deletedAt: Date | null;
  /** Its position among the owner's projects that are not deleted; the oldest is 1. */
  place: number;
  sheets: number;
}

/** Why a project is read-only; null if it can be changed. */
export function readOnlyReason({ pro, projects, sheets }: Quota, usage: ProjectUsage): string | null {
  if (usage.deletedAt !== null) return 'This project was deleted. Restore it to work in it.';
  if (usage.archivedAt !== null) return 'This project is archived. Unarchive it to work in it.';
  if (usage.place > projects || usage.sheets > sheets)
    return pro
      ? 'This project exceeds the limit of the account. It can be read and exported.'
      : 'A free account can have one project with three sheets. This one can be read and exported; it can be edited again when its owner has Pro.';
  return null;
}
