import type { Page } from './page.ts';

/** A list of pages loaded together when one of them opens. */
interface PageGroup {
  /** Source file of the list, to preload it. */
  readonly module: string;
  readonly load: () => Promise<readonly Page[]>;
}

/** The design system gallery; development only, never prerendered. */
const developmentPages: readonly Page[] = import.meta.env.DEV
  ? [
      {
        path: '/design',
        title: 'Design',
        description: 'Every piece in every state.',
        layout: 'site',
        modules: [],
        load: async () => (await import('./design/gallery.tsx')).Gallery,
      },
    ]
  : [];

/** Only the tool pages include the calculator catalogue. */
export const pageGroups: Readonly<Record<string, PageGroup>> = {
  site: { module: 'src/site-pages.tsx', load: async () => (await import('./site-pages.tsx')).sitePages },
  account: {
    module: 'src/account/account-pages.ts',
    load: async () => (await import('./account/account-pages.ts')).accountPages,
  },
  projects: {
    module: 'src/projects/project-pages.ts',
    load: async () => (await import('./projects/project-pages.ts')).projectPages,
  },
  methods: {
    module: 'src/methods/method-pages.tsx',
    load: async () => (await import('./methods/method-pages.tsx')).methodPages(),
  },
  tools: { module: 'src/tool-pages.tsx', load: async () => (await import('./tool-pages.tsx')).toolPages },
};

/**
 * The page at a path, with or without trailing slash; else the not-found page. A prerendered document names its group;
 * without it all groups are searched.
 */
export async function findPage(address: string, group?: string): Promise<Page> {
  const path = address.replace(/(?<=.)\/$/, '');
  const ofItsKind = [/(?<=.\/)[\w-]{1,60}$/, /(?<=.\/)[\w-]{1,60}(?=\/[a-z-]+$)/].map(id => path.replace(id, '[id]'));
  const named = group === undefined ? undefined : pageGroups[group];
  for (const { load } of named ? [named] : Object.values(pageGroups)) {
    const pages = await load();
    const page = [path, ...ofItsKind].flatMap(at => pages.find(candidate => candidate.path === at) ?? [])[0];
    if (page) return page;
  }
  const { notFound } = await import('./site-pages.tsx');
  return developmentPages.find(candidate => candidate.path === path) ?? notFound;
}
