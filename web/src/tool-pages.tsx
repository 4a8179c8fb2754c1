import { catalogue, menus } from '@isentrope/calculators';
import type { Definition, MenuMeta, ToolMeta } from '@isentrope/calculators/kit';
import type { ComponentType } from 'react';
import type { Page } from './page.ts';

/** The code of a tool's page. */
interface PageCode {
  readonly modules: readonly string[];
  readonly load: (meta: ToolMeta) => Promise<ComponentType>;
}

/** Calculators whose page is more than the workbench, by id. */
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
    modules: ['src/reference/geometry/geometry.tsx', '../calculators/geometry/definition.ts'],
    load: async () => (await import('./reference/geometry/geometry.tsx')).geometryPage(),
  },
  'steam-tables': {
    modules: ['src/reference/steam/steam-page.tsx'],
    load: async () => (await import('./reference/steam/steam-page.tsx')).steamTablesPage(),
  },
};

/** The workbench of a calculator. */
function benchCode({ id }: ToolMeta, loadDefinition: () => Promise<Definition>): PageCode {
  return {
    modules: ['src/workbench/workbench.tsx', `../calculators/${id}/definition.ts`],
    load: async () => {
      const [{ Workbench }, definition] = await Promise.all([import('./workbench/workbench.tsx'), loadDefinition()]);
      return () => <Workbench definition={definition} />;
    },
  };
}

/** The cards of a menu. */
function menuCode(menu: MenuMeta): PageCode {
  return {
    modules: ['src/reference/menu.tsx'],
    load: async () => {
      const { MenuPage } = await import('./reference/menu.tsx');
      return () => <MenuPage menu={menu} />;
    },
  };
}

/** A tool's page as it is listed; of a Pro page the code is loaded for subscribers only. */
function toolPage(meta: ToolMeta, code: PageCode): Page {
  const { id, title, summary, description, access, needsLogin } = meta;
  const isPro = access === 'pro';
  const load = () => code.load(meta);
  return {
    path: `/${id}`,
    title,
    description: description ?? summary,
    mood: 'tool',
    prerendered: !isPro && needsLogin !== true,
    modules: code.modules,
    load: isPro ? async () => (await import('./shell/pro/pro-page.tsx')).proPage(load) : load,
  };
}

/** The page of every tool: the one written for it, or the workbench; and those of the menus. */
export const toolPages: readonly Page[] = [
  ...catalogue.map(({ meta, load }) => toolPage(meta, ownCode[meta.id] ?? benchCode(meta, load))),
  ...menus.map(menu => toolPage(menu, menuCode(menu))),
];
