import {
  attachmentList,
  maxAttachmentBytes,
  type Attachment,
  type AttachmentList,
  type ListedSheet,
} from '@isentrope/records';
import { useId, useRef, useState } from 'react';
import { FailureBanner } from '../../account/failure-banner.tsx';
import { createdShape, put, remove, type Failure, type Outcome } from '../../account/request.ts';
import { useResource } from '../../account/resource.ts';
import '../../design/controls.css';
import { SheetDialog } from '../../design/sheet-dialog.tsx';
import { attachmentPath } from '../paths.ts';
import { sendFile } from '../file-transfer.ts';
import { formatBytes, numberedTitle } from '../texts.ts';
import './attachments.css';
import type { DialogProps } from './use-dialog.ts';

/** The attachments of a sheet. Editors can add, caption, reorder and remove them. */
export default function Attachments({
  sheet: { id, number, title },
  ...dialog
}: DialogProps & { sheet: Pick<ListedSheet, 'id' | 'number' | 'title'> }) {
  const { value, failure, reload } = useResource(`/api/sheets/${id}/attachments`, attachmentList);
  return (
    <SheetDialog title={`Attachments of ${numberedTitle(number, title)}`} {...dialog}>
      {failure && <FailureBanner failure={failure} />}
      <div className="attachments" aria-busy={value === undefined && failure === undefined}>
        {value && <Opened sheetId={id} list={value} reload={reload} />}
      </div>
    </SheetDialog>
  );
}

function Opened({
  sheetId,
  list: { attachments, editable, limitReason },
  reload,
}: {
  sheetId: string;
  list: AttachmentList;
  reload: () => Promise<void>;
}) {
  const [failure, setFailure] = useState<Failure>();
  const [sending, setSending] = useState<string>();
  /** Awaits a request, reloads the list, and shows the error if it failed. */
  const done = async (outcome: Promise<Outcome<unknown>>) => {
    const answer = await outcome;
    setFailure(answer.ok ? undefined : answer.failure);
    await reload();
    return answer.ok;
  };
  const attach = async (files: readonly File[]) => {
    for (const file of files) {
      if (file.size > maxAttachmentBytes) {
        const message = `“${file.name}” is larger than 5 MB, and was not attached.`;
        setFailure({ message, isReported: false, code: '', status: 0, away: false });
        break;
      }
      setSending(file.name);
      const path = `/api/sheets/${sheetId}/attachments?name=${encodeURIComponent(file.name.slice(-200))}`;
      if (!(await done(sendFile(path, file, createdShape)))) break;
    }
    setSending(undefined);
  };
  const move = (from: number, by: -1 | 1) => {
    const order = attachments.map(each => each.id);
    const [moved = ''] = order.splice(from, 1);
    order.splice(from + by, 0, moved);
    return done(put(`/api/sheets/${sheetId}/attachments`, { order }));
  };
  return (
    <>
      {attachments.length === 0 && (
        <p className="quiet-text">
          Nothing is attached.{' '}
          {editable &&
            'Attach vendor curves, sketches or isometrics; they are frozen with the revision when you issue it.'}
        </p>
      )}
      <ol className="attachment-list">
        {attachments.map((attachment, index) => (
          <Line
            key={attachment.id}
            sheetId={sheetId}
            attachment={attachment}
            editable={editable}
            caption={caption => done(put(`/api/attachments/${attachment.id}`, { caption }))}
            takeOff={() => done(remove(`/api/attachments/${attachment.id}`))}
            moveUp={index > 0 ? () => move(index, -1) : undefined}
            moveDown={index < attachments.length - 1 ? () => move(index, 1) : undefined}
          />
        ))}
      </ol>
      {failure && <FailureBanner failure={failure} />}
      {editable && <Add limitReason={limitReason} sending={sending} onFiles={files => void attach(files)} />}
    </>
  );
}

function Line({
  sheetId,
  attachment: { sha256, name, caption: savedCaption, type, size },
  editable,
  caption,
  takeOff,
  moveUp,
  moveDown,
}: {
  sheetId: string;
  attachment: Attachment;
  editable: boolean;
  caption: (text: string) => Promise<boolean>;
  takeOff: () => Promise<boolean>;
  /** Undefined for the first or last attachment. */
  moveUp: (() => Promise<boolean>) | undefined;
  moveDown: (() => Promise<boolean>) | undefined;
}) {
  const id = useId();
  const address = attachmentPath(sheetId, sha256);
  const act = (label: string, what: (() => Promise<boolean>) | undefined) => (
    <button className="link" type="button" disabled={!what} onClick={() => void what?.()}>
      {label}
      <span className="visually-hidden"> “{name}”</span>
    </button>
  );
  return (
    <li>
      <a className="attachment-face" href={address} target="_blank" rel="noreferrer" aria-label={`Open “${name}”`}>
        {type === 'application/pdf' ? <span className="mono">PDF</span> : <img src={address} alt="" />}
      </a>
      <div>
        <p className="attachment-name">
          {name} <span className="quiet-text">{formatBytes(size)}</span>
        </p>
        {editable ? (
          <div className="field">
            <label className="visually-hidden" htmlFor={id}>
              Caption of “{name}”
            </label>
            <input
              id={id}
              type="text"
              defaultValue={savedCaption}
              placeholder="Caption"
              maxLength={500}
              autoComplete="off"
              onBlur={event => {
                const text = event.currentTarget.value.trim();
                if (text !== savedCaption) void caption(text);
              }}
            />
          </div>
        ) : (
          savedCaption !== '' && <p>{savedCaption}</p>
        )}
        {editable && (
          <p className="attachment-actions">
            {act('Earlier', moveUp)}
            {act('Later', moveDown)}
            {act('Remove', takeOff)}
          </p>
        )}
      </div>
    </li>
  );
}

function Add({
  limitReason,
  sending,
  onFiles,
}: {
  limitReason: string | null;
  /** Name of the file being uploaded. */
  sending: string | undefined;
  onFiles: (files: readonly File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  if (limitReason !== null) return <p className="quiet-text">{limitReason}</p>;
  return (
    <div className="form-actions">
      <button
        className="button primary"
        type="button"
        disabled={sending !== undefined}
        onClick={() => input.current?.click()}
      >
        Attach files…
      </button>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        aria-label="Files to attach"
        tabIndex={-1}
        multiple
        accept="image/png,image/jpeg,image/webp,application/pdf"
        onChange={event => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          onFiles(files);
        }}
      />
      <span className="quiet-text" role="status">
        {sending === undefined ? 'PNG, JPEG, WebP or PDF, up to 5 MB each.' : `Sending “${sending}”.`}
      </span>
    </div>
  );
}
