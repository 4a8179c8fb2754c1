import { lazy } from 'react';
import { LazyPart, PartBoundary, PartMissing } from '../../shell/part-boundary.tsx';
import type { ActionContext } from './action.ts';
import { SearchDialog } from './search/search-dialog.tsx';

const Keys = lazy(async () => ({ default: (await import('./keyboard/shortcuts-dialog.tsx')).KeysDialog }));

/**
 * The open help dialog. The search dialog is not loaded lazily, so that no keys typed after its shortcut are lost; only
 * its entries are.
 */
export function HelpDialogs({ context }: { readonly context: ActionContext }) {
  const { open, setOpen } = context.help;
  const close = () => setOpen(undefined);
  if (open === 'find')
    return (
      <PartBoundary fallback={<PartMissing />}>
        <SearchDialog context={context} onClose={close} />
      </PartBoundary>
    );
  if (open !== 'keys') return null;
  return (
    <LazyPart>
      <Keys context={context} onClose={close} />
    </LazyPart>
  );
}
