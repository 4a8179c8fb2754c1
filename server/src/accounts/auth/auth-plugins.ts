import { anonymous, bearer, captcha, emailOTP, jwt, magicLink, phoneNumber } from 'better-auth/plugins';
import type { Config } from '../../config.ts';
import { mailTemplates } from '../../mail/index.ts';
import type { SendMail } from './auth-mail.ts';
import type { AuthParts } from './auth-parts.ts';
import { captchaPaths } from './auth-paths.ts';
import { signInProviders } from '../sign-in/providers.ts';
import { phoneFactorRules } from '../second-factor/phone-factor.ts';
import { refuseUsedCodes, secondFactor } from '../second-factor/second-factor.ts';
import { phoneCodeMinutes, type SendPhoneCode } from '../second-factor/text-message.ts';

const codeMinutes = 10;
const linkMinutes = 10;

/** The better-auth plug-ins: sign-in methods besides the password, the second factor, and tokens. */
export function authPlugins(parts: AuthParts, post: SendMail) {
  const { config, company, limiter, providers, sendPhoneCode: sendCode } = parts;
  const site = company.name;
  return [
    ...(sendCode === undefined ? [] : [phoneFactorRules(parts)]),
    secondFactor(site, sendCode),
    refuseUsedCodes(limiter),
    emailOTP({
      otpLength: 6,
      expiresIn: codeMinutes * 60,
      allowedAttempts: 3,
      storeOTP: 'hashed',
      sendVerificationOTP: ({ email, otp }) => post(email, mailTemplates.oneTimeCode(site, otp, codeMinutes)),
    }),
    magicLink({
      expiresIn: linkMinutes * 60,
      storeToken: 'hashed',
      sendMagicLink: ({ email, url }) => post(email, mailTemplates.signInLink(site, url, linkMinutes)),
    }),
    bearer({ requireSignature: true }),
    jwt({
      disableSettingJwtHeader: true,
      jwt: { expirationTime: '15m', definePayload: ({ user }) => ({ email: user.email, role: user['role'] }) },
    }),
    ...(providers.length > 0 ? [signInProviders(providers)] : []),
    ...(sendCode === undefined ? [] : [phoneNumber(phoneSignIn(sendCode))]),
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

function phoneSignIn(sendCode: SendPhoneCode) {
  return {
    expiresIn: phoneCodeMinutes * 60,
    signUpOnVerification: {
      getTempEmail: (phone: string) => `${phone.replaceAll(/\D/g, '')}@phone.invalid`,
      getTempName: () => '',
    },
    sendOTP: ({ phoneNumber, code }: { phoneNumber: string; code: string }) => sendCode(phoneNumber, code),
  };
}
