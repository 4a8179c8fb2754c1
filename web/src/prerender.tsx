import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { prerender as render } from 'react-dom/static';
import { App } from './app.tsx';
import { company } from './company.ts';
import frameStyles from './frame.css?inline';
import { Frame, frameSlots } from './frame.tsx';
import { BuiltFiles } from './page-files.ts';
import { pages } from './pages.ts';
import { escaped, metadata, siteFiles } from './site/metadata.ts';
import { builtFigures } from './site/validation/built-figures.ts';

/** Writes the HTML of every page into the built site, with exactly the files that the page needs. */
export async function prerender(dist: string): Promise<void> {
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  const files = new BuiltFiles(dist);
  for (const page of pages.filter(({ prerendered }) => prerendered)) {
    const Content = await page.load();
    const { prelude } = await render(<App page={page} Content={Content} />);
    const html = await new Response(prelude).text();
    const head = metadata(page).join('\n    ');
    write(
      join(dist, page.path === '/404' ? '404.html' : join(page.path, 'index.html')),
      files.paintedFirst(filled(template, head, html), page),
    );
  }
  write(join(dist, 'app.html'), filled(template, shellHead(escaped(company.name)), ''));
  const frame = await new Response((await render(<Frame />)).prelude).text();
  const framed = filled(template, shellHead(`${frameSlots.title} | ${escaped(company.name)}`), frame);
  write(join(dist, 'frame.html'), files.withoutScripts(framed, frameStyles));
  const routes = {
    prerendered: pages.filter(({ prerendered, path }) => prerendered && path !== '/404').map(({ path }) => path),
    app: pages.filter(({ prerendered }) => !prerendered).map(({ path }) => path),
  };
  for (const [name, content] of Object.entries(siteFiles(pages))) write(join(dist, name), content);
  write(join(dist, 'validation.json'), JSON.stringify(await builtFigures()));
  write(join(dist, 'routes.json'), `${JSON.stringify(routes, null, 2)}\n`);
}

function shellHead(title: string): string {
  return `<title>${title}</title>\n    <meta name="robots" content="noindex">\n    <link rel="icon" href="/icon.svg" type="image/svg+xml">`;
}

function filled(template: string, headHtml: string, appHtml: string): string {
  return template.replace('<!--head-->', () => headHtml).replace('<!--app-->', () => appHtml);
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
