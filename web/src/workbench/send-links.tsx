import { presentValues, sendFragment, sendingsOf } from '@isentrope/calculators/kit';
import { useEffect, useState } from 'react';
import { useBench } from './bench-context.ts';
import type { BenchCase } from './bench-model.ts';

/** Links from a calculated case to other calculators, which open with its numbers. */
export function SendLinks({ item: { calculated } }: { item: BenchCase }) {
  const { definition } = useBench();
  const [links, setLinks] = useState<readonly { readonly label: string; readonly href: string }[]>([]);
  const result = calculated?.result;
  useEffect(() => {
    let left = false;
    const sendings = result ? sendingsOf(definition, presentValues(result.evaluation)) : [];
    const ready = sendings.map(async ({ to, label, given }) => ({
      label,
      href: `/${to}${await sendFragment(to, given)}`,
    }));
    void Promise.all(ready).then(all => {
      if (!left) setLinks(all);
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
