import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { maxDocumentBytes } from './document.ts';
import { maxSaveBytes, requestProblem, requests } from './requests.ts';

const problemOf = (shape: z.core.$ZodType, body: unknown) => {
  const read = z.safeParse(shape, body);
  return requestProblem(read.error?.issues ?? [], shape);
};

test('an unknown member is named, with the allowed ones', () => {
  expect(problemOf(requests.assignRole, { role: 'reader', more: 1 })).toBe(
    'The request holds "more", which is not recognised; it can hold role.',
  );
  const lists = z.strictObject({
    lists: z.optional(z.array(z.record(z.string(), z.strictObject({ a: z.any(), b: z.any() })))),
  });
  expect(problemOf(lists, { lists: [{}, { first: { a: 1, b: 2, c: 3 } }] })).toBe(
    'The field "lists.1.first" holds "c", which is not recognised; it can hold a, b.',
  );
});

test('members are not listed if several forms are allowed', () => {
  const either = z.strictObject({ of: z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('a') })]) });
  expect(problemOf(either, { of: { kind: 'a', more: 1 } })).toBe(
    'The field "of" holds "more", which is not recognised.',
  );
});

test('a feed ends after 30, 90 or 365 days, or never', () => {
  const isAccepted = (days: unknown) =>
    z.safeParse(requests.makeFeed, { name: 'Line list', source: 'working', days }).success;
  expect([null, 30, 90, 365].map(isAccepted)).toEqual([true, true, true, true]);
  expect([0, 29, 91, 366, '30', undefined].some(isAccepted)).toBe(false);
});

test.each<[keyof typeof requests, unknown, string]>([
  ['createProject', { number: '', name: '', client: '' }, 'The field "name" must not be empty.'],
  [
    'createProject',
    { number: 'x'.repeat(61), name: 'a', client: '' },
    'The field "number" must be at most 60 characters long.',
  ],
  ['createProject', { number: 1, name: 'a', client: '' }, 'The field "number" must be of the type string.'],
  [
    'createProject',
    { number: '\0', name: 'a', client: '' },
    'The field "number" holds characters that are not allowed.',
  ],
  ['createProject', [], 'The request must be of the type object.'],
  ['invite', { email: 'ann', role: 'reader' }, 'The field "email" must be an email address.'],
  ['assignRole', { role: 'owner' }, 'The field "role" must be engineer, checker, approver, reader.'],
  [
    'update',
    { sheets: Array.from({ length: 501 }, () => 's-1') },
    'The field "sheets" must be at most 500 entries long.',
  ],
  ['saveDocument', { version: -1, document: null }, 'The field "version" must be at least 0.'],
  ['changeFluid', { name: 'a', words: '', parts: {}, version: 0 }, 'The field "version" must be at least 1.'],
  ['makeFeed', { name: 'a', source: 'working', days: 31 }, 'The field "days" must be 30, 90, 365.'],
])('what is wrong with a request is said in a sentence: %s of %j', (name, body, sentence) => {
  expect(problemOf(requests[name], body)).toBe(sentence);
});

test('a request with a document may have 1 kB more than the largest document, of 1 MB', () => {
  expect([maxDocumentBytes, maxSaveBytes]).toEqual([1_048_576, 1_049_600]);
});

test('a request without a known problem is not valid', () => {
  expect(requestProblem([], requests.nothing)).toBe('The request is not valid.');
});
