import { catalogue, menus } from '@isentrope/calculators';
import type { ToolMeta } from '@isentrope/calculators/kit';
import type { Action } from './action.ts';

/** What a tool is called among all others: the title that stands for itself, without the mark of Pro. */
export function toolTitle({ title }: ToolMeta): string {
  return title.replace(/ Pro$/, '');
}

/** An action for each tool but the one that is open: it leads there. */
export function toolEntries(present: string): readonly Action[] {
  return [...menus, ...catalogue.map(({ meta }) => meta)]
    .filter(({ id }) => id !== present)
    .toSorted((a, b) => toolTitle(a).localeCompare(toolTitle(b)))
    .map(tool => ({
      id: `tool-${tool.id}`,
      group: 'Tools',
      name: toolTitle(tool),
      ...(tool.access === 'pro' ? { detail: 'Pro' } : {}),
      keywords: [tool.title, tool.cardTitle, tool.summary, ...tool.standards, tool.also].join(' '),
      run: () => location.assign(`/${tool.id}`),
    }));
}
