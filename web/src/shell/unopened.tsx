import type { ReactNode } from 'react';

/** Where scripts do not run: what on this page needs them. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="banner needs-script">{children}</p>
    </noscript>
  );
}

/** In place of a calculator's form where scripts do not run. */
export function ToolNeedsScript() {
  return (
    <div className="tool-needs-script">
      <NeedsScript>
        <strong>This calculator needs JavaScript, which does not run here.</strong> It calculates in the browser, so
        there is no form to send. What the calculators give beside published examples stands on the{' '}
        <a className="link" href="/validation">
          validation page
        </a>
        , which can be read without.
      </NeedsScript>
    </div>
  );
}

/** The place of what comes when it is known who is looking, as high as the window, so that the foot of the page stays where it is. */
export function WaitingRoom() {
  return <div className="waiting-room" aria-busy="true" />;
}
