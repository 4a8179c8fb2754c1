import { anonymous, bearer, captcha, emailOTP, jwt, magicLink, phoneNumber } from 'better-auth/plugins';
import type { Config } from '../config.ts';
import { letters } from '../mail/index.ts';
import type { Post } from './auth-mail.ts';
import type { AuthParts } from './auth-parts.ts';
import { captchaPaths } from './auth-paths.ts';
import { signInProviders } from './providers.ts';
import { refuseUsedCodes, secondFactor } from './second-factor.ts';

const codeMinutes = 10;
const linkMinutes = 15;

/** The ways to sign in besides a password, the second factor, and tokens. */
export function authPlugins({ config, company, limiter, providers }: AuthParts, post: Post) {
  const site = company.name;
  return [
    secondFactor(site),
    refuseUsedCodes(limiter),
    emailOTP({
      otpLength: 6,
      expiresIn: codeMinutes * 60,
      allowedAttempts: 3,
      storeOTP: 'hashed',
      sendVerificationOTP: ({ email, otp }) => post(email, letters.oneTimeCode(site, otp, codeMinutes)),
    }),
    magicLink({
      expiresIn: linkMinutes * 60,
      storeToken: 'hashed',
      sendMagicLink: ({ email, url }) => post(email, letters.signInLink(site, url, linkMinutes)),
    }),
    bearer({ requireSignature: true }),
    jwt({
      disableSettingJwtHeader: true,
      jwt: { expirationTime: '15m', definePayload: ({ user }) => ({ email: user.email, role: user['role'] }) },
    }),
    ...(providers.length > 0 ? [signInProviders(providers)] : []),
    ...(config.smsGateway === undefined ? [] : [phoneNumber(phoneCodes(config.smsGateway, site))]),
    ...(config.captcha === undefined ? [] : [captcha(captchaOptions(config.captcha))]),
    ...(config.anonymousSignIn ? [anonymous({ emailDomainName: 'anonymous.invalid' })] : []),
  ];
}

function captchaOptions({ provider, siteKey, secretKey, verifyUrl }: NonNullable<Config['captcha']>) {
  const shared = { secretKey, endpoints: captchaPaths, siteVerifyURLOverride: verifyUrl };
  return provider === 'hcaptcha'
    ? { provider: 'hcaptcha' as const, siteKey, ...shared }
    : { provider: 'cloudflare-turnstile' as const, ...shared };
}

function phoneCodes(gateway: NonNullable<Config['smsGateway']>, site: string) {
  return {
    expiresIn: codeMinutes * 60,
    signUpOnVerification: {
      getTempEmail: (phone: string) => `${phone.replaceAll(/\D/g, '')}@phone.invalid`,
      getTempName: () => '',
    },
    sendOTP: async ({ phoneNumber, code }: { phoneNumber: string; code: string }): Promise<void> => {
      await fetch(gateway.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(gateway.token === undefined ? {} : { authorization: `Bearer ${gateway.token}` }),
        },
        body: JSON.stringify({
          to: phoneNumber,
          text: `${code} is your ${site} code. It is valid for ${codeMinutes} minutes.`,
        }),
        signal: AbortSignal.timeout(10_000),
      });
    },
  };
}
