import { sql } from 'kysely';
import { z } from 'zod';
import type { Company } from '../company.ts';
import { describe } from '../http/log.ts';
import { letters, write, type Letter, type Mailer } from '../mail/index.ts';
import { news, type News } from './news.ts';
import type { BillingParts } from './parts.ts';
import { dollars, planName, plans, priceInWords } from './plans.ts';
import { currentSubscription } from './subscription.ts';

/** Minutes until a failed or abandoned mail is tried again. */
const retryMinutes = 5;
/** Days until it is given up. */
const givenUpDays = 3;
const most = 50;

/** What is needed to send mails. */
export interface Postage {
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
export async function sendLetters(parts: BillingParts, postage: Postage): Promise<void> {
  const { kysely } = parts.database;
  const { rows } = await sql`update "billingLetter" as l set "claimedAt" = now() from "user" u
    where u."id" = l."userId" and l."key" in (select "key" from "billingLetter" where "sentAt" is null
      and ("claimedAt" is null or "claimedAt" < now() - ${retryMinutes}::int * interval '1 minute')
      and "createdAt" > now() - ${givenUpDays}::int * interval '1 day'
      order by "createdAt" limit ${most} for update skip locked)
    returning l."key", l."userId", u."email", l."news"`.execute(kysely);
  for (const { key, userId, email, news: kept } of claimed.parse(rows)) {
    try {
      const letter = await letterOf(parts, postage, userId, news.parse(JSON.parse(kept)));
      await postage.mailer.deliver({ ...write(letter, email, postage.company), id: key.replaceAll(/\W+/g, '-') });
    } catch (error) {
      parts.log.error('letter about payments not sent', { error: describe(error) });
      continue;
    }
    await kysely.updateTable('billingLetter').set({ sentAt: new Date() }).where('key', '=', key).execute();
  }
}

async function letterOf(
  parts: BillingParts,
  { company, origin }: Postage,
  userId: string,
  item: News,
): Promise<Letter> {
  const site = company.name;
  const accountUrl = new URL('/account', origin).href;
  switch (item.kind) {
    case 'trial ending':
      return letters.trialEnding(site, accountUrl, { endsAt: item.endsAt, offers: offers() });
    case 'payment failed':
      return letters.paymentFailed(site, item.payUrl ?? accountUrl, {
        plan: item.plan,
        amount: dollars(item.cents),
        nextAttempt: item.nextAttempt,
      });
    case 'refund': {
      const current = await currentSubscription(parts.database.kysely, userId);
      return letters.refunded(site, accountUrl, {
        amount: dollars(item.cents),
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
        ? letters.trialEnded(site, accountUrl, { at: item.at, offers: offers() })
        : letters.subscriptionEnded(site, accountUrl, item);
  }
}

/** The plans as "Pro Monthly (USD 9.99 a month) or Pro Yearly (USD 109.89 a year)". */
function offers(): string {
  return plans
    .filter(({ id }) => id !== 'trial')
    .map(plan => `${plan.name} (${priceInWords(plan)})`)
    .join(' or ');
}
