import { answersTo, catalogue, findCalculator, listedTools, menus, toolName, toolsUnder } from '@isentrope/calculators';
import type { ToolMeta } from '@isentrope/calculators/kit';
import { ownPages } from '../own-pages.ts';

/** The calculators a sheet can use, in the order of the tools page, with submenus flattened. */
const sheetTools: readonly ToolMeta[] = [...listedTools('pro'), ...listedTools('free')]
  .flatMap(tool => {
    const menu = menus.find(({ id }) => id === tool.id);
    return menu ? toolsUnder(menu) : [tool];
  })
  .filter(({ id }) => catalogue.some(({ meta }) => meta.id === id) && !ownPages.some(own => own === id));

/** The calculators that match a search. */
export function toolsFor(search: string): readonly ToolMeta[] {
  return sheetTools.filter(tool => answersTo(tool, search));
}

/** Short name of a calculator, without plan and "module"; its id if this version of the site does not have it. */
export function toolTitle(id: string): string {
  const meta = findCalculator(id)?.meta;
  return meta === undefined ? id : toolName(meta).replace(/( Module)?( Pro)?$/, '');
}
