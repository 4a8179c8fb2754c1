import { expect, test } from 'vitest';
import type { Scope } from '../accounts/index.ts';
import { keyOf, requireScope, type Caller } from './caller.ts';
import { ApiProblem } from './problem.ts';

const user = {
  id: 'ann',
  email: 'ann@example.com',
  role: 'user',
  emailVerified: true,
  firstName: null,
  lastName: null,
} as const;
const callerWith = (...scopes: Scope[]): Caller => ({
  limiter: undefined,
  name: 'account:ann',
  plan: 'free',
  validKey: { id: 'key', user, scopes: new Set(scopes) },
});
/** The code of the problem that something throws. */
function codeOf(act: () => unknown): unknown {
  try {
    act();
    return undefined;
  } catch (error) {
    return error instanceof ApiProblem ? error.code : error;
  }
}
const withoutKey: Caller = { ...callerWith(), validKey: undefined };

test.each<[Scope[], Scope, boolean]>([
  [['calculate'], 'calculate', true],
  [['calculate'], 'projects:read', false],
  [['calculate'], 'projects:write', false],
  [['projects:read'], 'projects:read', true],
  [['projects:read'], 'projects:write', false],
  [['projects:read'], 'calculate', false],
  [['projects:write'], 'projects:read', true],
  [['projects:write'], 'projects:write', true],
  [['projects:write'], 'calculate', false],
  [['calculate', 'projects:read'], 'projects:read', true],
  [[], 'calculate', false],
])('a key for %j and a request for %s', (scopes, scope, allowed) => {
  expect(codeOf(() => requireScope(callerWith(...scopes), scope))).toBe(allowed ? undefined : 'NEEDS_SCOPE');
});

test('without a key, everything that needs none is allowed, and nothing else', () => {
  expect(codeOf(() => requireScope(withoutKey, 'calculate'))).toBeUndefined();
  expect(() => keyOf(withoutKey)).toThrow(
    expect.objectContaining({ code: 'KEY_NEEDED', headers: { 'www-authenticate': 'Bearer' } }),
  );
  expect(keyOf(callerWith('calculate')).user).toBe(user);
});
