import type { ReactNode } from 'react';
import './reference.css';

/** The head of a reference page: what it is, and what can be done with it as a whole. */
export function ReferenceHeader({
  title,
  summary,
  children,
}: {
  title: string;
  summary: string;
  children?: ReactNode;
}) {
  return (
    <header className="reference-header">
      <div>
        <h1>{title}</h1>
        <p className="reference-summary">{summary}</p>
      </div>
      {children !== undefined && <div className="reference-tools">{children}</div>}
    </header>
  );
}
