import type { ReactNode } from 'react';

/** Terms with their texts as a list; terms without a text are left out. */
export function TermList({
  className,
  lines,
}: {
  className?: string;
  lines: readonly (readonly [term: string, text: ReactNode])[];
}) {
  return (
    <dl className={className}>
      {lines
        .filter(([, text]) => text !== '')
        .map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}
