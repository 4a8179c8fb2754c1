import type { PublicKey } from '@isentrope/records';

/**
 * The key that signs the sample record. Its private part is derived from a public text, so that every build writes the
 * same file: a signature by it shows how verification works, not who signed. It is published beside the samples, and
 * the service does not have it among its own keys.
 */
export const sampleKey: PublicKey = {
  id: 'isentrope-sample',
  key: 'w60duaPt1QsTHamYypTZyR4AhtcTtigZzldnBsFD7BU',
  since: '2026-01-01T00:00:00.000Z',
  until: null,
};
