import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { Outage } from '../../account/outage.tsx';
import { plansAddress, signInAddress } from '../../account/return-page.ts';
import { useKeptTool } from '../../offline/use-kept-tool.ts';
import { useKeptCurrent } from '../current-session.ts';
import { hasPro, refreshSession, useSession } from '../session.ts';
import { Closed } from './closed.tsx';
import './pro.css';
import { useOpened } from './use-opened.ts';
import { keepCases, takeCases } from './wanted-cases.ts';
import { wayIn } from './way-in.ts';

interface ProCode {
  readonly load: () => Promise<ComponentType>;
  /** Public placeholder until the page has opened. */
  readonly Shell: ComponentType;
}

/**
 * A page for subscribers. Its code is requested only with Pro, since the server refuses it otherwise. Once open it
 * stays open whatever becomes of the subscription, so that no entries are lost.
 */
export function ProPage({ load, Shell }: ProCode) {
  const session = useSession();
  const way = wayIn(session);
  const [Opened, setOpened] = useState<ComponentType>();
  const [fault, setFault] = useState<{ readonly reason: unknown }>();
  const isOpen = Opened !== undefined;
  useKeptCurrent();
  useOpened(isOpen);
  useKeptTool(isOpen);

  useEffect(() => {
    if (isOpen || way === 'wait') return undefined;
    if (way !== 'open') {
      keepCases(location.pathname, location.hash);
      const page = location.pathname + location.search;
      location.replace(way === 'sign-in' ? signInAddress(page) : plansAddress(page));
      return undefined;
    }
    let left = false;
    const open = async () => {
      try {
        const Content = await load();
        if (left) return;
        if (location.hash === '') {
          const cases = takeCases(location.pathname);
          if (cases !== '') history.replaceState(null, '', location.pathname + location.search + cases);
        }
        // The first render of a workbench takes several milliseconds.
        startTransition(() => setOpened(() => Content));
      } catch (reason) {
        // If the request was refused because Pro has just ended, the refreshed session shows that.
        if (hasPro(await refreshSession()) && !left) setFault({ reason });
      }
    };
    void open();
    return () => {
      left = true;
    };
  }, [way, isOpen, load]);

  if (fault) throw fault.reason;
  if (!Opened) {
    return (
      <div className="pro-waiting">
        <Outage />
        <Shell />
      </div>
    );
  }
  return (
    <>
      {way !== 'open' && way !== 'wait' && <Closed way={way} />}
      <Opened />
    </>
  );
}

/** The component of a Pro page. */
export function proPage(code: ProCode): ComponentType {
  return () => <ProPage {...code} />;
}
