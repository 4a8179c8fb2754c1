import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Path of the subscriber's storage state during a run; concurrent runs have separate ports. */
export function subscriberState(): string {
  return join(tmpdir(), `isentrope-subscriber-${process.env['E2E_PORT'] ?? 3177}.json`);
}
