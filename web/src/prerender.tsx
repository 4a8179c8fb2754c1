import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { prerender as render } from 'react-dom/static';
import { App } from './app.tsx';
import { company } from './company.ts';
import { pages, type Page } from './pages.tsx';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Writes the HTML of every page into the built site, with links to exactly the files that the page needs. */
export async function prerender(dist: string): Promise<void> {
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  for (const page of pages.filter(({ prerendered }) => prerendered)) {
    const Content = await page.load();
    const { prelude } = await render(<App page={page} Content={Content} />);
    const html = await new Response(prelude).text();
    write(
      join(dist, page.path === '/404' ? '404.html' : join(page.path, 'index.html')),
      filled(template, head(page, manifest), html),
    );
  }
  write(join(dist, 'app.html'), filled(template, `<title>${escaped(company.name)}</title>`, ''));
  const routes = {
    prerendered: pages.filter(({ prerendered, path }) => prerendered && path !== '/404').map(({ path }) => path),
    app: pages.filter(({ prerendered }) => !prerendered).map(({ path }) => path),
  };
  write(join(dist, 'routes.json'), `${JSON.stringify(routes, null, 2)}\n`);
}

function filled(template: string, headHtml: string, appHtml: string): string {
  return template.replace('<!--head-->', () => headHtml).replace('<!--app-->', () => appHtml);
}

function head(page: Page, manifest: Manifest): string {
  const title = page.path === '/' ? `${company.name}: ${page.title}` : `${page.title} | ${company.name}`;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const module of page.modules) collect(module, manifest, scripts, styles);
  for (const entry of Object.values(manifest).filter(chunk => 'isEntry' in chunk))
    for (const css of entry.css ?? []) styles.delete(css);
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(page.description)}">`,
    ...[...styles].map(file => `<link rel="stylesheet" href="/${file}">`),
    ...[...scripts].map(file => `<link rel="modulepreload" href="/${file}">`),
  ].join('\n    ');
}

function collect(key: string, manifest: Manifest, scripts: Set<string>, styles: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The page module ${key} is not in the build's manifest.`);
  if (scripts.has(chunk.file)) return;
  scripts.add(chunk.file);
  for (const css of chunk.css ?? []) styles.add(css);
  for (const imported of chunk.imports ?? []) collect(imported, manifest, scripts, styles);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
