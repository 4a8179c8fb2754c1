import { sql } from 'kysely';
import { z } from 'zod';
import type { Company } from '../../company.ts';
import { describeError } from '../../http/log.ts';
import { mailTemplates, renderMail, type MailContent, type Mailer } from '../../mail/index.ts';
import { billingNotice, type BillingNotice } from './notices.ts';
import type { BillingParts } from '../parts.ts';
import { formatDollars, planName, plans, formatPrice } from '../plans.ts';
import { currentSubscription } from '../subscription/subscription.ts';

/** Minutes until a failed or abandoned mail is tried again. */
const retryMinutes = 5;
/** Days until it is abandoned. */
const giveUpDays = 3;
const batchSize = 50;

/** The dependencies for sending mails. */
export interface BillingMailing {
  company: Company;
  mailer: Pick<Mailer, 'deliver'>;
  /** The site's address, for links in mails. */
  origin: string;
}

const claimed = z.array(z.object({ key: z.string(), userId: z.string(), email: z.string(), news: z.string() }));

/**
 * Sends the mails that are due. Each is claimed before it is sent and marked afterwards, so that no two processes send
 * the same one. If the process dies in between, the mail is sent again under the same message id, by which mail systems
 * recognise duplicates.
 */
export async function sendBillingMails(parts: BillingParts, mailing: BillingMailing): Promise<void> {
  const { kysely } = parts.database;
  const { rows } = await sql`update "billingLetter" as l set "claimedAt" = now() from "user" u
    where u."id" = l."userId" and l."key" in (select "key" from "billingLetter" where "sentAt" is null
      and ("claimedAt" is null or "claimedAt" < now() - ${retryMinutes}::int * interval '1 minute')
      and "createdAt" > now() - ${giveUpDays}::int * interval '1 day'
      order by "createdAt" limit ${batchSize} for update skip locked)
    returning l."key", l."userId", u."email", l."news"`.execute(kysely);
  for (const { key, userId, email, news: json } of claimed.parse(rows)) {
    try {
      const mail = await mailOf(parts, mailing, userId, billingNotice.parse(JSON.parse(json)));
      await mailing.mailer.deliver({ ...renderMail(mail, email, mailing.company), id: key.replaceAll(/\W+/g, '-') });
    } catch (error) {
      parts.log.error('email about a payment was not sent', { error: describeError(error) });
      continue;
    }
    await kysely.updateTable('billingLetter').set({ sentAt: new Date() }).where('key', '=', key).execute();
  }
}

async function mailOf(
  parts: BillingParts,
  { company, origin }: BillingMailing,
  userId: string,
  item: BillingNotice,
): Promise<MailContent> {
  const site = company.name;
  const accountUrl = new URL('/account', origin).href;
  switch (item.kind) {
    case 'trial ending':
      return mailTemplates.trialEnding(site, accountUrl, { endsAt: item.endsAt, offers: offersText() });
    case 'payment failed':
      return mailTemplates.paymentFailed(site, item.payUrl ?? accountUrl, {
        plan: item.plan,
        amount: formatDollars(item.cents),
        nextAttempt: item.nextAttempt,
      });
    case 'refund': {
      const current = await currentSubscription(parts.database.kysely, userId);
      return mailTemplates.refunded(site, accountUrl, {
        amount: formatDollars(item.cents),
        at: item.at,
        access:
          current?.status === 'active'
            ? {
                plan: planName(current.priceId, parts.prices),
                until: current.currentPeriodEnd,
                ends: current.cancelAtPeriodEnd,
              }
            : undefined,
      });
    }
    case 'ended':
      return item.trial
        ? mailTemplates.trialEnded(site, accountUrl, { at: item.at, offers: offersText() })
        : mailTemplates.subscriptionEnded(site, accountUrl, item);
  }
}

/** The plans as "Pro Monthly (USD 9.99 a month) or Pro Yearly (USD 109.89 a year)". */
function offersText(): string {
  return plans
    .filter(({ id }) => id !== 'trial')
    .map(plan => `${plan.name} (${formatPrice(plan)})`)
    .join(' or ');
}
