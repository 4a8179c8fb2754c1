import { useState } from 'react';
import { signInPath } from '../../account/return-page.ts';
import { draftsToJson, readDrafts } from '../drafts.ts';

/** Shown on an open Pro page when the user has lost Pro or signed out: what that means for unsaved work. */
export function LostAccess({ access }: { access: 'sign-in' | 'subscribe' }) {
  const [page] = useState(() => location.pathname);
  return (
    <div className="pro-closed" role="status">
      <p>
        <strong>{access === 'sign-in' ? 'You are signed out.' : 'Your Pro subscription is no longer active.'}</strong>{' '}
        Nothing is lost: this page stays as it is, and what you have typed is saved in this browser. To open it again
        after you leave it, {access === 'sign-in' ? 'sign in.' : 'you need a subscription.'}
      </p>
      <p className="pro-closed-actions">
        {access === 'sign-in' ? (
          <a className="link" href={signInPath(page)}>
            Sign in
          </a>
        ) : (
          <a className="link" href="/account">
            Your account
          </a>
        )}
        <SaveCopy />
      </p>
    </div>
  );
}

/** Downloads the drafts; the file is made on click so that it has the latest entries. */
function SaveCopy() {
  return (
    <a
      className="link"
      href="/"
      download="isentrope-drafts.json"
      onClick={event => {
        const text = draftsToJson(readDrafts(localStorage));
        event.currentTarget.href = `data:application/json;charset=utf-8,${encodeURIComponent(text)}`;
      }}
    >
      Save a copy of my work
    </a>
  );
}
