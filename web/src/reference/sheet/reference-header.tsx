import type { ReactNode } from 'react';
import { NoWrapText } from '../../design/no-wrap.tsx';
import { NeedsScript } from '../../shell/placeholders.tsx';
import './reference.css';

/** Header of a reference page: title, description, actions and their outcome. */
export function ReferenceHeader({
  title,
  summary,
  needsScript,
  status,
  children,
}: {
  title: string;
  summary: string;
  /** Text shown where scripts are disabled. */
  needsScript?: string;
  /** The outcome of the last action. */
  status?: string;
  children?: ReactNode;
}) {
  return (
    <>
      <header className="reference-header">
        <div>
          <h1>{title}</h1>
          <p className="reference-summary">
            <NoWrapText text={summary} />
          </p>
          {needsScript !== undefined && <NeedsScript>{needsScript}</NeedsScript>}
        </div>
        {children !== undefined && <div className="reference-tools">{children}</div>}
      </header>
      {status !== undefined && (
        <p className="reference-status" role="status">
          {status}
        </p>
      )}
    </>
  );
}

/** The actions of a page that is exported as a whole. */
export function ExportAndPrint({ busy, save }: { busy: boolean; save: () => Promise<void> }) {
  return (
    <>
      <button type="button" className="link" disabled={busy} onClick={() => void save()}>
        {busy ? 'Exporting…' : 'Export to Excel'}
      </button>
      <button type="button" className="link" onClick={() => print()}>
        Print
      </button>
    </>
  );
}
