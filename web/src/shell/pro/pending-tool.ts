import { findCalculator, menus, toolName } from '@isentrope/calculators';
import { hasPro, type Session, type User } from '../session.ts';
import { pagesWithLinkedCases } from './linked-cases.ts';

/** A tool the user wanted but could not open. */
export interface PendingTool {
  readonly name: string;
  readonly path: string;
  /** Its path with the requested query. */
  readonly href: string;
  readonly isPro: boolean;
}

/** The tool at a path of this site; undefined if there is none. */
export function findToolByPath(page: string): PendingTool | undefined {
  const [path = ''] = page.split(/[?#]/);
  const id = path.slice(1);
  const meta = findCalculator(id)?.meta ?? menus.find(menu => menu.id === id);
  return meta && { name: toolName(meta), path, href: page, isPro: meta.access === 'pro' };
}

/** The pending tool stored in the account. */
function findPendingTool(user: Pick<User, 'wantedPage'>): PendingTool | undefined {
  return findToolByPath(user.wantedPage);
}

/** The pending tool of the account, or else one whose linked cases are stored in this browser. */
export function findOfferedTool(user: Pick<User, 'wantedPage'>): PendingTool | undefined {
  const [storedPage = ''] = pagesWithLinkedCases();
  return findPendingTool(user) ?? findToolByPath(storedPage);
}

/** Where to go after sign-in without a return page: the pending tool, if it is accessible. */
export function landingPage(session: Session): string {
  const tool = session.user ? findPendingTool(session.user) : undefined;
  return tool && (!tool.isPro || hasPro(session)) ? tool.href : '/account';
}
