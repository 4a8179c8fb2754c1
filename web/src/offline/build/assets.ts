import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Built file names end in a content hash, so a match in another file's text is a reference to it. */
const hashedName = /[\w~.-]+-[\w-]{8}\.(?:js|css|woff2)/g;
/** An import that runs with the file itself: `from"./react-CccVFQFD.js"`, not `import(…)`. */
const staticImport = /(?:from|import)"[^"]*?([^/"]+)"/g;
const folder = 'assets';

interface Reference {
  readonly file: string;
  readonly isImported: boolean;
}

/** The content-hashed files of a build and the references between them, by path. */
export class Assets {
  readonly all: readonly string[];
  /** Changes whenever any file changes. */
  readonly version: string;
  private readonly references = new Map<string, readonly Reference[]>();

  constructor(readonly dist: string) {
    this.all = readdirSync(join(dist, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath.slice(dist.length + 1)}/${name}`)
      .toSorted();
    this.version = createHash('sha256').update(this.all.join('\n')).digest('hex').slice(0, 12);
  }

  /**
   * The given files and everything they reference, transitively, restricted to the files for which `isIncluded` holds. It receives
   * whether a file already included imports the file statically, so that the one does not run without the other.
   */
  reachableFrom(from: Iterable<string>, isIncluded: (file: string, isImported: boolean) => boolean): Set<string> {
    const found = new Set<string>();
    const waiting = Array.from(from, file => ({ file, isImported: false }));
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (found.has(next.file) || !isIncluded(next.file, next.isImported)) continue;
      found.add(next.file);
      waiting.push(...this.referencesIn(next.file));
    }
    return found;
  }

  private referencesIn(file: string): readonly Reference[] {
    const known = this.references.get(file);
    if (known) return known;
    const text = /\.(js|css)$/.test(file) ? readFileSync(join(this.dist, file), 'utf8') : '';
    const names = new Set(Array.from(text.matchAll(hashedName), ([name]) => name));
    const imported = new Set(Array.from(text.matchAll(staticImport), ([, name]) => name));
    const found = this.all.flatMap(other => {
      const name = other.slice(other.lastIndexOf('/') + 1);
      return names.has(name) ? [{ file: other, isImported: imported.has(name) }] : [];
    });
    this.references.set(file, found);
    return found;
  }
}
