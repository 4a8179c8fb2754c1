import {
  revision as revisionShape,
  sheet as sheetShape,
  type ListedSheet,
  type Project,
  type ProjectMap,
} from '@isentrope/records';
import { useState } from 'react';
import { TextAreaField } from '../../account/form/fields.tsx';
import { noticeFromFailure, type Entries, type Notice } from '../../account/form/form.tsx';
import { get, postOnly } from '../../account/request.ts';
import { revisionPath } from '../paths.ts';
import { sheetsAwaiting, type JointAction } from '../project/pending-signatures.ts';
import { numberedTitle, pluralise } from '../texts.ts';
import { FormDialog } from './form-dialog.tsx';
import { requestSigningProof, SigningConfirmation, noticeFromSigningFailure } from './signing-confirmation.tsx';
import type { DialogProps } from './use-dialog.ts';

/** Labels and consequences of signing several sheets. */
const actions: Readonly<
  Record<JointAction, { readonly title: string; readonly label: string; readonly consequences: string }>
> = {
  issued: {
    title: 'Issue several for check',
    label: 'Issue for check',
    consequences:
      'Each sheet is calculated and frozen with its inputs, results and working. You sign as originator; someone else must check them.',
  },
  checked: {
    title: 'Check several',
    label: 'Check',
    consequences:
      'You confirm that you have checked the inputs, the working and the results of each of these revisions. Open those that you have not seen yet.',
  },
  approved: {
    title: 'Approve several',
    label: 'Approve',
    consequences:
      'You release each of these revisions for use. It supersedes the earlier ones of its sheet. Any later change needs a new revision.',
  },
};

/** Issues, checks or approves several sheets, one signature each, with one confirmation of the password. */
export default function SignSeveral({
  act,
  project,
  map,
  done,
  ...dialog
}: DialogProps & { act: JointAction; project: Project; map: ProjectMap | undefined; done: () => Promise<void> }) {
  const { title, label, consequences } = actions[act];
  const sheets = sheetsAwaiting(act, project, map);
  const [progress, setProgress] = useState('');
  const submit = async (entries: Entries): Promise<Notice | undefined> => {
    const chosen = sheets.filter(({ id }) => entries.isChecked(fieldOf(id)));
    if (chosen.length === 0) return { tone: 'error', text: 'Choose at least one sheet.' };
    const reason = entries.text('reason').trim().replaceAll(/\s+/g, ' ');
    if (act === 'issued' && reason === '')
      return { tone: 'error', text: 'Enter the reason for these revisions.', field: 'reason' };
    for (const [index, sheet] of chosen.entries()) {
      setProgress(`Signing ${index + 1} of ${chosen.length}…`);
      const notice = await (act === 'issued' ? issue(sheet, reason, entries) : sign(act, sheet, entries));
      if (notice === undefined) continue;
      setProgress('');
      if (index === 0) return notice;
      await done();
      const name = numberedTitle(sheet.number, sheet.title);
      return { ...notice, text: `${index} of ${chosen.length} signed. ${name}: ${notice.text}` };
    }
    await done();
    return undefined;
  };
  return (
    <FormDialog {...dialog} title={title} label={label} busy="Signing…" submit={submit}>
      <p className="dialog-rule">{consequences}</p>
      <fieldset className="signed-sheets">
        <legend>{pluralise(sheets.length, 'sheet')}</legend>
        {sheets.map(sheet => (
          <SheetChoice key={sheet.id} sheet={sheet} map={map} />
        ))}
      </fieldset>
      {act === 'issued' && (
        <TextAreaField name="reason" label="Reason for these revisions" rows={2} maxLength={500} required />
      )}
      <p className="dialog-about">
        Your name, the date and the time are signed with the hash of each revision, permanently.
      </p>
      <SigningConfirmation />
      <p className="quiet-text" role="status">
        {progress}
      </p>
    </FormDialog>
  );
}

const fieldOf = (sheetId: string) => `sheet-${sheetId}`;

/** A sheet to sign, with its revision and main result; one with errors has to be chosen deliberately. */
function SheetChoice({
  sheet: { id, number, title, revision, revisionId, state },
  map,
}: {
  sheet: ListedSheet;
  map: ProjectMap | undefined;
}) {
  const mapped = map?.sheets.find(each => each.id === id);
  const isIssued = state === 'for check' || state === 'checked';
  const [answer] = mapped?.answers ?? [];
  const errors = mapped?.errors ?? 0;
  return (
    <div>
      <label>
        <input type="checkbox" name={fieldOf(id)} defaultChecked={errors === 0} />
        <b>{numberedTitle(number, title)}</b>
      </label>
      <span className="quiet-text">
        {answer && `${answer.label} ${answer.text}`}
        {errors > 0 && ` ${pluralise(errors, 'error')}`}
      </span>
      {isIssued && revisionId !== null && (
        <a className="link" href={revisionPath(revisionId)} target="_blank" rel="noreferrer">
          Revision {revision}
        </a>
      )}
    </div>
  );
}

async function issue({ id }: ListedSheet, reason: string, entries: Entries): Promise<Notice | undefined> {
  const sheet = await get(`/api/sheets/${id}`, sheetShape);
  if (!sheet.ok) return noticeFromFailure(sheet.failure);
  const { version } = sheet.value;
  const confirmed = await requestSigningProof(entries, { act: 'issued', sheet: id, version });
  if (!confirmed.ok) return confirmed.notice;
  const outcome = await postOnly(`/api/sheets/${id}/revisions`, { version, reason, ...confirmed.shown });
  return outcome.ok ? undefined : noticeFromSigningFailure(outcome.failure);
}

async function sign(
  act: Exclude<JointAction, 'issued'>,
  { revisionId }: ListedSheet,
  entries: Entries,
): Promise<Notice | undefined> {
  const revision = await get(`/api/revisions/${revisionId}`, revisionShape);
  if (!revision.ok) return noticeFromFailure(revision.failure);
  const confirmed = await requestSigningProof(entries, { act, revision: revision.value.hash });
  if (!confirmed.ok) return confirmed.notice;
  const outcome = await postOnly(`/api/revisions/${revisionId}/acts`, { act, ...confirmed.shown });
  return outcome.ok ? undefined : noticeFromSigningFailure(outcome.failure);
}
