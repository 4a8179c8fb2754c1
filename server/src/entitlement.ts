import type { Config } from './config.ts';

/** What is known of who is asking. */
export interface Visitor {
  role: 'user' | 'admin';
}

/**
 * The one gate of what is paid for: Pro files, Pro features.
 * Billing is not there yet, so local mode lets everyone try, and production the administrators only.
 */
export function entitled(visitor: Visitor | undefined, config: Pick<Config, 'local'>): boolean {
  return config.local || visitor?.role === 'admin';
}
