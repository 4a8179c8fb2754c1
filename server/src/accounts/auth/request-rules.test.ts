import { describe, expect, test } from 'vitest';
import { normaliseBody, requestProblem, type JsonObject } from './request-rules.ts';

const missing = 'You must provide either an email or phone number and a password.';
const invalidEmail = 'Invalid email address';
const invalidPhone = 'Enter the number with its country code, for example +44 1224 000000';
const foreignPage = 'The return page must be a page of this site';
const email = 'ada@example.com';
const password = 'Correct-Horse-1';

describe('a request is refused with the first thing that is wrong with it', () => {
  test.each<[string, JsonObject, string | undefined]>([
    ['/sign-up/email', { email, password }, undefined],
    ['/sign-up/email', { email }, missing],
    ['/sign-up/email', { email: ' ', password }, missing],
    ['/sign-up/email', { email: 'ada', password }, invalidEmail],
    ['/sign-up/email', { phoneNumber: '+4712345678', password }, invalidEmail],
    ['/sign-up/email', { email, password, company: 7 }, 'Company must be a text of at most 100 characters'],
    ['/sign-in/email', { email, password: 'short' }, undefined],
    ['/sign-in/email', { email, password: '' }, missing],
    ['/sign-in/email', { email: 'ada@', password }, invalidEmail],
    ['/sign-in/phone-number', { phoneNumber: '+4712345678', password }, undefined],
    ['/sign-in/phone-number', { phoneNumber: '+4712345678' }, missing],
    ['/sign-in/phone-number', { password }, missing],
    ['/sign-in/phone-number', { phoneNumber: 47, password }, missing],
    ['/phone-number/send-otp', { phoneNumber: '+4712345678' }, undefined],
    ['/phone-number/send-otp', { phoneNumber: '12345678' }, invalidPhone],
    ['/phone-number/verify', { phoneNumber: '+47123abc' }, invalidPhone],
    ['/request-password-reset', { email }, undefined],
    ['/request-password-reset', {}, invalidEmail],
    ['/send-verification-email', { email: `${'a'.repeat(64)}@${'b'.repeat(190)}.com` }, invalidEmail],
    ['/email-otp/send-verification-otp', { email, type: 'sign-in' }, undefined],
    ['/email-otp/send-verification-otp', { email, type: 'email-verification' }, undefined],
    [
      '/email-otp/send-verification-otp',
      { email, type: 'forget-password' },
      'The type must be sign-in or email-verification',
    ],
    ['/email-otp/send-verification-otp', { type: 'sign-in' }, invalidEmail],
    ['/sign-in/magic-link', { email }, undefined],
    ['/sign-in/magic-link', { email: 'ada' }, invalidEmail],
    ['/sign-in/magic-link', { email, name: 'a'.repeat(101) }, 'Name must be a text of at most 100 characters'],
    ['/sign-in/email-otp', { email }, undefined],
    ['/sign-in/email-otp', { email: 'ada' }, invalidEmail],
    ['/sign-in/email-otp', { email, image: 'x' }, 'A picture cannot be set'],
    ['/change-email', { newEmail: 'ada' }, invalidEmail],
    ['/change-email', { newEmail: email }, undefined],
    ['/update-user', { firstName: 'Ada', lastName: null }, undefined],
    ['/update-user', { phoneNumber: '' }, 'The phone number is set and removed with two-step verification'],
    ['/list-accounts', { email: 'ada' }, undefined],
  ])('%s %j', (path, body, problem) => expect(requestProblem(path, body)).toBe(problem));

  test.each(['/sign-up/email', '/reset-password', '/change-password'])('%s with a weak password', path => {
    const weak = { email, password: 'short', newPassword: 'short' };
    expect(requestProblem(path, weak)).toMatch(/character/);
    expect(requestProblem(path, { email, password, newPassword: password })).toBeUndefined();
    expect(requestProblem(path, { email, password: 'short', newPassword: 7 })).toMatch(/character/);
  });
});

describe('a profile', () => {
  const problemOf = (body: JsonObject) => requestProblem('/update-user', body);

  test.each(['name', 'firstName', 'lastName', 'company'])(
    'has a %s of at most 100 characters without control characters',
    field => {
      expect(problemOf({ [field]: 'a'.repeat(100) })).toBeUndefined();
      expect(problemOf({ [field]: 'a'.repeat(101) })).toMatch(/ must be a text of at most 100 characters$/);
      expect(problemOf({ [field]: 'a\nb' })).toMatch(/ must not contain control characters$/);
      expect(problemOf({ [field]: 'a\u202eb' })).toMatch(/ must not contain control characters$/);
    },
  );

  test('has no address or link in the name of a person; a company may be called so', () => {
    for (const text of ['ada@example.com', 'https://example.com', 'WWW.example.com'])
      expect([problemOf({ firstName: text }), problemOf({ company: text })]).toEqual([
        'First name must not contain an address or a link',
        undefined,
      ]);
  });

  test('returns to a page of this site, not to the API or a file', () => {
    for (const page of ['/tools', '/projects/p-1#map', null, `/${'a'.repeat(499)}`])
      expect(problemOf({ wantedPage: page })).toBeUndefined();
    for (const page of [
      'https://example.com',
      '//example.com',
      '/api/auth',
      '/assets/x.js',
      '/API/x',
      7,
      `/${'a'.repeat(500)}`,
    ])
      expect(problemOf({ wantedPage: page })).toBe(foreignPage);
  });
});

test.each<[string, JsonObject, JsonObject]>([
  ['/sign-up/email', { email }, { email, name: '' }],
  ['/sign-up/email', { email, name: 'Ada' }, { email, name: 'Ada' }],
  ['/sign-in/phone-number', { phoneNumber: '0047 (12) 34.56-78' }, { phoneNumber: '+4712345678' }],
  ['/phone-number/verify', { phoneNumber: '+47 12–34 56 78' }, { phoneNumber: '+4712345678' }],
  ['/two-factor/verify-totp', { code: ' 123 456' }, { code: ' 123 456' }],
  ['/two-factor/verify-backup-code', { code: ' 7k3m 9pqr t2wx' }, { code: '7K3M-9PQR-T2WX' }],
  ['/two-factor/verify-backup-code', { code: 7 }, { code: 7 }],
  ['/sign-in/email', { email }, { email }],
])('%s %j is read as %j', (path, body, normal) => expect(normaliseBody(path, body)).toEqual(normal));
