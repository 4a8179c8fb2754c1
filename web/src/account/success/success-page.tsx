import { useState, type ReactNode } from 'react';
import { company } from '../../company.ts';
import { findOfferedTool } from '../../shell/pro/pending-tool.ts';
import { NeedsScript } from '../../shell/placeholders.tsx';
import { hasPro, useSession, type Session } from '../../shell/session.ts';
import '../account.css';
import '../entry-page.css';
import { Outage } from '../outage.tsx';
import { useFreshSession, useTitle } from '../page.ts';
import { signInPath } from '../return-page.ts';
import { FeatureList } from '../subscription/feature-lists.tsx';
import '../subscription/subscription.css';
import { OpenValve } from './open-valve.tsx';
import { readSessionId } from './session-id.ts';
import { usePurchase } from './subscription-status.tsx';
import './success.css';

/** Heading until the subscription has loaded. */
const openHeading = 'Your subscription';

/** /success: the return page of the payment provider, whose webhook may arrive after the user does. */
export function Success() {
  const session = useSession();
  useFreshSession();
  if (session === undefined) return <SuccessPlaceholder />;
  return session.user === null ? <SignedOut session={session} /> : <Purchase session={session} />;
}

/** Placeholder while loading. */
function SuccessPlaceholder() {
  return (
    <div className="entry-page">
      <header>
        <h1>{openHeading}</h1>
        <OpenValve open={false} />
      </header>
      <div className="entry-column success-column" aria-busy="true">
        <p className="aside">This page checks whether your payment has arrived, then links to your new tools.</p>
        <NeedsScript>
          <strong>Checking needs JavaScript, which is off.</strong> Your payment is not affected: see your plan on the{' '}
          <a className="link" href="/account">
            account page
          </a>{' '}
          in a browser with JavaScript on.
        </NeedsScript>
      </div>
    </div>
  );
}

/** For a visitor without a session: asks to sign in, since purchases belong to an account. */
function SignedOut({ session }: { session: Session }) {
  return (
    <Sheet heading={openHeading} session={session}>
      <Outage />
      {session.outage === null && (
        <p className="banner">
          You are not signed in.{' '}
          <a className="link" href={signInPath(location.pathname + location.search)}>
            Sign in
          </a>{' '}
          to see your subscription.
        </p>
      )}
    </Sheet>
  );
}

function Purchase({ session }: { session: Session }) {
  const [sessionId] = useState(() => readSessionId(location.search));
  const { status, notice } = usePurchase(session, sessionId !== undefined);
  return (
    <Sheet heading={status.heading} session={session} sessionId={sessionId}>
      <Outage />
      {notice}
      <p className={status.active ? 'banner success success-status' : 'banner success-status'} role="status">
        {status.text}
      </p>
    </Sheet>
  );
}

/** Heading, status, the features of the plan, and links. */
function Sheet({
  heading,
  session,
  sessionId,
  children,
}: {
  heading: string;
  session: Session;
  sessionId?: string | undefined;
  children: ReactNode;
}) {
  const active = hasPro(session);
  useTitle(heading);
  return (
    <div className="entry-page">
      <header>
        <h1>{heading}</h1>
        <OpenValve open={active} />
      </header>
      <div className="entry-column success-column">
        {children}
        <h2>{active ? 'What you have unlocked' : 'What a plan unlocks'}</h2>
        <FeatureList />
        {sessionId !== undefined && (
          <p className="success-session">
            <span className="cap">Session</span>
            <span className="mono">{sessionId}</span>
          </p>
        )}
        <NextLinks session={session} />
        <p className="aside">
          Questions about a payment?{' '}
          <a className="link" href={`mailto:${company.email}?subject=${encodeURIComponent('My subscription')}`}>
            {company.email}
          </a>
        </p>
      </div>
    </div>
  );
}

/** Links to the tool the user wanted, to all tools, and to the account. */
function NextLinks({ session }: { session: Session }) {
  const pendingTool = session.user && hasPro(session) ? findOfferedTool(session.user) : undefined;
  return (
    <p className="success-actions">
      {pendingTool && (
        <a className="button" href={pendingTool.href}>
          {pendingTool.name} <i aria-hidden="true">→</i>
        </a>
      )}
      <a className={pendingTool ? 'button quiet' : 'button'} href="/tools">
        Open the Tools
      </a>
      <a className="button quiet" href="/account">
        Account
      </a>
    </p>
  );
}
