import type { Definition } from '@isentrope/calculators/kit';
import type { ReactNode } from 'react';

/** The page that a tool is reached from: the menu of its kind, else the list of all tools. */
function parentOf(id: string): string {
  const end = id.lastIndexOf('/');
  return end < 0 ? '/tools' : `/${id.slice(0, end)}`;
}

/** The head of the page of a calculator: what it is, and what can be done with the work as a whole. */
export function BenchHeader({
  definition,
  children,
}: {
  readonly definition: Definition;
  readonly children: ReactNode;
}) {
  return (
    <header className="bench-header">
      <div>
        <a className="back-link" href={parentOf(definition.id)}>
          Back
        </a>
        <h1>
          {definition.title.replace(/ Pro$/, '')}
          {definition.access === 'pro' && <span className="pro-mark">PRO</span>}
        </h1>
        <p className="summary">
          {definition.summary} <span className="standards">{definition.standards.join(', ')}.</span>
        </p>
      </div>
      {children}
    </header>
  );
}
