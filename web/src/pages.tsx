import { catalogue } from '@isentrope/calculators';
import type { ComponentType } from 'react';
import { builtFigures } from './site/validation/built-figures.ts';

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
  {
    path: '/engineering',
    title: 'Engineering Excellence',
    description:
      'Process engineering, improvement, process safety and integration for oil, gas and petrochemical plants: what we do, to which standards, and what you receive.',
    mood: 'site',
    prerendered: true,
    modules: ['src/site/engineering.tsx'],
    load: async () => (await import('./site/engineering.tsx')).Engineering,
  },
  {
    path: '/project-management',
    title: 'Project Excellence',
    description:
      'Project planning, performance tracking, team management and risk management for engineering projects, planned by deliverable and reported from the register.',
    mood: 'site',
    prerendered: true,
    modules: ['src/site/project-management.tsx'],
    load: async () => (await import('./site/project-management.tsx')).ProjectManagement,
  },
  {
    path: '/tools',
    title: 'Tools for process and piping engineers',
    description:
      'Ten Pro calculators and six free tools: orifices, control valves, relief valves, flare drums, pumps, exchangers, blowdown, vibration, steam tables. Working and sources shown.',
    mood: 'site',
    prerendered: true,
    modules: ['src/site/tools.tsx'],
    load: async () => {
      const { Tools } = await import('./site/tools.tsx');
      const paths = new Set(pages.map(({ path }) => path));
      return () => <Tools paths={paths} />;
    },
  },
  {
    path: '/validation',
    title: 'Validation',
    description:
      'Published worked examples and tables beside the figures that our calculators compute, with the deviation and the source of each, computed in your own browser.',
    mood: 'site',
    prerendered: true,
    modules: ['src/site/validation.tsx'],
    load: async () => {
      const [{ Validation }, built] = await Promise.all([import('./site/validation.tsx'), builtFigures()]);
      return () => <Validation built={built} />;
    },
  },
  {
    path: '/terms',
    title: 'Terms of Service',
    description: 'The agreement between you and the consultancy about this website and its calculators.',
    mood: 'site',
    prerendered: true,
    modules: ['src/site/terms.tsx'],
    load: async () => (await import('./site/terms.tsx')).Terms,
  },
];

/** For those with an account; drawn in the browser, which knows who is looking. */
const accountPages: readonly Page[] = [
  {
    path: '/signin',
    title: 'Sign in',
    description: 'Sign in, create an account or reset a password.',
    mood: 'site',
    prerendered: false,
    modules: ['src/account/sign-in/sign-in-page.tsx'],
    load: async () => (await import('./account/sign-in/sign-in-page.tsx')).SignIn,
  },
  {
    path: '/account',
    title: 'Account',
    description: 'Profile, password, second factor, sessions and data of an account.',
    mood: 'site',
    prerendered: false,
    modules: ['src/account/preferences/account-page.tsx'],
    load: async () => (await import('./account/preferences/account-page.tsx')).Account,
  },
  {
    path: '/success',
    title: 'Welcome to the Pro plan',
    description: 'What a subscription opens, after it was paid for.',
    mood: 'site',
    prerendered: false,
    modules: ['src/account/success/success-page.tsx'],
    load: async () => (await import('./account/success/success-page.tsx')).Success,
  },
];

/** Every piece of the design system in every state; a page in development only. */
const developmentPages: readonly Page[] = import.meta.env.DEV
  ? [
      {
        path: '/design',
        title: 'Design',
        description: 'Every piece in every state.',
        mood: 'site',
        prerendered: false,
        modules: [],
        load: async () => (await import('./design/gallery.tsx')).Gallery,
      },
    ]
  : [];

