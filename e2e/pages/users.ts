import { inject } from 'vitest';
import { addMember, createUser as register, type AssignableRole } from '../../server/src/testing/project-world.ts';
import { createTestClient } from '../../server/src/testing/test-client.ts';
import type { Browser } from '../../server/src/testing/browser.ts';

/** A signed-in user. */
export interface TestUser {
  readonly browser: Browser;
  readonly email: string;
}

/** Creates and signs in a user called "Ada Tester". */
export async function createUser(firstName: string, plan: 'free' | 'pro' = 'free'): Promise<TestUser> {
  const user = await register(createTestClient(inject('origin')), plan);
  await user.browser.post('/api/auth/update-user', { firstName, lastName: 'Tester' });
  return user;
}

/** Makes a new user a member of a project. */
export async function createMember(
  owner: TestUser,
  project: string,
  firstName: string,
  role: AssignableRole,
): Promise<TestUser> {
  const user = await createUser(firstName);
  await addMember(owner, project, user, role);
  return user;
}
