import { catalogue } from '@isentrope/calculators';
import { originOfFragment } from '@isentrope/calculators/kit';

/** The code that opens and creates links with cases. A page loads it with its first link. */
export { openFragment, rowsFragment, shareFragment, tableGrid, transferFragment } from '@isentrope/calculators/kit';
export { takeOverCases } from './take-over-cases.ts';

/** A page that a case was sent from. */
export interface SendingPage {
  readonly path: string;
  readonly title: string;
}

/** The page that a URL fragment was sent from; undefined if it does not say. */
export async function sendingPage(fragment: string): Promise<SendingPage | undefined> {
  const path = await originOfFragment(fragment);
  const tool = catalogue.find(({ meta }) => path === `/${meta.id}`);
  return path === undefined ? undefined : { path, title: tool?.meta.title ?? 'the sheet' };
}
