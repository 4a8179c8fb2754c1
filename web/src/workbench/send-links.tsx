import { presentValues, sendFragment } from '@isentrope/calculators/kit';
import { useEffect, useState } from 'react';
import { useBench } from './bench-context.ts';
import type { BenchCase } from './bench.ts';

/** Links from a calculated case to other calculators, which open with its numbers. */
export function SendLinks({ item: { calculated } }: { item: BenchCase }) {
  const { definition } = useBench();
  const [links, setLinks] = useState<readonly { readonly label: string; readonly href: string }[]>([]);
  const result = calculated?.result;
  useEffect(() => {
    let left = false;
    const values = result ? presentValues(result.evaluation) : {};
    const sendings = result
      ? definition.sends.flatMap(({ to, label, give }) => {
          const given = give(values);
          return given ? [sendFragment(to, given).then(fragment => ({ label, href: `/${to}${fragment}` }))] : [];
        })
      : [];
    void Promise.all(sendings).then(ready => {
      if (!left) setLinks(ready);
    });
    return () => {
      left = true;
    };
  }, [definition, result]);
  if (links.length === 0) return null;
  return (
    <ul className="send-links">
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
