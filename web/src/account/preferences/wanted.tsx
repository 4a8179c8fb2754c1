import { useEffect, useState } from 'react';
import { hasCases, keepCases } from '../../shell/pro/wanted-cases.ts';
import { offeredTool, toolAt } from '../../shell/pro/wanted-tool.ts';
import { hasPro, refreshSession, type Session, type User } from '../../shell/session.ts';
import { tell } from '../request.ts';
import { returnPage } from '../return-page.ts';

/**
 * Stores the tool from which the user was sent here for lack of Pro: its page in the account, the linked cases in the
 * browser.
 */
export function useSentAway(user: User | null): void {
  const [{ tool, fragment }] = useState(() => {
    const query = new URLSearchParams(location.search);
    const page = query.get('needs') === 'pro' ? returnPage(query.get('next'), location.origin) : '';
    return { tool: toolAt(page), fragment: location.hash };
  });
  useEffect(() => {
    if (tool) keepCases(tool.path, fragment);
  }, [tool, fragment]);
  const unknown = tool && user !== null && user.wantedPage !== tool.href ? tool.href : undefined;
  useEffect(() => {
    if (unknown !== undefined) void tell('/api/auth/update-user', { wantedPage: unknown }).then(refreshSession);
  }, [unknown]);
}

/** The tool the user wanted to open, and what it requires. */
export function WantedTool({ session, user }: { session: Session; user: User }) {
  const tool = offeredTool(user);
  if (!tool?.isPro) return null;
  if (hasPro(session))
    return (
      <p className="banner success">
        <strong>{tool.name}</strong> is open to you now.{' '}
        <a className="link" href={tool.href}>
          Open it
        </a>
      </p>
    );
  return (
    <p className="banner">
      You came for <strong>{tool.name}</strong>. It opens as soon as you have a plan
      {hasCases(tool.path) && ', with the cases of your link'}.
    </p>
  );
}
