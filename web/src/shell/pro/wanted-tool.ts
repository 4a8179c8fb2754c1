import { findCalculator, menus, toolName } from '@isentrope/calculators';
import { hasPro, type Session, type User } from '../session.ts';
import { pagesWithCases } from './wanted-cases.ts';

/** A tool that somebody came for and could not open. */
export interface WantedTool {
  readonly name: string;
  readonly path: string;
  /** Its page, with the query that it was asked for with. */
  readonly href: string;
  readonly isPro: boolean;
}

/** The tool at a page of this site; undefined where the page is none. */
export function toolAt(page: string): WantedTool | undefined {
  const [path = ''] = page.split(/[?#]/);
  const id = path.slice(1);
  const meta = findCalculator(id)?.meta ?? menus.find(menu => menu.id === id);
  return meta && { name: toolName(meta), path, href: page, isPro: meta.access === 'pro' };
}

/** The tool that the account remembers its person came for. */
export function wantedTool(user: Pick<User, 'wantedPage'>): WantedTool | undefined {
  return toolAt(user.wantedPage);
}

/** The same, or else a tool for which this browser keeps the cases of a link. */
export function offeredTool(user: Pick<User, 'wantedPage'>): WantedTool | undefined {
  const [kept = ''] = pagesWithCases();
  return wantedTool(user) ?? toolAt(kept);
}

/** Where somebody goes after signing in who asked for no page now: the tool that they came for, once it is open to them. */
export function landingPage(session: Session): string {
  const tool = session.user ? wantedTool(session.user) : undefined;
  return tool && (!tool.isPro || hasPro(session)) ? tool.href : '/account';
}
