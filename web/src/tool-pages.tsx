import { catalogue, toolsPageEntries, menus } from '@isentrope/calculators';
import type { Definition, MenuMeta, ToolMeta } from '@isentrope/calculators/kit';
import type { ComponentType } from 'react';
import { capitalise, countInWords } from './number-words.ts';
import type { customPages } from './custom-pages.ts';
import type { Page } from './page.ts';

/** The code of a tool's page. */
interface PageCode {
  readonly modules: readonly string[];
  /** Module of the calculator, if loaded with the page. */
  readonly calculator?: string;
  readonly load: (meta: ToolMeta) => Promise<ComponentType>;
}

/** A page that may require Pro, with the public placeholder shown until it opens. */
interface GatedCode extends PageCode {
  readonly loadShell: () => Promise<ComponentType>;
}

/** Free calculators whose page is more than the workbench, by id. */
const ownCode: Readonly<Record<string, PageCode>> = {
  'unit-converters': {
    modules: ['src/reference/converters/converters.tsx'],
    load: async ({ title }) => {
      const { UnitConverters } = await import('./reference/converters/converters.tsx');
      return () => <UnitConverters title={title} />;
    },
  },
  'pipe-dimensions': {
    modules: ['src/reference/pipes/pipes.tsx'],
    load: async ({ title }) => {
      const { PipeDimensions } = await import('./reference/pipes/pipes.tsx');
      return () => <PipeDimensions title={title} />;
    },
  },
  'thermal-conductivity': {
    modules: ['src/reference/conductivity/conductivity.tsx'],
    load: async ({ title }) => {
      const { ThermalConductivity } = await import('./reference/conductivity/conductivity.tsx');
      return () => <ThermalConductivity title={title} />;
    },
  },
  geometry: {
    modules: ['src/reference/geometry/geometry.tsx'],
    calculator: '../calculators/geometry/definition.ts',
    load: async () => (await import('./reference/geometry/geometry.tsx')).geometryPage(),
  },
  'steam-tables': {
    modules: ['src/reference/steam/steam-page.tsx'],
    load: async () => (await import('./reference/steam/steam-page.tsx')).steamTablesPage(),
  },
} satisfies Readonly<Record<(typeof customPages)[number], PageCode>>;

/** The workbench of a calculator, or of a project's sheet if the address names one, whose code is then loaded. */
async function workbenchFor(definition: Definition): Promise<ComponentType> {
  const sheet = new URLSearchParams(globalThis.location?.search).get('sheet');
  if (sheet === null) {
    const { Workbench } = await import('./workbench/workbench.tsx');
    return () => <Workbench definition={definition} />;
  }
  const { SheetWorkbench } = await import('./workbench/files/project-sheet/sheet-workbench.tsx');
  return () => <SheetWorkbench id={sheet} definition={definition} />;
}

/** Page code of a calculator's workbench. */
function workbenchCode(meta: ToolMeta, loadDefinition: () => Promise<Definition>): GatedCode {
  return {
    modules: ['src/workbench/workbench.tsx'],
    calculator: `../calculators/${meta.id}/definition.ts`,
    load: async () => {
      const [definition] = await Promise.all([loadDefinition(), import('./workbench/workbench.tsx')]);
      return workbenchFor(definition);
    },
    loadShell: async () => {
      const { WorkbenchSkeleton } = await import('./workbench/workbench-skeleton.tsx');
      return () => <WorkbenchSkeleton tool={meta} />;
    },
  };
}

/** Page code of a menu: its public cards. */
function menuCode(menu: MenuMeta): GatedCode {
  const load = async () => {
    const { MenuPage } = await import('./reference/menu.tsx');
    return () => <MenuPage menu={menu} />;
  };
  return { modules: ['src/reference/menu.tsx'], load, loadShell: load };
}

function listed({ id, title, summary, description }: ToolMeta) {
  return { path: `/${id}`, title, description: description ?? summary, layout: 'tool' } as const;
}

function freePage(meta: ToolMeta, { modules, calculator, load }: PageCode): Page {
  return {
    ...listed(meta),
    rendersInBrowser: meta.needsLogin === true,
    modules: calculator === undefined ? modules : [...modules, calculator],
    load: () => load(meta),
  };
}

/** A page whose code is loaded for subscribers only; its HTML references none of it. */
function proToolPage(meta: ToolMeta, { modules, load, loadShell }: GatedCode): Page {
  return {
    ...listed(meta),
    rendersInBrowser: true,
    modules: ['src/shell/pro/pro-page.tsx', ...modules],
    load: async () => {
      const [{ proPage }, Shell] = await Promise.all([import('./shell/pro/pro-page.tsx'), loadShell()]);
      return proPage({ load: () => load(meta), Shell });
    },
  };
}

function toolPage(meta: ToolMeta, code: GatedCode): Page {
  return meta.access === 'pro' ? proToolPage(meta, code) : freePage(meta, code);
}

/** The page with the cards of all tools. */
const toolsPage: Page = {
  path: '/tools',
  title: 'Tools for process and piping engineers',
  description: `${capitalise(countInWords(toolsPageEntries('pro').length))} Pro calculators and ${countInWords(toolsPageEntries('free').length)} free tools for process and piping engineers: every equation with its numbers, every number with its source.`,
  layout: 'site',
  modules: ['src/site/tools.tsx'],
  load: async () => (await import('./site/tools.tsx')).Tools,
};

/** The tools page, the page of every tool (its own or the workbench), and the menus. */
export const toolPages: readonly Page[] = [
  toolsPage,
  ...catalogue.map(({ meta, load }) => {
    const own = ownCode[meta.id];
    return own ? freePage(meta, own) : toolPage(meta, workbenchCode(meta, load));
  }),
  ...menus.map(menu => toolPage(menu, menuCode(menu))),
];
