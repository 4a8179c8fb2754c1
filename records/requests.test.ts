import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { requestProblem, requests } from './requests.ts';

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
