import type { ReportedCase } from '@isentrope/calculators/kit';
import { useEffect, useId, useState } from 'react';
import type { WorkbenchCase } from '../../state/workbench-model.ts';
import { useWorkbenchContext } from '../../workbench-context.ts';

type Sends = NonNullable<ReportedCase['sends']>;
type Send = Sends[number];

const nothing: Sends = [];

const loadLinkCode = () => import('../../files/link-code.ts');

interface ReadyLink {
  readonly label: string;
  readonly href: string;
}

async function linkOf({ to, label, fields, asRows }: Send, title: string): Promise<ReadyLink> {
  const { rowsFragment, transferFragment } = await loadLinkCode();
  return {
    label,
    href: `/${to}${await (asRows ? rowsFragment(to, [fields]) : transferFragment(to, fields, { path: location.pathname, title }))}`,
  };
}

/** The links that `make` creates, once they are ready; created again when the dependency changes. */
function useLinks(make: () => readonly Promise<ReadyLink>[], dependency: unknown): readonly ReadyLink[] {
  const [ready, setReady] = useState<{ readonly of: unknown; readonly links: readonly ReadyLink[] }>();
  useEffect(() => {
    let left = false;
    Promise.all(make()).then(
      links => {
        if (!left) setReady({ of: dependency, links });
      },
      // Without the code that creates links, there are none.
      () => undefined,
    );
    return () => {
      left = true;
    };
    // `make` depends on nothing else.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [dependency]);
  return ready && ready.of === dependency ? ready.links : [];
}

function NewTabLink({ label, href }: ReadyLink) {
  return (
    <a className="link" href={href} target="_blank" rel="noreferrer">
      {label}
    </a>
  );
}

/** Links that transfer a calculated case to other calculators, labelled with its title if there are several cases. */
export function TransferLinks({
  sends = nothing,
  from: caseTitle,
}: {
  sends: ReportedCase['sends'];
  from: string | undefined;
}) {
  const { title } = useWorkbenchContext().definition;
  const links = useLinks(() => sends.filter(({ item }) => item === undefined).map(send => linkOf(send, title)), sends);
  const ofItems = sends.filter(({ item }) => item !== undefined);
  if (links.length === 0 && ofItems.length === 0) return null;
  return (
    <ul
      className="send-links"
      aria-label={
        caseTitle === undefined ? 'Continue in another calculator' : `Continue in another calculator, ${caseTitle}`
      }
    >
      {caseTitle !== undefined && <li aria-hidden="true">{caseTitle}</li>}
      {links.map(link => (
        <li key={link.label}>
          <NewTabLink {...link} />
        </li>
      ))}
      {ofItems.length > 0 && (
        <li>
          <ItemTransfer sends={ofItems} />
        </li>
      )}
    </ul>
  );
}

/** The choice of an item of the case, such as a line of a network, with the link that transfers it. */
function ItemTransfer({ sends }: { readonly sends: Sends }) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const send = sends.find(({ item }) => item === chosen) ?? sends[0];
  const { title } = useWorkbenchContext().definition;
  const links = useLinks(() => (send ? [linkOf(send, title)] : []), send);
  return (
    <>
      <label htmlFor={id}>Item</label>{' '}
      <select id={id} value={send?.item} onChange={({ target }) => setChosen(target.value)}>
        {sends.map(({ item }) => (
          <option key={item}>{item}</option>
        ))}
      </select>{' '}
      {links.map(link => (
        <NewTabLink key={link.label} {...link} />
      ))}
    </>
  );
}

/** Links that add the rows of all cases to another calculator at once, if there are several. */
export function AllRowsLinks({ cases }: { readonly cases: readonly WorkbenchCase[] }) {
  const sends = cases.flatMap(({ calculated }) => calculated?.report.sends?.filter(({ asRows }) => asRows) ?? []);
  const targets = [...new Set(sends.map(({ to }) => to))].flatMap(to => {
    const own = sends.filter(send => send.to === to);
    return own.length > 1
      ? [{ to, label: `${own[0]?.label} (all ${own.length})`, inputs: own.map(each => each.fields) }]
      : [];
  });
  const links = useLinks(
    () =>
      targets.map(async ({ to, label, inputs }) => {
        const { rowsFragment } = await loadLinkCode();
        return { label, href: `/${to}${await rowsFragment(to, inputs)}` };
      }),
    JSON.stringify(targets),
  );
  if (links.length === 0) return null;
  return (
    <ul className="send-links" aria-label="Continue in another calculator, all cases">
      {links.map(link => (
        <li key={link.href}>
          <NewTabLink {...link} />
        </li>
      ))}
    </ul>
  );
}
