import { z } from 'zod';
import type { Config } from '../config.ts';

/** How long a code by phone is valid. */
export const phoneCodeMinutes = 10;

/** Sends a code to a phone. */
export type SendPhoneCode = (phoneNumber: string, code: string) => Promise<void>;

/** By the configured gateway, which gets a JSON POST `{to, text}`. */
export function phoneCodesBy({ url, token }: NonNullable<Config['smsGateway']>, site: string): SendPhoneCode {
  return async (phoneNumber, code) => {
    await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({
        to: phoneNumber,
        text: `${code} is your ${site} code. It is valid for ${phoneCodeMinutes} minutes.`,
      }),
      signal: AbortSignal.timeout(10_000),
    });
  };
}

const withPhone = z.object({ phoneNumber: z.string(), phoneNumberVerified: z.literal(true) });

/** The number of a user, if it has been proven to be theirs. */
export function verifiedPhone(user: unknown): string | undefined {
  return withPhone.safeParse(user).data?.phoneNumber;
}
