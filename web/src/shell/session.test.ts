import { describe, expect, test } from 'vitest';
import { hasPro, readSession, visitor } from './session.ts';

describe('readSession', () => {
  test('reads a visitor', () => {
    expect(readSession({ user: null, plan: null, local: true })).toEqual({ ...visitor, local: true });
  });

  test('reads a subscriber, by the name or by its parts', () => {
    const user = { email: 'a@b.example', firstName: 'Ada', lastName: 'Byron', role: 'user' };
    const session = readSession({ user, plan: { name: 'Pro Monthly', active: true }, local: false });
    expect(session.user?.name).toBe('Ada Byron');
    expect(hasPro(session)).toBe(true);
  });

  test('takes what it cannot read for a visitor', () => {
    for (const answer of [null, 'x', [], { user: {} }]) expect(readSession(answer)).toEqual(visitor);
  });

  test('opens Pro tools to an admin and not to a lapsed plan', () => {
    const lapsed = { name: 'Pro Monthly', active: false };
    const as = (role: string) => readSession({ user: { email: 'a@b.example', role }, plan: lapsed });
    expect(hasPro(as('admin'))).toBe(true);
    expect(hasPro(as('user'))).toBe(false);
  });
});
