import { hiddenCharacters } from '@isentrope/records';
import { z } from 'zod';
import { isOwnPath } from '../../http/origin.ts';
import { normaliseBackupCode } from '../second-factor/backup-codes.ts';
import { passwordProblem } from '../passwords/password-rules.ts';

export type JsonObject = Record<string, unknown>;

/** Parameters with a page to return to; each must be on this site. */
export const returnParameters = ['callbackURL', 'redirectTo', 'errorCallbackURL', 'newUserCallbackURL'] as const;

const missingCredentials = 'You must provide either an email or phone number and a password.';
const invalidEmail = 'Invalid email address';
const invalidPhone = 'Enter the number with its country code, for example +44 1224 000000';
const longestName = 100;
const longestPage = 500;

const isNonBlank = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/**
 * Validation rules by path below `/api/auth`, checked before any look-up. Each returns the first message that applies.
 */
const rules: Record<string, (body: JsonObject) => string | undefined> = {
  '/sign-up/email': body =>
    credentialsProblem(body) ??
    emailProblem(body['email']) ??
    newPasswordProblem(body['password']) ??
    profileProblem(body),
  '/sign-in/email': body => credentialsProblem(body) ?? emailProblem(body['email']),
  '/sign-in/phone-number': body =>
    isNonBlank(body['phoneNumber']) && isNonBlank(body['password']) ? undefined : missingCredentials,
  '/phone-number/send-otp': body => phoneProblem(body['phoneNumber']),
  '/phone-number/verify': body => phoneProblem(body['phoneNumber']),
  '/request-password-reset': body => emailProblem(body['email']),
  '/send-verification-email': body => emailProblem(body['email']),
  '/email-otp/send-verification-otp': body =>
    emailProblem(body['email']) ??
    (body['type'] === 'sign-in' || body['type'] === 'email-verification'
      ? undefined
      : 'The type must be sign-in or email-verification'),
  '/sign-in/magic-link': body => emailProblem(body['email']) ?? profileProblem(body),
  '/sign-in/email-otp': body => emailProblem(body['email']) ?? profileProblem(body),
  '/change-email': body => emailProblem(body['newEmail']),
  '/reset-password': body => newPasswordProblem(body['newPassword']),
  '/change-password': body => newPasswordProblem(body['newPassword']),
  '/update-user': body =>
    profileProblem(body) ??
    (body['phoneNumber'] === undefined ? undefined : 'The phone number is set and removed with two-step verification'),
};

export function requestProblem(path: string, body: JsonObject): string | undefined {
  return rules[path]?.(body);
}

/**
 * The body as better-auth expects it: with a display name at sign-up, which the form does not have, and backup codes
 * and phone numbers normalised.
 */
export function normaliseBody(path: string, body: JsonObject): JsonObject {
  if (path === '/sign-up/email' && body['name'] === undefined) return { ...body, name: '' };
  const { code, phoneNumber } = body;
  if (typeof phoneNumber === 'string') return { ...body, phoneNumber: normalisePhone(phoneNumber) };
  if (path === '/two-factor/verify-backup-code' && typeof code === 'string')
    return { ...body, code: normaliseBackupCode(code) };
  return body;
}

function credentialsProblem(body: JsonObject): string | undefined {
  return (isNonBlank(body['email']) || isNonBlank(body['phoneNumber'])) && isNonBlank(body['password'])
    ? undefined
    : missingCredentials;
}

function emailProblem(email: unknown): string | undefined {
  return z.email().max(254).safeParse(email).success ? undefined : invalidEmail;
}

/** Normalises a phone number to E.164. */
function normalisePhone(typed: string): string {
  return typed.replaceAll(/[\s().\-–]/g, '').replace(/^00/, '+');
}

function phoneProblem(phoneNumber: unknown): string | undefined {
  return z.e164().safeParse(phoneNumber).success ? undefined : invalidPhone;
}

function newPasswordProblem(password: unknown): string | undefined {
  return typeof password === 'string' ? passwordProblem(password) : passwordProblem('');
}

function profileProblem(body: JsonObject): string | undefined {
  for (const [field, label] of [
    ['name', 'Name'],
    ['company', 'Company'],
    ['firstName', 'First name'],
    ['lastName', 'Last name'],
  ] as const) {
    const value = body[field];
    if (value === undefined || value === null) continue;
    if (typeof value !== 'string' || value.length > longestName)
      return `${label} must be a text of at most ${longestName} characters`;
    if (/\p{Cc}/u.test(value) || hiddenCharacters.test(value)) return `${label} must not contain control characters`;
    if (field !== 'company' && /@|:\/\/|\bwww\./i.test(value)) return `${label} must not contain an address or a link`;
  }
  return body['image'] === undefined ? wantedPageProblem(body['wantedPage']) : 'A picture cannot be set';
}

/** The page to return to later: one of this site, and not an API path. */
function wantedPageProblem(page: unknown): string | undefined {
  if (page === undefined || page === null) return undefined;
  const isPage =
    typeof page === 'string' && page.length <= longestPage && isOwnPath(page) && !/^\/(api|assets)\b/i.test(page);
  return isPage ? undefined : 'The return page must be a page of this site';
}
