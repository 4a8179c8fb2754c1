import type { ReactNode } from 'react';
import { Unbroken } from '../../design/unbroken.tsx';
import { NeedsScript } from '../../shell/unopened.tsx';
import './reference.css';

/** Header of a reference page: title, description and actions. */
export function ReferenceHeader({
  title,
  summary,
  needsScript,
  children,
}: {
  title: string;
  summary: string;
  /** Text shown where scripts are disabled. */
  needsScript?: string;
  children?: ReactNode;
}) {
  return (
    <header className="reference-header">
      <div>
        <h1>{title}</h1>
        <p className="reference-summary">
          <Unbroken text={summary} />
        </p>
        {needsScript !== undefined && <NeedsScript>{needsScript}</NeedsScript>}
      </div>
      {children !== undefined && <div className="reference-tools">{children}</div>}
    </header>
  );
}
