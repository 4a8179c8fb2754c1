import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { Outage } from '../../account/outage.tsx';
import { plansPath, signInPath } from '../../account/return-page.ts';
import { useToolCaching } from '../../offline/use-tool-caching.ts';
import { useAutoRefresh } from '../auto-refresh.ts';
import { hasPro, refreshSession, useSession } from '../session.ts';
import { LostAccess } from './lost-access.tsx';
import './pro.css';
import { useClearPendingTool } from './use-clear-pending-tool.ts';
import { saveLinkedCases, takeLinkedCases } from './linked-cases.ts';
import { getPageAccess } from './page-access.ts';

interface ProCode {
  readonly load: () => Promise<ComponentType>;
  /** Public placeholder until the page has opened. */
  readonly Shell: ComponentType;
}

/**
 * A page for subscribers. Its code is requested only with Pro, since the server refuses it otherwise. Once open it
 * stays open whatever becomes of the subscription, so that no entries are lost.
 */
function ProPage({ load, Shell }: ProCode) {
  const session = useSession();
  const access = getPageAccess(session);
  const [Opened, setOpened] = useState<ComponentType>();
  const [fault, setFault] = useState<{ readonly reason: unknown }>();
  const isOpen = Opened !== undefined;
  useAutoRefresh();
  useClearPendingTool(isOpen);
  useToolCaching(isOpen);

  useEffect(() => {
    if (isOpen || access === 'wait') return undefined;
    if (access !== 'open') {
      saveLinkedCases(location.pathname, location.hash);
      const page = location.pathname + location.search;
      location.replace(access === 'sign-in' ? signInPath(page) : plansPath(page));
      return undefined;
    }
    let left = false;
    const open = async () => {
      try {
        const Content = await load();
        if (left) return;
        if (location.hash === '') {
          const cases = takeLinkedCases(location.pathname);
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
  }, [access, isOpen, load]);

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
      {access !== 'open' && access !== 'wait' && <LostAccess access={access} />}
      <Opened />
    </>
  );
}

/** The component of a Pro page. */
export function proPage(code: ProCode): ComponentType {
  return () => <ProPage {...code} />;
}
