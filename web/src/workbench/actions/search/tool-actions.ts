import { catalogue, menus } from '@isentrope/calculators';
import type { ToolMeta } from '@isentrope/calculators/kit';
import type { Action } from '../action.ts';

/** The display name of a tool, without the "Pro" suffix. */
export function toolTitle({ title }: ToolMeta): string {
  return title.replace(/ Pro$/, '');
}

/** Search entries for all tools except the open one. */
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
