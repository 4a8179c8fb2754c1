import { lazy, Suspense } from 'react';
import { signInAddress } from '../../../account/return-page.ts';
import { projectAddress } from '../../../projects/address.ts';
import { useDialog } from '../../../projects/dialogs/use-dialog.ts';
import { titled } from '../../../projects/words.ts';
import type { NotDone } from './sheet-server.ts';
import type { SheetState } from './sheet-sync.ts';
import { stateWords } from './sheet-words.ts';
import './sheet-line.css';

const Attachments = lazy(() => import('../../../projects/dialogs/attachments.tsx'));

const keptWords: Readonly<Record<SheetState['kept'], string>> = {
  saved: 'Saved',
  saving: 'Saving…',
  away: 'Not connected: kept in this browser',
  refused: 'Not saved: kept in this browser',
  asking: 'Not saved: changed by both',
};

function here(): string {
  return location.pathname + location.search;
}

/** The bar above the workbench: project, sheet, revision state and save state. */
export function SheetLine({
  state: { sheet, kept, refusal },
  locked,
  changed,
  onUpdate,
  onDecide,
}: {
  readonly state: SheetState;
  /** The number of read values that have changed at their source. */
  readonly changed: number;
  readonly onUpdate: () => void;
  /** The reason why the sheet is read-only. */
  readonly locked: string | undefined;
  readonly onDecide: () => void;
}) {
  const { project, number, title } = sheet;
  const dialog = useDialog<'attachments'>();
  return (
    <nav className="sheet-line" aria-label="Sheet">
      <a href={projectAddress(project.id)}>{titled(project.number, project.name)}</a>
      <p>
        <b>{titled(number, title)}</b>
        <span className="sheet-state">{stateWords(sheet)}</span>
        <button
          type="button"
          className="link"
          aria-haspopup="dialog"
          onClick={event => dialog.open('attachments', event.currentTarget)}
        >
          Attachments
        </button>
      </p>
      {changed > 0 && (
        <p className="sheet-changed" role="status">
          {changed === 1 ? 'A value that it reads has changed' : `${changed} values that it reads have changed`}
          {locked === undefined && (
            <button type="button" className="link" onClick={onUpdate}>
              Update
            </button>
          )}
        </p>
      )}
      {locked === undefined ? (
        <p className="sheet-kept" role="status" data-kept={kept}>
          {keptWords[kept]}
          {kept === 'asking' && (
            <button type="button" className="link" onClick={onDecide}>
              Decide
            </button>
          )}
          {refusal && kept === 'refused' && <span className="sheet-why">{refusal.message}</span>}
          {refusal?.signedOut && kept === 'refused' && <a href={signInAddress(here())}>Sign in</a>}
        </p>
      ) : (
        <p className="sheet-kept">
          Read only<span className="sheet-why">{locked}</span>
        </p>
      )}
      <Suspense>{dialog.asked && <Attachments opener={dialog.opener} close={dialog.close} sheet={sheet} />}</Suspense>
    </nav>
  );
}

/** Error banner for a sheet that cannot be opened. */
export function SheetNotOpen({ failure }: { readonly failure: NotDone }) {
  return (
    <p className="banner sheet-not-open" role="alert">
      This sheet cannot be opened. {failure.message}{' '}
      {failure.signedOut ? (
        <a href={signInAddress(here())}>Sign in</a>
      ) : failure.away ? (
        <button type="button" className="link" onClick={() => location.reload()}>
          Try again
        </button>
      ) : (
        <a href="/projects">Your projects</a>
      )}
    </p>
  );
}
