import { catalogue } from '@isentrope/calculators';
import type { ComponentType } from 'react';

/** A page of the site: its address, what a search engine reads of it, and its code, loaded with the page. */
export interface Page {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Marketing pages are wide and quiet, tool pages tight. */
  readonly mood: 'site' | 'tool';
  /** Whether its HTML is made at build time; the others are drawn in the browser. */
  readonly prerendered: boolean;
  /** Source files of its code, for the links that load it at once. */
  readonly modules: readonly string[];
  readonly load: () => Promise<ComponentType>;
}

const sitePages: readonly Page[] = [
  {
    path: '/',
    title: 'Process engineering for energy and petrochemicals',
    description:
      'Isentrope is a process-engineering consultancy for the energy and petrochemical industry, with calculators that show every equation and check every number against its standard.',
    mood: 'site',
    prerendered: true,
    modules: ['src/site/home.tsx'],
    load: async () => (await import('./site/home.tsx')).Home,
  },
];

const calculatorPages: readonly Page[] = catalogue.map(({ meta, load }) => ({
  path: `/${meta.id}`,
  title: meta.title,
  description: meta.summary,
  mood: 'tool',
  prerendered: meta.access === 'free',
  modules: ['src/workbench/workbench.tsx', `../calculators/${meta.id}/definition.ts`],
  load: async () => {
    const [{ Workbench }, definition] = await Promise.all([import('./workbench/workbench.tsx'), load()]);
    return () => <Workbench definition={definition} />;
  },
}));

const notFound: Page = {
  path: '/404',
  title: 'Page not found',
  description: 'There is no page at this address.',
  mood: 'site',
  prerendered: true,
  modules: ['src/site/not-found.tsx'],
  load: async () => (await import('./site/not-found.tsx')).NotFound,
};

export const pages: readonly Page[] = [...sitePages, ...calculatorPages, notFound];

/** The page at an address, with or without a slash at its end; the page that says so where there is none. */
export function pageAt(address: string): Page {
  const path = address.replace(/(?<=.)\/$/, '');
  return pages.find(page => page.path === path) ?? notFound;
}
