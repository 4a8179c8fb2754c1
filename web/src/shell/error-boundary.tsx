import { Component, type ReactNode } from 'react';
import { draftsToJson, readDrafts } from './drafts.ts';

/** Error boundary of a page's content. Shows which unsaved work is stored. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Failure /> : this.props.children;
  }
}

/** The message in place of a page that failed. */
export function Failure() {
  const drafts = readDrafts(localStorage);
  return (
    <div className="failure" role="alert">
      <p className="cap">Fault</p>
      <h1>This page has stopped</h1>
      <p>
        The fault is in this page, not in your figures. Reload it; if it stops again, please tell us what you did just
        before.
      </p>
      {drafts.length > 0 && (
        <>
          <p>Your work is saved in this browser and will be there after you reload:</p>
          <ul className="mono">
            {[...new Set(drafts.map(({ tool }) => tool))].map(tool => (
              <li key={tool}>{tool}</li>
            ))}
          </ul>
        </>
      )}
      <p className="failure-actions">
        <button className="button" type="button" onClick={() => location.reload()}>
          Reload the Page
        </button>
        {drafts.length > 0 && (
          <a
            className="link"
            href={`data:application/json;charset=utf-8,${encodeURIComponent(draftsToJson(drafts))}`}
            download="isentrope-drafts.json"
          >
            Save a copy of my work
          </a>
        )}
        <a className="link" href="/">
          Go to the home page
        </a>
      </p>
    </div>
  );
}
