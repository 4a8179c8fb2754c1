import type { RevisionAction, Revision } from '@isentrope/records';
import { postOnly } from '../../account/request.ts';
import { pluralise, numberedTitle } from '../texts.ts';
import { FormDialog } from './form-dialog.tsx';
import { requestSigningProof, SigningConfirmation, noticeFromSigningFailure } from './signing-confirmation.tsx';
import type { DialogProps } from './use-dialog.ts';
import { noticeFromOutcome } from '../../account/form/form.tsx';

export type SigningAction = Exclude<RevisionAction, 'issued'>;

/** Label and consequence of each signing action. */
const actions: Readonly<
  Record<SigningAction, { readonly label: string; readonly busy: string; readonly consequences: string }>
> = {
  checked: {
    label: 'Check',
    busy: 'Signing…',
    consequences:
      'You confirm that you have checked these inputs, this working and these results. The revision then waits to be approved; it can still be returned.',
  },
  approved: {
    label: 'Approve',
    busy: 'Signing…',
    consequences:
      'You release this revision for use. It supersedes every earlier one. Any later change needs a new revision.',
  },
  returned: {
    label: 'Return',
    busy: 'Returning…',
    consequences:
      'The revision must not be used. It stays on record as returned, with its comments; the originator revises the sheet and issues the next one.',
  },
};

/** Checks, approves or returns a revision in the user's name. */
export default function Sign({
  act,
  revision: { id, letter, hash, record, openComments },
  done,
  ...dialog
}: DialogProps & { act: SigningAction; revision: Revision; done: () => Promise<void> }) {
  const { label, busy, consequences } = actions[act];
  const { number, title } = record.sheet;
  return (
    <FormDialog
      {...dialog}
      title={`${label} revision ${letter}`}
      label={label}
      busy={busy}
      danger={act === 'returned'}
      submit={async entries => {
        const confirmed = await requestSigningProof(entries, { act, revision: hash });
        if (!confirmed.ok) return confirmed.notice;
        return noticeFromOutcome(
          await postOnly(`/api/revisions/${id}/acts`, { act, ...confirmed.shown }),
          done,
          noticeFromSigningFailure,
        );
      }}
    >
      <p className="dialog-about">
        <b>{numberedTitle(number, title)}</b>, revision {letter}, <span className="mono">{hash.slice(0, 12)}…</span>
      </p>
      <p className="dialog-rule">{consequences}</p>
      {openComments > 0 && act === 'checked' && (
        <p className="dialog-about">
          {pluralise(openComments, 'comment')} {openComments === 1 ? 'is' : 'are'} open. You can still check it; it
          cannot be approved until they are resolved.
        </p>
      )}
      <p className="dialog-about">Your name, the date and the time are signed with the hash, permanently.</p>
      <SigningConfirmation />
    </FormDialog>
  );
}
