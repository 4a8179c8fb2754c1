import { findCalculator, menus, toolName } from '@isentrope/calculators';
import { hasPro, type Session, type User } from '../session.ts';
import { pagesWithCases } from './wanted-cases.ts';

/** A tool the user wanted but could not open. */
export interface WantedTool {
  readonly name: string;
  readonly path: string;
  /** Its path with the requested query. */
  readonly href: string;
  readonly isPro: boolean;
}

/** The tool at a path of this site; undefined if there is none. */
export function toolAt(page: string): WantedTool | undefined {
  const [path = ''] = page.split(/[?#]/);
  const id = path.slice(1);
  const meta = findCalculator(id)?.meta ?? menus.find(menu => menu.id === id);
  return meta && { name: toolName(meta), path, href: page, isPro: meta.access === 'pro' };
}

/** The pending tool stored in the account. */
export function wantedTool(user: Pick<User, 'wantedPage'>): WantedTool | undefined {
  return toolAt(user.wantedPage);
}

/** The pending tool of the account, or else one whose linked cases are stored in this browser. */
export function offeredTool(user: Pick<User, 'wantedPage'>): WantedTool | undefined {
  const [kept = ''] = pagesWithCases();
  return wantedTool(user) ?? toolAt(kept);
}

/** Where to go after sign-in without a return page: the pending tool, if it is accessible. */
export function landingPage(session: Session): string {
  const tool = session.user ? wantedTool(session.user) : undefined;
  return tool && (!tool.isPro || hasPro(session)) ? tool.href : '/account';
}
