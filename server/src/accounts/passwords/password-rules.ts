export const shortestPassword = 8;
/** Longer passwords cost hashing time without being safer. */
export const longestPassword = 128;

const rules: [broken: (password: string) => boolean, message: string][] = [
  [password => password.length < shortestPassword, `Password must be at least ${shortestPassword} characters`],
  [password => password.length > longestPassword, `Password must be at most ${longestPassword} characters`],
  [password => !/\p{Lu}/u.test(password), 'Password must contain at least one uppercase letter'],
  [password => !/\p{Ll}/u.test(password), 'Password must contain at least one lowercase letter'],
  [password => !/\p{Nd}/u.test(password), 'Password must contain at least one number'],
  [password => !/[^\p{L}\p{N}\s]/u.test(password), 'Password must contain at least one special character'],
];

/** A message for the first rule that a new password breaks; undefined if it breaks none. */
export function passwordProblem(password: string): string | undefined {
  return rules.find(([broken]) => broken(password))?.[1];
}
