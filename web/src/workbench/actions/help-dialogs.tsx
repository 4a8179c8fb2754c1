import { lazy, Suspense } from 'react';
import { PartBoundary, PartMissing } from '../../shell/part-boundary.tsx';
import type { ActionContext } from './action.ts';

const Find = lazy(async () => ({ default: (await import('./find-dialog.tsx')).FindDialog }));
const Keys = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));

/** The search or the list of keys, loaded when it is first asked for. */
export function HelpDialogs({ context }: { readonly context: ActionContext }) {
  const { open, setOpen } = context.help;
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
