import type { RateRule } from '../rate-limits/rate-limit.ts';

/**
 * Rate limits per path and client address; the first matching pattern counts. `false`: limited by `guarded` instead.
 */
export const rateRules: Record<string, RateRule | false> = {
  '/get-session': false,
  '/jwks': false,
  '/sign-in/email': false,
  '/sign-in/magic-link': false,
  // Every view of the sign-in page sends one, and many users share an address.
  '/sign-in/passkey/begin': { window: 60, max: 60 },
  '/sign-in/*': { window: 60, max: 20 },
  '/sign-up/*': { window: 3600, max: 20 },
  '/request-password-reset': false,
  '/send-verification-email': false,
  '/email-otp/send-verification-otp': false,
  '/email-otp/*': { window: 3600, max: 30 },
  '/phone-number/*': { window: 3600, max: 20 },
  '/two-factor/*': { window: 60, max: 20 },
  '/passkey/*': { window: 60, max: 60 },
  '/api-key/*': { window: 60, max: 60 },
  '/reset-password': { window: 600, max: 20 },
  '/change-password': { window: 600, max: 20 },
  '/change-email': { window: 600, max: 20 },
  '/delete-user': { window: 600, max: 20 },
};

/**
 * Paths that require a CAPTCHA if one is configured: signing up, signing in, one-time codes and links, and recovery.
 */
export const captchaPaths = [
  '/sign-up/email',
  '/sign-in/email',
  '/sign-in/phone-number',
  '/sign-in/anonymous',
  '/sign-in/magic-link',
  '/email-otp/send-verification-otp',
  '/phone-number/send-otp',
  '/request-password-reset',
];

/** Endpoints of better-auth that this site disables: each would be another way to a session, a token, or a guess. */
export const unusedPaths = [
  // `/api/account/sessions` does this without exposing session tokens to scripts.
  '/list-sessions',
  '/revoke-session',
  '/revoke-sessions',
  '/revoke-other-sessions',
  '/update-session',
  '/account-info',
  '/get-access-token',
  '/refresh-token',
  // `/api/account/reauthenticate` limits the attempts.
  '/verify-password',
  '/email-otp/request-email-change',
  '/email-otp/change-email',
  '/delete-user/callback',
  // Passwords are reset only through the mailed link.
  '/email-otp/request-password-reset',
  '/email-otp/reset-password',
  '/forget-password/email-otp',
  '/email-otp/check-verification-otp',
  '/phone-number/request-password-reset',
  '/phone-number/reset-password',
];

/** Also disabled if no SMS gateway is configured. */
export const phoneFactorPaths = ['/two-factor/send-otp', '/two-factor/verify-otp'];
