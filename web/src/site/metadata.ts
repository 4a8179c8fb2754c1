import { company } from '../company.ts';
import type { Page } from '../page.ts';

/** Page title with the company name. */
export function fullTitle(page: Page): string {
  return page.path === '/' ? `${company.name}: ${page.title}` : `${page.title} | ${company.name}`;
}

/** Head elements for search engines and link previews. */
export function metadata(page: Page): readonly string[] {
  const title = escapeHtml(fullTitle(page));
  const description = escapeHtml(page.description);
  const common = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#101720" media="(prefers-color-scheme: dark)">',
  ];
  if (isUnlisted(page)) return [...common, '<meta name="robots" content="noindex">'];
  const address = addressOf(page);
  return [
    ...common,
    `<link rel="canonical" href="${address}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escapeHtml(company.name)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${company.origin}/og.png">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="An orifice plate between flanges in section, with the pressure along the pipe drawn above it">',
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${JSON.stringify(structuredData(page)).replaceAll('<', String.raw`\u003c`)}</script>`,
  ];
}

/** Whether a page is excluded from search: fallback pages, and those rendered only in the browser. */
export function isUnlisted({ path, rendersInBrowser }: Pick<Page, 'path' | 'rendersInBrowser'>): boolean {
  return rendersInBrowser === true || path === '/404' || path === '/offline';
}

/** Structured data of a page (schema.org). */
function structuredData(page: Page): object {
  const organization = {
    '@type': 'Organization',
    '@id': `${company.origin}/#organization`,
    name: company.legalName,
    url: `${company.origin}/`,
    logo: `${company.origin}/icon-512.png`,
  };
  const about = { name: page.title, description: page.description, url: addressOf(page) };
  if (page.path === '/') {
    const site = { '@type': 'WebSite', name: company.name, url: about.url, publisher: { '@id': organization['@id'] } };
    return { '@context': 'https://schema.org', '@graph': [organization, site] };
  }
  if (page.layout === 'tool') {
    const details = { applicationCategory: 'EngineeringApplication', operatingSystem: 'Any', provider: organization };
    return { '@context': 'https://schema.org', '@type': 'WebApplication', ...about, ...details };
  }
  return { '@context': 'https://schema.org', '@type': 'WebPage', ...about, publisher: organization };
}

function addressOf(page: Page): string {
  return `${company.origin}${page.path}`;
}

/** Static files by name: for crawlers, and for installation. */
export function siteFiles(pages: readonly Page[]): Readonly<Record<string, string>> {
  const open = pages.filter(page => !isUnlisted(page));
  const addresses = [...new Set(open.map(addressOf))].map(address => `  <url><loc>${address}</loc></url>`).join('\n');
  return {
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses}\n</urlset>\n`,
    'robots.txt': `User-agent: *\nDisallow: /api/\nDisallow: /account\n\nSitemap: ${company.origin}/sitemap.xml\n`,
    'manifest.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
  };
}

/** Web app manifest: https://www.w3.org/TR/appmanifest/ */
const manifest = {
  id: '/',
  name: `${company.name}: process engineering calculators`,
  short_name: company.name,
  description: 'Process-engineering calculators that show every equation, with and without a network.',
  lang: 'en-GB',
  dir: 'ltr',
  start_url: '/tools',
  scope: '/',
  display: 'standalone',
  background_color: '#fbfaf7',
  theme_color: '#fbfaf7',
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable-192.png', type: 'image/png', sizes: '192x192', purpose: 'maskable' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
};

/** Escapes text for HTML attributes and content. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
