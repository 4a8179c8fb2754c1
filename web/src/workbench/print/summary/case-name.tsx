import type { PrintedCase } from '../printed-case.ts';

/** The title of a case, with its number if it has a name. */
export function CaseName({ of: { number, named, title } }: { of: PrintedCase }) {
  return (
    <>
      {named && <span className="paper-of">{number}</span>} {title}
    </>
  );
}
