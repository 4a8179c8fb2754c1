/** What a link does with its cases: open them, add them to the current cases, or add the rows of their tables to the first current case. */
export type LinkAction = 'open' | 'add' | 'addRows';

/** The URL fragment prefixes: #cases=…, #add=… and #rows=… */
export const fragmentPrefixes: Readonly<Record<LinkAction, string>> = {
  open: '#cases=',
  add: '#add=',
  addRows: '#rows=',
};
const linkActions = ['open', 'add', 'addRows'] as const satisfies readonly LinkAction[];

/** The action of a URL fragment; undefined if it carries no cases. */
export function linkActionOf(fragment: string): LinkAction | undefined {
  return linkActions.find(action => fragment.startsWith(fragmentPrefixes[action]));
}
