import {
  matchesSearch,
  catalogue,
  findCalculator,
  toolsPageEntries,
  menus,
  toolName,
  menuEntries,
} from '@isentrope/calculators';
import type { ToolMeta } from '@isentrope/calculators/kit';
import { customPages } from '../custom-pages.ts';

/** The calculators a sheet can use, in the order of the tools page, with submenus flattened. */
const sheetTools: readonly ToolMeta[] = [...toolsPageEntries('pro'), ...toolsPageEntries('free')]
  .flatMap(tool => {
    const menu = menus.find(({ id }) => id === tool.id);
    return menu ? menuEntries(menu) : [tool];
  })
  .filter(({ id }) => catalogue.some(({ meta }) => meta.id === id) && !customPages.some(own => own === id));

/** The calculators that match a search. */
export function searchTools(search: string): readonly ToolMeta[] {
  return sheetTools.filter(tool => matchesSearch(tool, search));
}

/** Short name of a calculator, without plan and "module"; its id if this version of the site does not have it. */
export function toolTitle(id: string): string {
  const meta = findCalculator(id)?.meta;
  return meta === undefined ? id : toolName(meta).replace(/( Module)?( Pro)?$/, '');
}