/** Pages of calculators and tables that are more than the workbench. */
const referencePages: readonly Page[] = [
  {
    path: '/unit-converters',
    title: 'Unit Converters',
    description:
      '245 units by their exact definitions, converted both ways as you type: pressure, temperature, flow, energy, viscosity and more, with a link to every conversion.',
    mood: 'tool',
    prerendered: true,
    modules: ['src/reference/converters/converters.tsx'],
    load: async () => (await import('./reference/converters/converters.tsx')).UnitConverters,
  },
  {
    path: '/pipe-dimensions',
    title: 'Pipe Dimensions',
    description:
      'Steel pipe NPS 1/8 to 48 by schedule, ASME B36.10M and B36.19M: diameters, walls, weights, flow areas and surfaces in mm and inches, to search, order and export.',
    mood: 'tool',
    prerendered: true,
    modules: ['src/reference/pipes/pipes.tsx'],
    load: async () => (await import('./reference/pipes/pipes.tsx')).PipeDimensions,
  },
  {
    path: '/thermal-conductivity',
    title: 'Thermal Conductivity Data',
    description:
      'Thermal conductivity of carbon, chromium-molybdenum and stainless steels and alloy 800 from 20 to 816 °C: chart, comparison table, any temperature, and how sure each figure is.',
    mood: 'tool',
    prerendered: true,
    modules: ['src/reference/conductivity/conductivity.tsx'],
    load: async () => (await import('./reference/conductivity/conductivity.tsx')).ThermalConductivity,
  },
  {
    path: '/geometry',
    title: 'Geometry',
    description:
      'Surface area and volume of a pipe, a hemispherical head and a 2:1 ellipsoidal head as you type, by exact formulas, each with a drawing to scale.',
    mood: 'tool',
    prerendered: true,
    modules: ['src/reference/geometry/geometry.tsx', '../calculators/geometry/definition.ts'],
    load: async () => (await import('./reference/geometry/geometry.tsx')).geometryPage(),
  },
  {
    path: '/steam-tables',
    title: 'Steam Tables',
    description:
      'Water and steam by IAPWS-IF97: saturation by temperature and pressure, any state from two quantities, tables, T–s and Mollier diagrams.',
    mood: 'tool',
    prerendered: false,
    modules: ['src/reference/steam/steam-page.tsx'],
    load: async () => (await import('./reference/steam/steam-page.tsx')).steamTablesPage(),
  },
  {
    path: '/relief-valve-pro',
    title: 'Relief Valve Orifice Sizing Pro',
    description:
      'Relief valves for steam, gas and vapour, liquid and two-phase flow by API 520-I, with the letters of API 526, and the register of overpressure scenarios by API 521.',
    mood: 'tool',
    prerendered: false,
    modules: ['src/reference/relief/relief-menu.tsx'],
    load: async () => (await import('./reference/relief/relief-menu.tsx')).ReliefMenu,
  },
  {
    path: '/vibration-analysis-pro',
    title: 'Vibration Analysis Pro',
    description:
      'Acoustic vibration downstream of pressure drop devices and turbulence in main lines, screened by the Energy Institute’s guideline, with likelihood of failure and action.',
    mood: 'tool',
    prerendered: true,
    modules: ['src/reference/vibration/vibration-menu.tsx'],
    load: async () => (await import('./reference/vibration/vibration-menu.tsx')).VibrationMenu,
  },
];

const hasOwnPage = new Set(referencePages.map(({ path }) => path));

const calculatorPages: readonly Page[] = catalogue
  .filter(({ meta }) => !hasOwnPage.has(`/${meta.id}`))
  .map(({ meta, load }) => ({
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

/** Pro pages, as the folders of their calculators, have an address that begins with a name in -pro. */
function isPro(path: string): boolean {
  return /^\/[^/]+-pro(\/|$)/.test(path);
}

/** The page as it is listed; of a Pro page the code is loaded for subscribers only. */
function gated(page: Page): Page {
  if (!isPro(page.path)) return page;
  return {
    ...page,
    prerendered: false,
    load: async () => (await import('./shell/pro/pro-page.tsx')).proPage(page.load),
  };
}

/** A page written for an address goes before the workbench of the calculator of that name. */
export const pages: readonly Page[] = [
  ...sitePages,
  ...referencePages.map(gated),
  ...accountPages,
  ...calculatorPages.map(gated),
  ...developmentPages,
  notFound,
];

/** The page at an address, with or without a slash at its end; the page that says so where there is none. */
export function pageAt(address: string): Page {
  const path = address.replace(/(?<=.)\/$/, '');
  return pages.find(page => page.path === path) ?? notFound;
}
