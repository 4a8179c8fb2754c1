import type { Actor } from '@isentrope/records';
import type { SignedIn } from '../accounts/index.ts';

/** The user who makes a project request. */
export interface ProjectUser {
  id: string;
  email: string;
  name: string;
  role: 'user' | 'admin';
  /** Whether the e-mail address is verified. */
  verified: boolean;
}

/** The display name of a user: their name if given, else the address. */
export function displayName(user: {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  email: string;
}): string {
  const name = [user.firstName, user.lastName].filter(part => part !== null && part !== undefined && part !== '');
  return name.length === 0 ? user.email : name.join(' ');
}

export function projectUserFrom({ user }: SignedIn): ProjectUser {
  return {
    id: user.id,
    email: user.email,
    name: displayName(user),
    role: user.role,
    verified: user.emailVerified && user.isAnonymous !== true,
  };
}

/** The user as stored in records. */
export function recordActorFrom({ id, name, email }: ProjectUser): Actor {
  return { id, name, email };
}
