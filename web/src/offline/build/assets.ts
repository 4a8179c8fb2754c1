import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Built file names end in a content hash, so a match in another file's text is a reference to it. */
const hashedName = /[\w~.-]+-[\w-]{8}\.(?:js|css|woff2)/g;
const folder = 'assets';

/** The content-hashed files of a build and the references between them, by path. */
export class Assets {
  readonly all: readonly string[];
  /** Changes whenever any file changes. */
  readonly version: string;
  private readonly named = new Map<string, readonly string[]>();

  constructor(readonly dist: string) {
    this.all = readdirSync(join(dist, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath.slice(dist.length + 1)}/${name}`)
      .toSorted();
    this.version = createHash('sha256').update(this.all.join('\n')).digest('hex').slice(0, 12);
  }

  /** The given files and everything they reference, transitively, restricted to `wanted` files. */
  reached(from: Iterable<string>, isIncluded: (file: string) => boolean): Set<string> {
    const found = new Set<string>();
    const waiting = [...from];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (found.has(file) || !isIncluded(file)) continue;
      found.add(file);
      waiting.push(...this.namesIn(file));
    }
    return found;
  }

  private namesIn(file: string): readonly string[] {
    const known = this.named.get(file);
    if (known) return known;
    const text = /\.(js|css)$/.test(file) ? readFileSync(join(this.dist, file), 'utf8') : '';
    const names = new Set(Array.from(text.matchAll(hashedName), ([name]) => name));
    const found = this.all.filter(other => names.has(other.slice(other.lastIndexOf('/') + 1)));
    this.named.set(file, found);
    return found;
  }
}
