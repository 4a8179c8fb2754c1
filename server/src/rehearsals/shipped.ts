import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/**
 * A file of `deploy/` as it ships, with what a machine sets in it. Each text that is set must be there, so that a file that changes
 * is not rehearsed in part.
 */
export function shipped(name: string, changes: readonly (readonly [from: string | RegExp, to: string])[]): string {
  return changes.reduce(
    (text, [from, to]) => {
      const pattern = typeof from === 'string' ? from : new RegExp(from, 'gm');
      if (text.search(pattern) < 0) throw new Error(`deploy/${name} has no "${String(from)}" any more.`);
      return text.replaceAll(pattern, to);
    },
    readFileSync(join(root, 'deploy', name), 'utf8'),
  );
}

/** The variables of a file in the form that systemd reads. */
export function variablesOf(text: string): Record<string, string> {
  const lines = text.split('\n').filter(line => /^[A-Z_]+=/.test(line));
  return Object.fromEntries(lines.map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}
