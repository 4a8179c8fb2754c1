import { catalogue, menus } from './catalogue.ts';
import type { MenuMeta, ToolMeta } from './kit/index.ts';

/** Returns the menu page with a calculator's card, if it has one. */
function menuOf({ id }: ToolMeta): MenuMeta | undefined {
  return menus.find(menu => id.startsWith(`${menu.id}/`));
}

/** Orders by position, then by name. */
function inOrder(tools: readonly ToolMeta[]): readonly ToolMeta[] {
  const position = ({ order }: ToolMeta) => order ?? Number.MAX_SAFE_INTEGER;
  return tools
    .filter(({ unlisted }) => unlisted !== true)
    .toSorted((a, b) => position(a) - position(b) || (toolName(a) < toolName(b) ? -1 : 1));
}

/** Returns a tool's name on its card. */
export function toolName({ title, cardTitle }: ToolMeta): string {
  return cardTitle ?? title;
}

/** Returns the entries of the tools page: standalone calculators, and menus. */
export function toolsPageEntries(access: ToolMeta['access']): readonly ToolMeta[] {
  const alone = catalogue.map(({ meta }) => meta).filter(meta => !menuOf(meta));
  return inOrder([...alone, ...menus].filter(tool => tool.access === access));
}

/** Returns the cards of a menu. */
export function menuEntries(menu: MenuMeta): readonly ToolMeta[] {
  return inOrder(catalogue.map(({ meta }) => meta).filter(meta => menuOf(meta) === menu));
}

/** Whether a tool matches every word of a search. */
export function matchesSearch(tool: ToolMeta, search: string): boolean {
  const { title, summary, standards, also = '' } = tool;
  const text = [toolName(tool), title, summary, ...standards, also].join(' ').toLocaleLowerCase('en');
  return search
    .trim()
    .toLocaleLowerCase('en')
    .split(/\s+/)
    .every(word => text.includes(word));
}
