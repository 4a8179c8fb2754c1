import { describe, expect, test } from 'vitest';
import { readSession } from '../../shell/session.ts';
import { planLabel } from './plan-label.ts';

const session = (role: string, plan: unknown) => readSession({ user: { email: 'ann@example.com', role }, plan });

describe('account label', () => {
  test.each([
    ['admin', null, 'Admin Account'],
    ['admin', { name: 'Pro Yearly', active: true }, 'Admin Account'],
    ['user', { name: 'Pro Yearly', active: true }, 'Pro Yearly'],
    ['user', { name: '', active: true }, 'Pro Account'],
    ['user', { name: 'Pro Yearly', active: false }, 'Free Account'],
    ['user', null, 'Free Account'],
  ])('role %s with plan %j is %s', (role, plan, label) => {
    expect(planLabel(session(role, plan))).toBe(label);
  });
});
