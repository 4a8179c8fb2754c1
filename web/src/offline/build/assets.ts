import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A built file's name ends in a hash of its content, so a name in another file's text can mean nothing else. */
const hashedName = /[\w~.-]+-[\w-]{8}\.(?:js|css|woff2)/g;
const folder = 'assets';

/** The built files whose names go by content, with what each of them names, by their paths in the built site. */
export class Assets {
  readonly all: readonly string[];
  /** Another as soon as any file is another. */
  readonly version: string;
  private readonly named = new Map<string, readonly string[]>();

  constructor(readonly dist: string) {
    this.all = readdirSync(join(dist, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath.slice(dist.length + 1)}/${name}`)
      .toSorted();
    this.version = createHash('sha256').update(this.all.join('\n')).digest('hex').slice(0, 12);
  }

  /** Some files, with all that they name, and all that these name, as far as it is `wanted`. */
  reached(from: Iterable<string>, wanted: (file: string) => boolean): Set<string> {
    const found = new Set<string>();
    const waiting = [...from];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (found.has(file) || !wanted(file)) continue;
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
