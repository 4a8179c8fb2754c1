import { useEffect, useRef, useState } from 'react';
import { hasLinkedCases, saveLinkedCases, takeLinkedCases } from '../../shell/pro/linked-cases.ts';
import { findOfferedTool, findToolByPath, type PendingTool as OfferedTool } from '../../shell/pro/pending-tool.ts';
import { hasPro, refreshSession, type Session, type User } from '../../shell/session.ts';
import { postOnly } from '../request.ts';
import { returnPage } from '../return-page.ts';

/** The Pro tool from which a user without Pro was redirected, according to the query of the account page. */
export function requestedProTool(search: string, origin: string): OfferedTool | undefined {
  const query = new URLSearchParams(search);
  const tool = query.get('needs') === 'pro' ? findToolByPath(returnPage(query.get('next'), origin)) : undefined;
  return tool?.isPro ? tool : undefined;
}

/**
 * Stores the tool from which the user was redirected: its page in the account, the linked cases in the browser. Returns
 * whether that is done.
 */
export function useStorePendingTool(user: User | null): boolean {
  const [{ tool, fragment }] = useState(() => ({
    tool: requestedProTool(location.search, location.origin),
    fragment: location.hash,
  }));
  useEffect(() => {
    if (tool) saveLinkedCases(tool.path, fragment);
  }, [tool, fragment]);
  const unsavedPage = tool && user !== null && user.wantedPage !== tool.href ? tool.href : undefined;
  const isSignedIn = user !== null;
  const isStarted = useRef(false);
  const [isStored, setStored] = useState(tool === undefined);
  useEffect(() => {
    // Once per visit: the user may remove the tool afterwards.
    if (!isSignedIn || isStarted.current) return;
    isStarted.current = true;
    if (tool) history.replaceState(null, '', '/account');
    void (async () => {
      if (unsavedPage !== undefined) {
        await postOnly('/api/auth/update-user', { wantedPage: unsavedPage });
        await refreshSession();
      }
      setStored(true);
    })();
  }, [isSignedIn, tool, unsavedPage]);
  return isStored;
}

/** Removes the pending tool from the account and its linked cases from the browser. */
function Dismiss({ tool: { name, path } }: { tool: OfferedTool }) {
  const forget = async () => {
    takeLinkedCases(path);
    await postOnly('/api/auth/update-user', { wantedPage: null });
    await refreshSession();
  };
  return (
    <button className="link" type="button" aria-label={`Not now: ${name}`} onClick={() => void forget()}>
      Not now
    </button>
  );
}

/** The tool that the user wants to open, and what it requires. */
export function PendingTool({ session, user }: { session: Session; user: User }) {
  const tool = findOfferedTool(user);
  if (!tool?.isPro) return null;
  if (hasPro(session))
    return (
      <p className="banner success">
        You now have access to <strong>{tool.name}</strong>.{' '}
        <a className="link" href={tool.href}>
          Open it
        </a>{' '}
        <Dismiss tool={tool} />
      </p>
    );
  return (
    <p className="banner" role="status">
      <strong>{tool.name}</strong> needs a subscription. It will open
      {hasLinkedCases(tool.path) && ' with the cases from your link'} once you choose a plan.{' '}
      <a className="link" href="#pro-subscription">
        See the plans
      </a>{' '}
      <Dismiss tool={tool} />
    </p>
  );
}
