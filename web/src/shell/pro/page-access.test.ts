import { describe, expect, test } from 'vitest';
import { readSession, visitor, type Session } from '../session.ts';
import { getPageAccess } from './page-access.ts';

const user = (role: string, plan: unknown): Session => readSession({ user: { email: 'ann@example.com', role }, plan });
const monthly = (active: boolean) => ({ name: 'Pro Monthly', active });
const outage = 'unavailable';

describe('access to a Pro page', () => {
  test.each<[string, Session | undefined, string]>([
    ['is not known before the server has answered', undefined, 'wait'],
    ['leads a visitor to sign in', visitor, 'sign-in'],
    ['leads a free account to the plans', user('user', null), 'subscribe'],
    ['leads a plan that is not active to the plans', user('user', monthly(false)), 'subscribe'],
    ['is open to a plan that is active', user('user', monthly(true)), 'open'],
    ['is open to an administrator', user('admin', null), 'open'],
    ['sends nobody away while it cannot be known who they are', { ...visitor, outage }, 'wait'],
    ['sends no free account away meanwhile either', { ...user('user', null), outage }, 'wait'],
    ['stays open to those who were known before', { ...user('user', monthly(true)), outage }, 'open'],
  ])('%s', (_, session, way) => {
    expect(getPageAccess(session)).toBe(way);
  });
});
