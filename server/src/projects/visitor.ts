import type { Person } from '@isentrope/records';
import type { SignedIn } from '../accounts/index.ts';

/** Who asks for something of a project. */
export interface Visitor {
  id: string;
  email: string;
  name: string;
  role: 'user' | 'admin';
  /** Whether the address has been shown to be theirs. */
  verified: boolean;
}

/** The name by which others know a person: the one they gave, else the address. */
export function nameOf(user: {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  email: string;
}): string {
  const name = [user.firstName, user.lastName].filter(part => part !== null && part !== undefined && part !== '');
  return name.length === 0 ? user.email : name.join(' ');
}

export function visitorOf({ user }: SignedIn): Visitor {
  return {
    id: user.id,
    email: user.email,
    name: nameOf(user),
    role: user.role,
    verified: user.emailVerified && user.isAnonymous !== true,
  };
}

/** A visitor as a record names them. */
export function personOf({ id, name, email }: Visitor): Person {
  return { id, name, email };
}
