import { accountPages } from './account/account-pages.ts';
import type { Page } from './page.ts';
import { notFound, sitePages } from './site-pages.tsx';
import { toolPages } from './tool-pages.tsx';

/** Every piece of the design system in every state; a page in development only, and never prerendered. */
const developmentPages: readonly Page[] = import.meta.env.DEV
  ? [
      {
        path: '/design',
        title: 'Design',
        description: 'Every piece in every state.',
        mood: 'site',
        modules: [],
        load: async () => (await import('./design/gallery.tsx')).Gallery,
      },
    ]
  : [];

export const pages: readonly Page[] = [...sitePages, ...accountPages, ...toolPages, notFound];

/** The page at an address, with or without a slash at its end; the page that says so where there is none. */
export function pageAt(address: string): Page {
  const path = address.replace(/(?<=.)\/$/, '');
  return [...pages, ...developmentPages].find(page => page.path === path) ?? notFound;
}
