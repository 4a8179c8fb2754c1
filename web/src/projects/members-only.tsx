import { useEffect, useState, type ReactNode } from 'react';
import '../account/account.css';
import { Outage } from '../account/outage.tsx';
import { useFreshSession } from '../account/page.ts';
import { signInRedirectPath } from '../account/sign-in-redirect.ts';
import { useSession, type Session } from '../shell/session.ts';
import { NeedsScript, LoadingPlaceholder } from '../shell/placeholders.tsx';
import './projects.css';

/**
 * A page for signed-in users. Shows only its heading while the session loads; a visitor sees `instead` or is sent to
 * sign in and returns afterwards, as is a user whose session ends while the page is open.
 */
export function MembersOnly({
  title,
  lead,
  instead,
  children,
}: {
  title: string;
  lead?: string;
  instead?: ReactNode;
  children: (session: Session) => ReactNode;
}) {
  const session = useSession();
  useFreshSession();
  const user = session?.user ?? null;
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (user !== null && !wasSignedIn) setWasSignedIn(true);
  const isVisitor = session !== undefined && user === null && session.outage === null;
  const redirectsToSignIn = isVisitor && (instead === undefined || wasSignedIn);
  useEffect(() => {
    if (!redirectsToSignIn) return;
    const page = location.pathname + location.search + location.hash;
    location.replace(signInRedirectPath(page, wasSignedIn));
  }, [redirectsToSignIn, wasSignedIn]);

  if (session === undefined || redirectsToSignIn) return <LoadingPage title={title} lead={lead} />;
  if (user === null && session.outage === null) return instead;
  return (
    <div className="projects-page">
      <Outage />
      {user === null ? <PageHead title={title} lead={lead} /> : children(session)}
    </div>
  );
}

/** Page header: name, facts and actions. */
export function PageHead({
  title,
  lead,
  marks,
  crumbs,
  children,
}: {
  title: ReactNode;
  /** Introduction, shown even while the session loads. */
  lead?: string | undefined;
  /** Badges beside the name. */
  marks?: ReactNode;
  crumbs?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className="projects-head">
      <div className="projects-name">
        <h1>{title}</h1>
        {marks}
        {crumbs !== undefined && <p className="crumbs">{crumbs}</p>}
        {lead !== undefined && <p className="projects-lead">{lead}</p>}
      </div>
      {children !== undefined && <div className="projects-actions">{children}</div>}
    </header>
  );
}

function LoadingPage({ title, lead }: { title: string; lead: string | undefined }) {
  return (
    <div className="projects-page">
      <PageHead title={title} lead={lead} />
      <div className="projects-unavailable">
        <NeedsScript>
          <strong>Projects need JavaScript, which is off.</strong> They hold calculations that are saved, checked and
          signed. Nothing in them is affected: open them in a browser with JavaScript on.
        </NeedsScript>
      </div>
      <LoadingPlaceholder />
    </div>
  );
}

/** Shown for a page that does not exist or that the user cannot see. */
export function MissingPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className="projects-missing">
        <p>{children}</p>
        <p>
          <a className="link" href="/projects">
            All projects
          </a>
        </p>
      </div>
    </>
  );
}
