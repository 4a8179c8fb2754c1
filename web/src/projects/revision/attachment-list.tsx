import type { RecordedAttachment } from '@isentrope/records';
import { attachmentPath } from '../paths.ts';
import { formatBytes } from '../texts.ts';

/** The attachments frozen with a revision: pictures with captions, and links to documents. */
export function AttachmentList({
  sheetId,
  attachments,
}: {
  sheetId: string;
  attachments: readonly RecordedAttachment[];
}) {
  if (attachments.length === 0) return null;
  return (
    <section aria-labelledby="attachments">
      <h2 id="attachments">Attachments</h2>
      {attachments.map(attachment => (
        <Figure key={attachment.sha256} address={attachmentPath(sheetId, attachment.sha256)} attachment={attachment} />
      ))}
    </section>
  );
}

function Figure({
  address,
  attachment: { name, caption, type, size, sha256 },
}: {
  address: string;
  attachment: RecordedAttachment;
}) {
  const isPicture = type !== 'application/pdf';
  return (
    <figure className="attached">
      {isPicture && (
        <a href={address} target="_blank" rel="noreferrer">
          <img src={address} alt={caption === '' ? name : caption} />
        </a>
      )}
      <figcaption>
        {caption !== '' && <span>{caption}</span>}
        {isPicture ? (
          <span className="quiet-text">{name}</span>
        ) : (
          <a className="link" href={address}>
            {name}
          </a>
        )}
        <span className="quiet-text">
          {formatBytes(size)}, SHA-256 <span className="mono">{sha256.slice(0, 16)}…</span>
        </span>
      </figcaption>
    </figure>
  );
}
