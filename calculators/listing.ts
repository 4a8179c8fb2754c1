import { catalogue, menus } from './catalogue.ts';
import type { MenuMeta, ToolMeta } from './kit/index.ts';

/** The menu whose page has the card of a calculator, if it stands under one. */
function menuOf({ id }: ToolMeta): MenuMeta | undefined {
  return menus.find(menu => id.startsWith(`${menu.id}/`));
}

/** By their places, and those without one after the others by name. */
function inOrder(tools: readonly ToolMeta[]): readonly ToolMeta[] {
  const place = ({ order }: ToolMeta) => order ?? Number.MAX_SAFE_INTEGER;
  return tools
    .filter(({ unlisted }) => unlisted !== true)
    .toSorted((a, b) => place(a) - place(b) || (toolName(a) < toolName(b) ? -1 : 1));
}

/** The name of a tool on a card. */
export function toolName({ title, cardTitle }: ToolMeta): string {
  return cardTitle ?? title;
}

/** The tools page: the calculators that stand for themselves, and the menus of the others. */
export function listedTools(access: ToolMeta['access']): readonly ToolMeta[] {
  const alone = catalogue.map(({ meta }) => meta).filter(meta => !menuOf(meta));
  return inOrder([...alone, ...menus].filter(tool => tool.access === access));
}

/** The cards of a menu. */
export function toolsUnder(menu: MenuMeta): readonly ToolMeta[] {
  return inOrder(catalogue.map(({ meta }) => meta).filter(meta => menuOf(meta) === menu));
}

/** Whether every word of a search stands somewhere in what is known of a tool. */
export function answersTo(tool: ToolMeta, search: string): boolean {
  const { title, summary, standards, also = '' } = tool;
  const text = [toolName(tool), title, summary, ...standards, also].join(' ').toLocaleLowerCase('en');
  return search
    .trim()
    .toLocaleLowerCase('en')
    .split(/\s+/)
    .every(word => text.includes(word));
}
