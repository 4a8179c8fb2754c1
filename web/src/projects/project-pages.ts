import type { Page } from '../page.ts';

/** Pages of projects and revisions. They are rendered in the browser, since they depend on the session. */
export const projectPages: readonly Page[] = [
  {
    path: '/projects',
    title: 'Projects',
    description: 'Calculations that are saved, checked and signed: your projects.',
    layout: 'tool',
    rendersInBrowser: true,
    modules: ['src/projects/list/projects-page.tsx'],
    load: async () => (await import('./list/projects-page.tsx')).Projects,
  },
  {
    path: '/projects/[id]',
    title: 'Project',
    description: 'The sheets, the basis of design, the people and the history of a project.',
    layout: 'tool',
    rendersInBrowser: true,
    modules: ['src/projects/project/project-page.tsx'],
    load: async () => (await import('./project/project-page.tsx')).ProjectPage,
  },
  {
    path: '/projects/[id]/report',
    title: 'Report',
    description: 'The sheets of a project as one report, to be printed or saved as a PDF.',
    layout: 'tool',
    rendersInBrowser: true,
    modules: ['src/projects/report/report-page.tsx'],
    load: async () => (await import('./report/report-page.tsx')).ReportPage,
  },
  {
    path: '/revisions/[id]',
    title: 'Revision',
    description: 'An issued revision of a sheet as it was frozen, with its signatures and comments.',
    layout: 'tool',
    rendersInBrowser: true,
    modules: ['src/projects/revision/revision-page.tsx'],
    load: async () => (await import('./revision/revision-page.tsx')).RevisionPage,
  },
  {
    path: '/compare',
    title: 'Compare',
    description: 'Two revisions or two cases of a sheet side by side: inputs, results, messages and working.',
    layout: 'tool',
    rendersInBrowser: true,
    modules: ['src/projects/compare/compare-page.tsx'],
    load: async () => (await import('./compare/compare-page.tsx')).ComparePage,
  },
];
