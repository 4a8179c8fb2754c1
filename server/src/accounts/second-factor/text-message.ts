import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Outbox } from '../../mail/index.ts';

/** How long a phone code is valid. */
export const phoneCodeMinutes = 10;

/** Sends a code to a phone. */
export type SendPhoneCode = (phoneNumber: string, code: string) => Promise<void>;

/**
 * Delivery of phone codes: by the configured gateway, in local mode to the outbox, else undefined.
 * @param outbox of local mode.
 */
export function phoneCodeSender(
  { smsGateway }: Pick<Config, 'smsGateway'>,
  site: string,
  outbox: Outbox | undefined,
): SendPhoneCode | undefined {
  const wording = (code: string): string =>
    `${code} is your ${site} code. It is valid for ${phoneCodeMinutes} minutes.`;
  if (smsGateway !== undefined) return (to, code) => sendByGateway(smsGateway, to, wording(code));
  if (outbox === undefined) return undefined;
  return (to, code) => outbox.put({ to, subject: 'Text message', text: wording(code), html: '' });
}

/**
 * Sends a JSON POST `{to, text}` to the gateway.
 * @throws if it does not accept the message.
 */
async function sendByGateway(
  { url, token }: NonNullable<Config['smsGateway']>,
  to: string,
  text: string,
): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ to, text }),
    signal: AbortSignal.timeout(10_000),
    // The token and the code must not follow a redirect to another host.
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`The gateway for text messages answered ${answer.status}`);
}

const withPhone = z.object({ phoneNumber: z.string(), phoneNumberVerified: z.literal(true) });

/** The phone number of a user, if verified. */
export function verifiedPhone(user: unknown): string | undefined {
  return withPhone.safeParse(user).data?.phoneNumber;
}
