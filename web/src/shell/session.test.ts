import { describe, expect, test } from 'vitest';
import { hasPro, readSession, visitor } from './session.ts';

describe('readSession', () => {
  test('parses a visitor', () => {
    expect(readSession({ user: null, plan: null, local: true })).toEqual({ ...visitor, local: true });
  });

  test('parses a subscriber, by full name or its parts', () => {
    const user = { email: 'a@b.example', firstName: 'Ada', lastName: 'Byron', role: 'user' };
    const session = readSession({ user, plan: { name: 'Pro Monthly', active: true }, local: false });
    expect(session.user?.name).toBe('Ada Byron');
    expect(hasPro(session)).toBe(true);
  });

  test('treats a malformed response as a visitor', () => {
    for (const answer of [null, 'x', [], { user: {} }]) expect(readSession(answer)).toEqual(visitor);
  });

  test('grants Pro to an admin but not with a lapsed plan', () => {
    const lapsed = { name: 'Pro Monthly', active: false };
    const as = (role: string) => readSession({ user: { email: 'a@b.example', role }, plan: lapsed });
    expect(hasPro(as('admin'))).toBe(true);
    expect(hasPro(as('user'))).toBe(false);
  });
});
