import { lazy, Suspense } from 'react';
import { signInPath } from '../../../account/return-page.ts';
import { projectPath } from '../../../projects/paths.ts';
import { useOnline } from '../../../shell/connection.ts';
import { useOutageReport } from '../../../shell/outage-report.ts';
import { useDialog } from '../../../projects/dialogs/use-dialog.ts';
import { numberedTitle } from '../../../projects/texts.ts';
import type { RequestFailure } from './sheet-client.ts';
import type { SyncState } from './sheet-sync.ts';
import { sheetStateLabel } from './sheet-labels.ts';
import './sheet-bar.css';

const Attachments = lazy(() => import('../../../projects/dialogs/attachments.tsx'));
const Issue = lazy(() => import('../../../projects/dialogs/issue.tsx'));
const NextSheet = lazy(() => import('../../../projects/dialogs/next-sheet.tsx'));

const saveStateLabels: Readonly<Record<SyncState['saveState'], string>> = {
  saved: 'Saved',
  saving: 'Saving…',
  away: 'Waiting for the server: saved in this browser',
  refused: 'Not saved to the project: saved in this browser',
  asking: 'Not saved: changed by both of you',
};

const offlineLabel = 'Offline: saved in this browser';

function changedSourcesText(count: number): string {
  return count === 1
    ? 'A value that this sheet reads has changed'
    : `${count} values that this sheet reads have changed`;
}

function currentAddress(): string {
  return location.pathname + location.search;
}

/** The bar above the workbench: project, sheet, revision state and save state. */
export function SheetBar({
  state: { sheet, saveState, refusal },
  lockReason,
  changedSourceCount,
  onUpdate,
  onDecide,
}: {
  readonly state: SyncState;
  /** The number of read values that have changed at their source. */
  readonly changedSourceCount: number;
  readonly onUpdate: () => void;
  /** The reason why the sheet is read-only. */
  readonly lockReason: string | undefined;
  readonly onDecide: () => void;
}) {
  const { project, number, title } = sheet;
  const isChanged = sheet.state === 'draft' || sheet.state === 'revised';
  const online = useOnline();
  useOutageReport('action', lockReason === undefined && saveState === 'away');
  const dialog = useDialog<'attachments' | 'new sheet' | 'issue'>();
  return (
    <nav className="sheet-line" aria-label="Sheet">
      <a href={projectPath(project.id)}>{numberedTitle(project.number, project.name)}</a>
      <p>
        <b>{numberedTitle(number, title)}</b>
        <span className="sheet-state">{sheetStateLabel(sheet)}</span>
        <button
          type="button"
          className="link"
          aria-haspopup="dialog"
          onClick={event => dialog.open('attachments', event.currentTarget)}
        >
          Attachments
        </button>
        {lockReason === undefined && (
          <>
            {isChanged && (
              <button
                type="button"
                className="link"
                aria-haspopup="dialog"
                disabled={saveState !== 'saved'}
                onClick={event => dialog.open('issue', event.currentTarget)}
              >
                Issue for check…
              </button>
            )}
            <button
              type="button"
              className="link"
              aria-haspopup="dialog"
              onClick={event => dialog.open('new sheet', event.currentTarget)}
            >
              New sheet
            </button>
          </>
        )}
      </p>
      {changedSourceCount > 0 && (
        <p className="sheet-changed" role="status">
          {changedSourcesText(changedSourceCount)}
          {lockReason === undefined && (
            <button type="button" className="link" onClick={onUpdate}>
              Update
            </button>
          )}
        </p>
      )}
      {lockReason === undefined ? (
        <p className="save-state" role="status" data-kept={saveState}>
          {saveState === 'away' && !online ? offlineLabel : saveStateLabels[saveState]}
          {saveState === 'asking' && (
            <button type="button" className="link" onClick={onDecide}>
              Decide
            </button>
          )}
          {refusal && saveState === 'refused' && <span className="sheet-reason">{refusal.message}</span>}
          {refusal?.signedOut && saveState === 'refused' && <a href={signInPath(currentAddress())}>Sign in</a>}
        </p>
      ) : (
        <p className="save-state">
          Read only<span className="sheet-reason">{lockReason}</span>
        </p>
      )}
      <Suspense>
        {dialog.subject === 'attachments' && <Attachments opener={dialog.opener} close={dialog.close} sheet={sheet} />}
        {dialog.subject === 'issue' && (
          <Issue
            opener={dialog.opener}
            close={dialog.close}
            sheet={sheet}
            staleReasons={changedSourceCount > 0 ? [changedSourcesText(changedSourceCount)] : []}
          />
        )}
        {dialog.subject === 'new sheet' && (
          <NextSheet opener={dialog.opener} close={dialog.close} projectId={project.id} />
        )}
      </Suspense>
    </nav>
  );
}

/** Error banner for a sheet that cannot be opened. */
export function SheetOpenError({ failure }: { readonly failure: RequestFailure }) {
  useOutageReport('action', failure.away);
  return (
    <p className="banner sheet-read-only" role="alert">
      This sheet cannot be opened. {failure.message}{' '}
      {failure.signedOut ? (
        <a href={signInPath(currentAddress())}>Sign in</a>
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
