import type { Definition } from '@isentrope/calculators/kit';
import type { Action } from '../action.ts';

/** Site pages besides the tools: path, name and search keywords. */
const sitePages = [
  ['/tools', 'All tools', 'list overview'],
  ['/plans', 'Plans', 'price cost subscription trial Pro free'],
  ['/methods', 'Methods', 'equations sources standards documentation'],
  ['/validation', 'Validation', 'published cases checked against'],
  ['/account', 'Account', 'profile password subscription billing'],
  ['/terms', 'Terms of Service', 'conditions agreement liability'],
  ['/privacy', 'Privacy', 'data protection cookies GDPR'],
  ['/imprint', 'Legal Notice', 'company address contact imprint'],
] as const;

/** Search entries for the site pages. */
export const pageSearchActions: readonly Action[] = sitePages.map(([path, name, keywords]) => ({
  id: `page-${path.slice(1)}`,
  group: 'Site',
  name,
  keywords,
  run: () => location.assign(path),
}));

/** Search entry for the methods page of the open calculator. */
export function methodsSearchAction({ id }: Definition): Action {
  return {
    id: 'methods-of-this',
    group: 'Site',
    name: 'Methods of this calculator',
    keywords: 'equations sources standards limits documentation',
    run: () => location.assign(`/methods/${id}`),
  };
}
