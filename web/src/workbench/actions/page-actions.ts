import type { Definition } from '@isentrope/calculators/kit';
import type { Action } from './action.ts';

/** Pages of the site beside the tools: where they are, what they are called, and by what else they are looked for. */
const sitePages = [
  ['/tools', 'All tools', 'list overview'],
  ['/methods', 'Methods', 'equations sources standards documentation'],
  ['/validation', 'Validation', 'published cases checked against'],
  ['/account', 'Account', 'profile password subscription billing'],
  ['/terms', 'Terms of Service', 'conditions agreement liability'],
  ['/privacy', 'Privacy', 'data protection cookies GDPR'],
  ['/imprint', 'Imprint', 'company address contact legal notice'],
] as const;

/** An action for each page: it leads there. */
export const pageEntries: readonly Action[] = sitePages.map(([path, name, keywords]) => ({
  id: `page-${path.slice(1)}`,
  group: 'Site',
  name,
  keywords,
  run: () => location.assign(path),
}));

/** The page with every equation and source of the calculator that is open. */
export function methodEntry({ id }: Definition): Action {
  return {
    id: 'methods-of-this',
    group: 'Site',
    name: 'Methods of this calculator',
    keywords: 'equations sources standards limits documentation',
    run: () => location.assign(`/methods/${id}`),
  };
}
