import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the cookies of the subscriber are kept during one run; runs side by side have ports of their own. */
export function subscriberState(): string {
  return join(tmpdir(), `isentrope-subscriber-${process.env['E2E_PORT'] ?? 3177}.json`);
}
