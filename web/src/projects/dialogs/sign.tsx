import type { Act, Revision } from '@isentrope/records';
import { tell } from '../../account/request.ts';
import { counted, titled } from '../words.ts';
import { FormDialog } from './form-dialog.tsx';
import { shownBy, SigningConfirmation, signingRefused } from './signing-confirmation.tsx';
import type { DialogProps } from './use-dialog.ts';

export type SigningAct = Exclude<Act, 'issued'>;

/** Label and consequence of each signing action. */
const acts: Readonly<
  Record<SigningAct, { readonly label: string; readonly busy: string; readonly consequences: string }>
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
      'You release this revision for use. Every earlier one is superseded by it. A change after this needs a new revision.',
  },
  returned: {
    label: 'Return',
    busy: 'Returning…',
    consequences:
      'The revision is not to be used. It stays on record as returned, with its comments; the originator works on the sheet and issues the next one.',
  },
};

/** Checks, approves or returns a revision in the user's name. */
export default function Sign({
  act,
  revision: { id, letter, hash, record, openComments },
  done,
  ...dialog
}: DialogProps & { act: SigningAct; revision: Revision; done: () => Promise<void> }) {
  const { label, busy, consequences } = acts[act];
  const { number, title } = record.sheet;
  return (
    <FormDialog
      {...dialog}
      title={`${label} revision ${letter}`}
      label={label}
      busy={busy}
      danger={act === 'returned'}
      submit={async entries => {
        const confirmed = await shownBy(entries, { act, revision: hash });
        if (!confirmed.ok) return confirmed.notice;
        const answer = await tell(`/api/revisions/${id}/acts`, { act, ...confirmed.shown });
        if (!answer.ok) return signingRefused(answer.failure);
        await done();
        return undefined;
      }}
    >
      <p className="dialog-about">
        <b>{titled(number, title)}</b>, revision {letter}, <span className="mono">{hash.slice(0, 12)}…</span>
      </p>
      <p className="dialog-rule">{consequences}</p>
      {openComments > 0 && act === 'checked' && (
        <p className="dialog-about">
          {counted(openComments, 'comment')} {openComments === 1 ? 'is' : 'are'} open. The check is not hindered by
          that; the approval is.
        </p>
      )}
      <p className="dialog-about">Your name, the date and the time are signed together with the hash, for good.</p>
      <SigningConfirmation />
    </FormDialog>
  );
}
