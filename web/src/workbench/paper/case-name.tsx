import type { PaperCase } from './paper-case.ts';

/** What a case is called, after its number where it has a name. */
export function CaseName({ of: { number, named, title } }: { of: PaperCase }) {
  return (
    <>
      {named && <span className="paper-of">{number}</span>} {title}
    </>
  );
}
