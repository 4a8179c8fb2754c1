import { transferFragment, type ReportedCase } from '@isentrope/calculators/kit';
import { useEffect, useState } from 'react';

/** Links that transfer a calculated case to other calculators, labelled with its title if there are several cases. */
export function TransferLinks({ sends, from: caseTitle }: { sends: ReportedCase['sends']; from: string | undefined }) {
  const [links, setLinks] = useState<readonly { readonly label: string; readonly href: string }[]>([]);
  useEffect(() => {
    let left = false;
    const ready = (sends ?? []).map(async ({ to, label, fields }) => ({
      label,
      href: `/${to}${await transferFragment(to, fields)}`,
    }));
    void Promise.all(ready).then(all => {
      if (!left) setLinks(all);
    });
    return () => {
      left = true;
    };
  }, [sends]);
  if (links.length === 0) return null;
  return (
    <ul className="send-links" aria-label={caseTitle === undefined ? 'Send on' : `Send on, ${caseTitle}`}>
      {caseTitle !== undefined && <li aria-hidden="true">{caseTitle}</li>}
      {links.map(({ label, href }) => (
        <li key={label}>
          <a className="link" href={href} target="_blank" rel="noreferrer">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
