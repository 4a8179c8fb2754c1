import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}
type Manifest = Readonly<Record<string, Chunk>>;

const firstPaintFonts = ['sans-400', 'sans-600', 'mono-400'];

/** Font of equations: it has no fallback with the same metrics, so loading it later would shift the layout. */
const equationFont = 'math-400';

/** The build manifest, to find the files each page needs. */
export class BuiltFiles {
  private readonly manifest: Manifest;

  constructor(private readonly dist: string) {
    this.manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  }

  /**
   * Prepares a document that paints before it hydrates: critical styles are inlined, site styles first; fonts are
   * preloaded; scripts are listed in links that the script in index.html loads after the first paint. The style links
   * stay, disabled, so that the scripts do not load the styles again.
   * @param modules source files of the page's code
   * @param waits whether its scripts wait for the first interaction
   */
  paintedFirst(document: string, modules: readonly string[], waits: boolean): string {
    const { scripts, styles } = this.filesOf(modules);
    const head = [
      ...this.faces(/<math[^>]* display="block"/.test(document) ? [...firstPaintFonts, equationFont] : firstPaintFonts),
      ...[...scripts].map(
        file => `<link rel="script-after-paint"${waits ? ' data-when="interaction"' : ''} href="/${file}">`,
      ),
      `<style>${this.text(styles)}</style>`,
      ...[...styles].map(file => `<link rel="stylesheet" href="/${file}" disabled>`),
    ];
    return withHead(document, head);
  }

  /** A document without scripts, with the site styles and some of its own. */
  withoutScripts(document: string, ownStyles: string): string {
    const styles = new Set<string>();
    for (const key of this.entries()) this.collect(key, new Set(), styles);
    return withHead(document, [...this.faces(firstPaintFonts), `<style>${this.text(styles)}\n${ownStyles}</style>`]);
  }

  /** The files of a page with these modules, including those of the whole site. */
  filesOf(modules: readonly string[]): { readonly scripts: Set<string>; readonly styles: Set<string> } {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    for (const key of [...this.entries(), ...modules]) this.collect(key, scripts, styles);
    return { scripts, styles };
  }

  /** The built file of a module. */
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
    if (chunk.file.startsWith('assets/pro/')) throw new Error(`A public page would name the Pro file ${chunk.file}.`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) this.collect(imported, scripts, styles);
    for (const css of chunk.css ?? []) styles.add(css);
  }
}

/** Replaces the files linked by the build with these lines at the end of the head. */
function withHead(document: string, lines: readonly string[]): string {
  return document
    .replaceAll(/\s*<link rel="(stylesheet|modulepreload)"[^>]*>|\s*<script type="module"[^>]*><\/script>/g, '')
    .replace('</head>', () => `  ${lines.join('\n    ')}\n  </head>`);
}
