import { lazy, Suspense, useEffect } from 'react';
import { PartBoundary, PartMissing } from '../../shell/part-boundary.tsx';
import type { ActionContext } from './action.ts';

const loadFind = () => import('./find-dialog.tsx');
const Find = lazy(async () => ({ default: (await loadFind()).FindDialog }));
const Keys = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));

/** The search, loaded when there is nothing else to do, so that what is typed after its keys arrives; the list of keys. */
export function HelpDialogs({ context }: { readonly context: ActionContext }) {
  const { open, setOpen } = context.help;
  useEffect(() => {
    const load = () => void loadFind().catch(() => {});
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(load, 2000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(load);
    return () => cancelIdleCallback(idle);
  }, []);
  if (!open) return null;
  const close = () => setOpen(undefined);
  return (
    <PartBoundary instead={<PartMissing />}>
      <Suspense>
        {open === 'find' && <Find context={context} onClose={close} />}
        {open === 'keys' && <Keys context={context} onClose={close} />}
      </Suspense>
    </PartBoundary>
  );
}
