import { expect, test } from 'vitest';
import { requests } from './requests.ts';
import { fieldWithHiddenCharacters, name } from './text.ts';

test.each(['\u2028', '\u2029', '\u202A', '\u202E', '\u2066', '\u2069'])(
  'a hidden character (case %#) is found in any field of a request, with the path of the field',
  character => {
    expect(fieldWithHiddenCharacters({ number: '', name: `a${character}b` })).toBe('name');
    expect(fieldWithHiddenCharacters({ basis: { criteria: `a${character}` } })).toBe('basis.criteria');
    expect(fieldWithHiddenCharacters({ order: ['a', character] })).toBe('order.1');
  },
);

test('ordinary text in any script has no hidden characters', () => {
  for (const text of ['Inlet compression', 'Łódź, 5 °C', 'شركة', 'a\nb\tc', 'a – b … c'])
    expect(fieldWithHiddenCharacters({ text })).toBeUndefined();
});

test('nothing, numbers and answers have no hidden characters, and do not keep those beside them from being found', () => {
  for (const value of [null, undefined, 7, true]) {
    expect(fieldWithHiddenCharacters(value)).toBeUndefined();
    expect(fieldWithHiddenCharacters({ days: value, name: '\u2028' })).toBe('name');
  }
});

test('stored text with hidden characters still opens and does not prevent saving', () => {
  const stored = 'Gas\u202E';
  expect(name(200).safeParse(stored).success).toBe(true);
  expect(fieldWithHiddenCharacters({ version: 1, document: { cases: [{ title: stored }] } })).toBeUndefined();
  expect(fieldWithHiddenCharacters({ name: 'Gas', was: { name: stored } })).toBeUndefined();
});

test('an invitation accepts an address of 254 characters but not of 255', () => {
  const addressOf = (length: number): string => {
    const domain = `${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}`;
    return `${'a'.repeat(length - domain.length - 5)}@${domain}.com`;
  };
  const takes = (email: string): boolean => requests.invite.safeParse({ email, role: 'reader' }).success;
  expect([addressOf(254).length, takes(addressOf(254)), takes(addressOf(255))]).toEqual([254, true, false]);
});
