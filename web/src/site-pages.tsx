import type { Page } from './page.ts';
import { loadWorkedExamples } from './site/plans/worked-examples.ts';
import { loadBuiltFigures } from './site/validation/built-figures.ts';

/** Shown at every unknown path. */
export const notFound: Page = {
  path: '/404',
  title: 'Page not found',
  description: 'There is no page at this address.',
  layout: 'site',
  loadsScriptOnInput: true,
  modules: ['src/site/not-found.tsx'],
  load: async () => (await import('./site/not-found.tsx')).NotFound,
};

/** Shown in place of a page that is not cached while offline. */
const offline: Page = {
  path: '/offline',
  title: 'Offline',
  description: 'There is no connection, and this page is not available offline.',
  layout: 'site',
  loadsScriptOnInput: true,
  modules: ['src/offline/offline-page.tsx'],
  load: async () => (await import('./offline/offline-page.tsx')).OfflinePage,
};

/** The pages about the consultancy. */
export const sitePages: readonly Page[] = [
  {
    path: '/',
    title: 'Process engineering for energy and petrochemicals',
    description:
      'Isentrope is a process-engineering consultancy for the energy and petrochemical industry, with calculators that show every equation with its source and are compared with published cases.',
    layout: 'site',
    loadsScriptOnInput: true,
    modules: ['src/site/home.tsx'],
    load: async () => (await import('./site/home.tsx')).Home,
  },
  {
    path: '/engineering',
    title: 'Engineering Excellence',
    description:
      'Process engineering, improvement, process safety and integration for oil, gas and petrochemical plants: what we do, to which standards, and what you receive.',
    layout: 'site',
    loadsScriptOnInput: true,
    modules: ['src/site/engineering.tsx'],
    load: async () => (await import('./site/engineering.tsx')).Engineering,
  },
  {
    path: '/project-management',
    title: 'Project Excellence',
    description:
      'Project planning, performance tracking, team management and risk management for engineering projects, planned by deliverable and reported from the register.',
    layout: 'site',
    loadsScriptOnInput: true,
    modules: ['src/site/project-management.tsx'],
    load: async () => (await import('./site/project-management.tsx')).ProjectManagement,
  },
  {
    path: '/plans',
    title: 'Plans',
    description:
      'What the free tools offer, what Pro adds and costs, the trial, and what each Pro calculator does, with its methods and a worked example.',
    layout: 'site',
    loadsScriptOnInput: true,
    modules: ['src/site/plans.tsx'],
    load: async () => {
      const [{ Plans }, examples] = await Promise.all([import('./site/plans.tsx'), loadWorkedExamples()]);
      return () => <Plans examples={examples} />;
    },
  },
  {
    path: '/validation',
    title: 'Validation',
    description:
      'Published worked examples and tables beside the figures that our calculators compute, with the deviation and the source of each, computed in your own browser.',
    layout: 'site',
    modules: ['src/site/validation.tsx'],
    load: async () => {
      const [{ Validation }, built] = await Promise.all([import('./site/validation.tsx'), loadBuiltFigures()]);
      return () => <Validation built={built} />;
    },
  },
  {
    path: '/verify',
    title: 'Verify a calculation',
    description:
      'Check a calculation file in your own browser: that nothing was altered since it was issued, who checked and approved it, and that every result is reproduced.',
    layout: 'site',
    modules: ['src/site/verify.tsx'],
    load: async () => (await import('./site/verify.tsx')).Verify,
  },
  {
    path: '/terms',
    title: 'Terms of Service',
    description: 'The agreement between you and the consultancy about this website and its calculators.',
    layout: 'site',
    loadsScriptOnInput: true,
    modules: ['src/site/terms.tsx'],
    load: async () => (await import('./site/terms.tsx')).Terms,
  },
  {
    path: '/privacy',
    title: 'Privacy',
    description:
      'What we hold about people who use this site, where, why and for how long: accounts, projects, payments, cookies.',
    layout: 'site',
    loadsScriptOnInput: true,
    modules: ['src/site/privacy.tsx'],
    load: async () => (await import('./site/privacy.tsx')).Privacy,
  },
  {
    path: '/imprint',
    title: 'Legal Notice',
    description: 'Who runs this website, where the company is, and how to reach it by email and by post.',
    layout: 'site',
    loadsScriptOnInput: true,
    modules: ['src/site/imprint.tsx'],
    load: async () => (await import('./site/imprint.tsx')).Imprint,
  },
  notFound,
  offline,
];
