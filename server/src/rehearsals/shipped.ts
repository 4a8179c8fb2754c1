import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/**
 * A shipped file of `deploy/` with replacements, as an operator would edit it. Each pattern must exist, so that changes
 * of the file are noticed.
 */
export function shippedFile(name: string, changes: readonly (readonly [from: string | RegExp, to: string])[]): string {
  return changes.reduce(
    (text, [from, to]) => {
      const pattern = typeof from === 'string' ? from : new RegExp(from, 'gm');
      if (text.search(pattern) < 0) throw new Error(`deploy/${name} has no "${String(from)}" any more.`);
      return text.replaceAll(pattern, to);
    },
    readFileSync(join(root, 'deploy', name), 'utf8'),
  );
}

/** Parses environment variables in systemd's format. */
export function variablesOf(text: string): Record<string, string> {
  const lines = text.split('\n').filter(line => /^[A-Z_]+=/.test(line));
  return Object.fromEntries(lines.map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}
