import { answersTo, catalogue, findCalculator, listedTools, menus, toolName, toolsUnder } from '@isentrope/calculators';
import type { ToolMeta } from '@isentrope/calculators/kit';
import { ownPages } from '../own-pages.ts';

/** The tools that a sheet can be of, in the order of the tools page, those of a menu one after the other. */
const sheetTools: readonly ToolMeta[] = [...listedTools('pro'), ...listedTools('free')]
  .flatMap(tool => {
    const menu = menus.find(({ id }) => id === tool.id);
    return menu ? toolsUnder(menu) : [tool];
  })
  .filter(({ id }) => catalogue.some(({ meta }) => meta.id === id) && !ownPages.some(own => own === id));

/** Those of them that answer to a search. */
export function toolsFor(search: string): readonly ToolMeta[] {
  return sheetTools.filter(tool => answersTo(tool, search));
}

/** The name of a tool in a list, without its plan and that it is a module; the tool's own id where this version of the site does not have it. */
export function toolTitle(id: string): string {
  const meta = findCalculator(id)?.meta;
  return meta === undefined ? id : toolName(meta).replace(/( Module)?( Pro)?$/, '');
}
