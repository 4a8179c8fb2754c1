import type { ReactNode } from 'react';

/** Explains what needs JavaScript, where scripts are disabled. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="banner needs-script">{children}</p>
    </noscript>
  );
}

/** Shown in place of a calculator's form where scripts are disabled. */
export function ToolNeedsScript() {
  return (
    <div className="tool-needs-script">
      <NeedsScript>
        <strong>This calculator needs JavaScript, which is off.</strong> It runs in your browser. The{' '}
        <a className="link" href="/validation">
          validation page
        </a>
        , which works without it, compares our results with published examples.
      </NeedsScript>
    </div>
  );
}

/** Placeholder until the session has loaded, as high as the viewport so that the footer stays in place. */
export function LoadingPlaceholder() {
  return <div className="page-placeholder" aria-busy="true" />;
}
