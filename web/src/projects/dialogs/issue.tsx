import type { ListedSheet } from '@isentrope/records';
import { TextAreaField } from '../../account/form/fields.tsx';
import { noticeFromOutcome, noticeFromFailure } from '../../account/form/form.tsx';
import { createdShape, post } from '../../account/request.ts';
import { revisionPath } from '../paths.ts';
import { numberedTitle } from '../texts.ts';
import { FormDialog } from './form-dialog.tsx';
import { requestSigningProof, SigningConfirmation, noticeFromSigningFailure } from './signing-confirmation.tsx';
import type { DialogProps } from './use-dialog.ts';
import { useSheet } from './use-sheet.ts';

/** Issues a sheet for check and navigates to the new revision. */
export default function Issue({
  sheet: { id, number, title, revision },
  staleReasons,
  ...dialog
}: DialogProps & {
  sheet: Pick<ListedSheet, 'id' | 'number' | 'title' | 'revision'>;
  /** Short reasons why the sheet is stale; empty if it is up to date. */
  staleReasons: readonly string[];
}) {
  const { load } = useSheet(id);
  return (
    <FormDialog
      {...dialog}
      title="Issue for check"
      label="Issue for check"
      busy="Issuing…"
      submit={async entries => {
        const reason = entries.text('reason').trim().replaceAll(/\s+/g, ' ');
        if (reason === '') return { tone: 'error', text: 'Enter the reason for this revision.', field: 'reason' };
        const sheet = await load();
        if (!sheet.ok) return noticeFromFailure(sheet.failure);
        const { version } = sheet.value;
        const confirmed = await requestSigningProof(entries, { act: 'issued', sheet: id, version });
        if (!confirmed.ok) return confirmed.notice;
        return noticeFromOutcome(
          await post(`/api/sheets/${id}/revisions`, { version, reason, ...confirmed.shown }, createdShape),
          value => location.assign(revisionPath(value.id)),
          noticeFromSigningFailure,
        );
      }}
    >
      <p className="dialog-about">
        <b>{numberedTitle(number, title)}</b>
        {revision === null ? ' is issued for the first time.' : `, after revision ${revision}.`} It is calculated and
        frozen with its inputs, results and working; nobody can alter it afterwards.
      </p>
      {staleReasons.length > 0 && (
        <p className="banner warning">
          This sheet is stale, and a stale sheet cannot be issued: {staleReasons.join('; ')}. Update it first.
        </p>
      )}
      <p className="dialog-rule">You sign as originator; someone else must check it.</p>
      <TextAreaField name="reason" label="Reason for this revision" rows={2} maxLength={500} required />
      <SigningConfirmation />
    </FormDialog>
  );
}
