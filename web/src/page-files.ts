import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}
type Manifest = Readonly<Record<string, Chunk>>;

/** The typefaces of the first paint. */
const firstFaces = ['sans-400', 'sans-600', 'mono-400'];

/** The typeface of equations: no other one has its metrics, so what comes after the first paint moves the page. */
const equationFace = 'math-400';

/** What the build made of each source file, to tell which files a page needs. */
export class BuiltFiles {
  private readonly manifest: Manifest;

  constructor(private readonly dist: string) {
    this.manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  }

  /**
   * The document that is painted first and comes to life afterwards. The styles it needs stand in it, those of the whole
   * site before its own; its typefaces are asked for at once; its scripts are named in links that the script in index.html
   * takes up after the first paint. The links to the styles stay, disabled: they tell the scripts that the styles are there.
   *
   * @param modules the source files of the page's code.
   * @param waits whether its scripts wait until somebody reaches for it.
   */
  paintedFirst(document: string, modules: readonly string[], waits: boolean): string {
    const { scripts, styles } = this.filesOf(modules);
    const head = [
      ...this.faces(/<math[^>]* display="block"/.test(document) ? [...firstFaces, equationFace] : firstFaces),
      ...[...scripts].map(
        file => `<link rel="script-after-paint"${waits ? ' data-when="reached-for"' : ''} href="/${file}">`,
      ),
      `<style>${this.text(styles)}</style>`,
      ...[...styles].map(file => `<link rel="stylesheet" href="/${file}" disabled>`),
    ];
    return withHead(document, head);
  }

  /** A document without scripts of the site, in the styles of the whole site and some of its own. */
  withoutScripts(document: string, ownStyles: string): string {
    const styles = new Set<string>();
    for (const key of this.entries()) this.collect(key, new Set(), styles);
    return withHead(document, [...this.faces(firstFaces), `<style>${this.text(styles)}\n${ownStyles}</style>`]);
  }

  /** The files of a page that is made of these modules, those of the whole site among them. */
  filesOf(modules: readonly string[]): { readonly scripts: Set<string>; readonly styles: Set<string> } {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    for (const key of [...this.entries(), ...modules]) this.collect(key, scripts, styles);
    return { scripts, styles };
  }

  /** The file that stands for a module itself. */
  fileOf(module: string): string | undefined {
    return this.manifest[module]?.file;
  }

  private entries(): string[] {
    return Object.keys(this.manifest).filter(key => this.manifest[key]?.isEntry === true);
  }

  private faces(names: readonly string[]): string[] {
    return names
      .flatMap(face => this.manifest[`src/design/fonts/${face}.woff2`]?.file ?? [])
      .map(file => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`);
  }

  private text(styles: ReadonlySet<string>): string {
    return [...styles].map(file => readFileSync(join(this.dist, file), 'utf8').trim()).join('\n');
  }

  private collect(key: string, scripts: Set<string>, styles: Set<string>): void {
    const chunk = this.manifest[key];
    if (!chunk) throw new Error(`The page module ${key} is not in the build's manifest.`);
    if (chunk.file.startsWith('assets/pro/'))
      throw new Error(`A page would name ${chunk.file}, which is for subscribers.`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) this.collect(imported, scripts, styles);
    for (const css of chunk.css ?? []) styles.add(css);
  }
}

/** The document with these lines at the end of its head, in place of the files that the build linked. */
function withHead(document: string, lines: readonly string[]): string {
  return document
    .replaceAll(/\s*<link rel="(stylesheet|modulepreload)"[^>]*>|\s*<script type="module"[^>]*><\/script>/g, '')
    .replace('</head>', () => `  ${lines.join('\n    ')}\n  </head>`);
}
